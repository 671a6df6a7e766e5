/** What leaves the page: links that hold a deal, and files. */

import { encoded } from '../house/links';

/** The deal itself stands in the fragment, so that it needs no table; only a server that is asked to play it sees it. */
export function linkWith(record: string, search: string): string {
  return `${location.origin}/replay${search}#r=${encoded(record)}`;
}

export function saved(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** The same record in many lines. */
export function readable(record: string): string {
  return `${JSON.stringify(JSON.parse(record), null, 1)}\n`;
}
