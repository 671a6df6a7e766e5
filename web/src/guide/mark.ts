/** Marks what is suggested wherever it is drawn: a card of the hand, or any tile, found by what they do. */

const MARK = 'data-advised';

/** Mark these actions on the page, and again when it draws them anew; the element with that id says what it means to a
 * screen reader. The answer takes the marks away. */
export function mark(actions: readonly string[], label: string): () => void {
  const selector = actions.flatMap(selectorsOf).join(', ');
  if (selector === '') return () => {};
  const look = (): void => {
    for (const node of document.querySelectorAll(selector)) if (!node.hasAttribute(MARK)) put(node, label);
  };
  look();
  // A hand that finds other room is laid in other rows.
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const node of document.querySelectorAll(`[${MARK}]`)) take(node, label);
  };
}

function put(node: Element, label: string): void {
  node.setAttribute(MARK, '');
  const described = node.getAttribute('aria-describedby');
  node.setAttribute('aria-describedby', described ? `${described} ${label}` : label);
}

function take(node: Element, label: string): void {
  node.removeAttribute(MARK);
  const rest = (node.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== label);
  if (rest.length > 0) node.setAttribute('aria-describedby', rest.join(' '));
  else node.removeAttribute('aria-describedby');
}

/** Tiles are called as the action, but for those of Bismarck, which leave the first word out. */
function selectorsOf(action: string): string[] {
  const [word, what] = action.split(' ');
  if (word === 'play' || word === 'discard') return [`.hand [data-card="${what}"]`];
  return [action, ...(what === undefined ? [] : [what])].map((tile) => `[data-tile="${tile}"]`);
}
