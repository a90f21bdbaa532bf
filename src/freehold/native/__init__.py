"""The compiled runtime: the same rules, over NumPy records, by Numba. The only package that imports either."""
