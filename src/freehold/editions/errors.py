"""What goes wrong with an edition file, said for people."""


class EditionError(Exception):
    """A fault in an edition or overlay: which file, which key, what is wrong and how to mend it."""

    def __init__(self, file: str, key: str, wrong: str, cure: str) -> None:
        self.file = file
        self.key = key
        self.wrong = wrong
        self.cure = cure
        where = f"{file}, {key}" if key else file
        super().__init__(f"{where}: {wrong}. {cure}")
