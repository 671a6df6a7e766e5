/** A deal that leaves the page: as a link that holds it, or as the text of a file. */

import { encoded } from '../house/links';
import { pathOf } from '../router.svelte';

/** What of an address holds a record. */
export function fragmentOf(record: string): string {
  return `#r=${encoded(record)}`;
}

/** The deal itself stands in the fragment, so that it needs no table; only a server that is asked to play it sees it. */
export function linkWith(record: string, search: string): string {
  return `${location.origin}${pathOf({ at: 'replay', table: '', search })}${fragmentOf(record)}`;
}

/** The same record in many lines. */
export function readable(record: string): string {
  return `${JSON.stringify(JSON.parse(record), null, 1)}\n`;
}
