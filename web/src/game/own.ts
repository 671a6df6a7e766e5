/** Whose device this is: nobody's who sits here, one person's, or that of several who share it. */

import type { Seat, View } from '../types';

export function ownSeats(view: View): readonly Seat[] {
  return view.phone?.seats ?? (view.you === null ? [] : [view.you]);
}

/** Whose events it is told: those who share it are told what everybody is told. */
export function audienceOf(view: View): Seat | null {
  return view.phone === null ? view.you : null;
}

export function isHost(view: View): boolean {
  return view.host !== null && ownSeats(view).includes(view.host);
}
