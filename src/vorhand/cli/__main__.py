"""`python -m vorhand.cli`."""

from vorhand.cli import main

if __name__ == "__main__":
    main()
