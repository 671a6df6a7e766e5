/** A position in a link: `?deal=3&trick=4&card=2&seat=1`. Everything from 1; what is left out is the last deal, its
 * beginning, and all hands open. With a seat only its hand is shown, unless `hands=all`. */

export interface Place {
  match: number;
  deal: number;
  trick: number;
  card: number;
  /** From 0; none: nobody's. */
  seat: number | null;
  open: boolean;
}

function number(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : 0;
}

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  const seat = number(query, 'seat');
  return {
    match: number(query, 'match'),
    deal: number(query, 'deal'),
    trick: number(query, 'trick'),
    card: number(query, 'card'),
    seat: seat > 0 ? seat - 1 : null,
    open: seat === 0 || query.get('hands') === 'all',
  };
}

export function searchOf({ match, deal, trick, card, seat, open }: Place): string {
  const query = new URLSearchParams();
  if (match > 0) query.set('match', String(match));
  query.set('deal', String(deal));
  query.set('trick', String(trick));
  query.set('card', String(card));
  if (seat !== null) query.set('seat', String(seat + 1));
  if (seat !== null && open) query.set('hands', 'all');
  return `?${query.toString()}`;
}
