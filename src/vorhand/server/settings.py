"""How a server runs: times, limits and addresses. Everything has a default that suits friends at a table."""

from dataclasses import dataclass, field, replace

__all__ = ["Settings"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Times in seconds."""

    origins: frozenset[str] = frozenset()
    """Where pages may come from, such as "http://127.0.0.1:8765"; their hosts are the only ones answered."""
    shared: tuple[str, ...] = ()
    """Of these, by which other devices find the server, the best first."""
    gone_s: float = 25.0
    """Silence after which a person is away."""
    bot_after_s: float = 60.0
    """How long an absent person is then waited for."""
    grace_s: float = 30.0
    """What a deadline that passed while the server was down still gets."""
    bot_delay_s: float = 0.7
    """How long a bot waits, whatever it has to decide, so that its time tells nothing."""
    bot_think_s: float = 2.0
    """After that, a quiet action is made for the bot."""
    code_s: float = 7200.0
    """How long a spoken code leads to a table."""
    keep_lobby_s: float = 86_400.0
    keep_match_s: float = 60 * 86_400.0
    """How long a table where nothing happens is kept."""
    frames_per_20_s: int = 100
    guesses_per_minute: int = 10
    tables_per_hour: int = 60
    house_calls_per_minute: int = 300
    """How often one address may ask what a house's rules come to."""
    replays_per_minute: int = 120
    """How often one address may look at finished deals."""
    reports_per_hour: int = 12
    reports: str = ""
    """The folder for what people report; empty: they can only keep it themselves."""
    sockets_per_address: int = 64
    send_queue: int = 32
    """Frames that may wait for a slow socket before it is dropped."""
    hosts: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        hosts = frozenset(origin.split("://", 1)[1] for origin in self.origins)
        object.__setattr__(self, "hosts", hosts)

    def with_origins(self, origins: frozenset[str], shared: tuple[str, ...]) -> "Settings":
        """The same for other addresses."""
        return replace(self, origins=origins, shared=shared)
