/** What this browser keeps for us. Where it keeps nothing, as in some private windows, we know it until the page is closed. */

const here = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return here.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    here.delete(key);
  } catch {
    here.set(key, text);
  }
}

export function forget(key: string): void {
  here.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
}
