"""The command `vorhand` and its options; each command is a module beside this one."""

import io
import sys
from typing import Annotated

import typer

from vorhand.cli import learn, perft, play, replay, rules, serve, solve, verify
from vorhand.cli.started import program
from vorhand.cli.version import VERSION

__all__ = ["app", "main"]

app = typer.Typer(
    name="vorhand",
    help="Bismarck, the Swedish card game of quotas for three, and Bauernschnapsen, the Austrian one for two pairs: "
    "play them, read their rules, look at played matches.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("replay")(replay.replay)
app.command("serve")(serve.serve)
app.add_typer(rules.app, name="rules")
app.command("solve")(solve.solve)
app.command("perft")(perft.perft)
app.command("verify")(verify.verify)


def _print_version(wanted: bool) -> None:  # noqa: FBT001  # Typer calls it so
    if wanted:
        print(f"vorhand {VERSION}")
        raise typer.Exit


@app.callback()
def _vorhand(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The options before the command."""


def main() -> None:
    """Run the command line and exit with its code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What a terminal cannot show, or what was typed in another encoding, must not end the program.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name=program())
