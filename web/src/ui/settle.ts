/** Buttons that have just changed their meaning do nothing for a moment: nobody presses what he has not read. */

import type { Attachment } from 'svelte/attachments';

export const SETTLE_MS = 700;

/** `key` says what the buttons within mean; with every new key they are inert for a moment. */
export function settle(_key: unknown, ms = SETTLE_MS): Attachment<HTMLElement> {
  return (node) => {
    const hold = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const release = (): void => {
      node.removeEventListener('click', hold, true);
      delete node.dataset.settling;
    };
    node.addEventListener('click', hold, true);
    node.dataset.settling = '';
    const timer = setTimeout(release, ms);
    return () => {
      clearTimeout(timer);
      release();
    };
  };
}
