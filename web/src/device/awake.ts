/** A screen that stays on while somebody plays. */

/** Why it cannot; null where it can. Browsers give it to pages that came safely, not to every page on a network. */
export function whyNotAwake(): 'insecure' | 'missing' | null {
  if ('wakeLock' in navigator) return null;
  return isSecureContext ? 'missing' : 'insecure';
}

/** The screen stays on until the answer is called. A browser lets go when the page is hidden: it is asked again afterwards. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let asking = false;
  let over = false;

  async function ask(): Promise<void> {
    if (over || asking || document.hidden || held?.released === false) return;
    asking = true;
    try {
      held = await navigator.wakeLock.request('screen');
      if (over) await held.release();
    } catch {
      // Refused, as on a battery that is nearly empty; asked again when the page is next seen.
    } finally {
      asking = false;
    }
  }

  const look = (): void => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', look);
    void held?.release();
  };
}
