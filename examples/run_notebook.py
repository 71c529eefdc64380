"""Executes a notebook and writes it with its outputs: python run_notebook.py NOTEBOOK OUT"""

import sys

import nbformat
from nbclient import NotebookClient


def main(notebook: str, out: str) -> None:
    document = nbformat.read(notebook, as_version=4)
    NotebookClient(document, timeout=3600, kernel_name="python3").execute()
    for cell in document.cells:
        # The times of execution differ each time.
        cell.metadata.pop("execution", None)
    nbformat.write(document, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
