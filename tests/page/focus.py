"""Where the focus is after every event: never nowhere, never out of sight, never moved because somebody else acted."""

from tests.page.people import Person

__all__ = ["focus_lost", "focus_moved", "watch_focus"]

# From the first focus on; a key may move it, the tabulator even out of the page, and what has gone cannot keep it.
_WATCH = """() => {
  [window.__lost, window.__moved] = [[], []];
  let held = null, pressed = '', timer;
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, ({ key }) => (pressed = key ?? kind), true);
  const called = (node) => `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent.trim().slice(0, 40)}`;
  const look = () => {
    const now = document.activeElement;
    const at = `at ${document.querySelector('.page')?.dataset.version}`;
    if (now === document.body) {
      if (held !== null && pressed !== 'Tab') __lost.push(`nowhere ${at}, was on ${called(held)}`);
      held = null;
      return;
    }
    const { top, bottom, left, right } = now.getBoundingClientRect();
    const outside = bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth;
    if (outside) __lost.push(`unseen ${at}: ${called(now)}`);
    if (held?.isConnected && held !== now && pressed === '') __moved.push(`${at}: ${called(held)} to ${called(now)}`);
    [held, pressed] = [now, ''];
  };
  const seen = () => {
    clearTimeout(timer);
    timer = setTimeout(look, 30);
  };
  const options = { subtree: true, childList: true, attributeFilter: ['data-version', 'data-finished'] };
  new MutationObserver(seen).observe(document.body, options);
  addEventListener('focusin', seen);
}"""


def watch_focus(person: Person) -> None:
    """From now on, until the page is loaded anew, look after every change where the focus is."""
    person.page.evaluate(_WATCH)


def focus_lost(person: Person) -> list[str]:
    """When it was nowhere or out of sight since."""
    found: list[str] = person.page.evaluate("__lost")
    return found


def focus_moved(person: Person) -> list[str]:
    """When it left what was still there, without a key or a finger."""
    found: list[str] = person.page.evaluate("__moved")
    return found
