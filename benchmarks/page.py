"""The page in real Chromium: time to the first card on a slowed processor, from input to picture, and long tasks.

Prints three numbers in milliseconds: the median time from asking for a running table to its first card, with the
processor slowed four times; the 95th percentile from a click or key to the next picture (the browser's own event
timing); and the longest task while a deal is played.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page import browsers
from tests.page.people import People, Person
from tests.server.running import ServerProcess

_WATCH = """
window.__inputs = []; window.__tasks = [];
new PerformanceObserver((list) => {
  for (const e of list.getEntries()) if (e.interactionId) __inputs.push(e.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => { for (const e of list.getEntries()) __tasks.push(e.duration); })
  .observe({ type: 'longtask', buffered: true });
"""
_FIRST_CARD = """() => new Promise((found) => {
  const look = () => document.querySelector('.hand button')
    ? requestAnimationFrame(() => found(performance.now())) : requestAnimationFrame(look);
  look();
})"""


def _first_card_ms(person: Person, slowed: float) -> float:
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    person.page.reload(wait_until="commit")
    waited = float(person.page.evaluate(_FIRST_CARD))
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return waited


def measured() -> tuple[float, float, float]:
    """First card (median of seven), input to picture (95th percentile), longest task; in milliseconds."""
    executable = browsers.whole()
    if executable is None:
        sys.exit("The page is measured in Chromium, which is missing: install it (Debian: apt-get install chromium).")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=executable, args=browsers.FLAGS)
        people = People(browser, server.origin)
        try:
            anna = people.person()
            anna.context.add_init_script(_WATCH)
            anna.open_table("bismarck/modern")
            anna.play_until("play")
            first = [_first_card_ms(anna, 4.0) for _ in range(7)]
            # Only the first card is measured on a slowed processor: begin the count of tasks anew.
            anna.page.reload()
            anna.play_until("next")
            inputs = anna.page.evaluate("__inputs")
            tasks = anna.page.evaluate("__tasks")
        finally:
            people.leave()
            browser.close()
            server.stop()
    # Inputs below the observer's threshold of 16 ms are not reported: they count as 16.
    inputs = [*inputs, *[16.0] * max(0, 20 - len(inputs))]
    return statistics.median(first), statistics.quantiles(inputs, n=20)[-1], max(tasks, default=0.0)


if __name__ == "__main__":
    card, picture, task = measured()
    print(f"first card {card:.0f} ms at 4x, input to picture p95 {picture:.0f} ms, longest task {task:.0f} ms")
