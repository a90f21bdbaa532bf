"""Try every operation of a running server with requests made from its own description: try_api.py URL EXAMPLES

A program of its own: the library that makes the requests does not bear being loaded inside a test runner.
"""

import sys

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings


def check(case):
    """No request, however odd, is a fault of the server."""
    answer = case.call()
    assert answer.status_code < 500, (case.path, answer.text)
    assert "Traceback" not in answer.text


def main(url, examples):
    """Try all operations; print how many there are."""
    schema = schemathesis.openapi.from_dict(httpx.get(f"{url}/api/schema/openapi.json").json())
    schema.config.base_url = url
    few = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    operations = [found.ok() for found in schema.get_all_operations()]
    for operation in operations:
        few(given(case=operation.as_strategy())(check))()
    print(len(operations))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
