"""The drawing modules behind icons/generate.py; see icons/README.md."""
