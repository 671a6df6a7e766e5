/** Rules in a link: the text of the rule file stands in the fragment, which no browser sends to a server. */

const RULES = /[#?&]r=([A-Za-z0-9_-]+)/;

export function linkTo(text: string): string {
  return `${location.origin}/house#r=${encoded(text)}`;
}

export function encoded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The rule file in a link or a fragment; nothing if there is none, or not a whole one. */
export function textIn(link: string): string | null {
  const found = RULES.exec(link)?.[1];
  if (found === undefined) return null;
  try {
    const letters = atob(found.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
