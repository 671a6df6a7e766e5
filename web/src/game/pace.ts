/** News become pictures that a person can follow: a finished trick stays for a while before the table moves on. */

import type { GameEvent, TrickView, View } from '../types';

/** Milliseconds, or until a tap. */
export type TrickStays = number | 'tap';

export interface Frame {
  view: View;
  /** What happened on the way to this picture. */
  events: readonly GameEvent[];
  /** How long it stays before the next one may follow. */
  hold: TrickStays;
  /** Whether this is a finished trick that lies there to be looked at. */
  finished: boolean;
  /** The seat to which the trick slides in this picture. */
  collectedBy: number | null;
}

export interface Pace {
  trick: TrickStays;
  /** How long a card or a trick moves; 0 without motion. */
  move: number;
}

/** The least time between two cards when several are waiting to be shown. */
export const CARD_MS = 180;
export const COLLECT_MS = 220;

function still(view: View, events: readonly GameEvent[], hold: TrickStays = 0): Frame {
  return { view, events, hold, finished: false, collectedBy: null };
}

export function framesOf(shown: View | null, view: View, events: readonly GameEvent[], pace: Pace): Frame[] {
  const taken = events.findLastIndex((event) => event.e === 'trick-taken');
  const trick = taken < 0 ? null : lastTrick(view);
  if (shown?.deal == null || trick === null || pace.trick === 0 || shown.match !== view.match) {
    const moves = events.some((event) => event.e === 'card-played') && pace.move > 0 && pace.trick !== 0;
    return [still(view, events, moves ? CARD_MS : 0)];
  }
  const lying = withFinishedTrick(shown, view, trick);
  const before = events.slice(0, taken + 1);
  const after = events.slice(taken + 1);
  const frames: Frame[] = [{ view: lying, events: before, hold: pace.trick, finished: true, collectedBy: null }];
  if (pace.move > 0) {
    frames.push({ view: lying, events: [], hold: COLLECT_MS, finished: true, collectedBy: trick.winner });
  }
  return [...frames, still(view, after)];
}

/** The last finished trick of a view, of the deal before if this one has none yet. */
export function lastTrick(view: View): TrickView | null {
  return view.deal?.tricks.at(-1) ?? view.previous?.tricks.at(-1) ?? null;
}

/** The table as it was, with the whole trick on it. If I am to lead next, I may: nobody has to wait for the picture. */
function withFinishedTrick(shown: View, view: View, trick: TrickView): View {
  const deal = shown.deal!;
  const played = new Set(trick.cards.map((card) => card.card));
  const missing = trick.cards.slice(deal.trick.length).map((card) => card.seat);
  const mine = view.ask.seat !== null && view.ask.seat === view.you && view.ask.cards.length > 0;
  return {
    ...view,
    scores: shown.scores,
    previous: shown.previous,
    deal: {
      ...deal,
      hand: deal.hand.filter((card) => !played.has(card)),
      counts: deal.counts.map((count, seat) => (missing.includes(seat) ? count - 1 : count)),
      leader: trick.leader,
      trick: trick.cards,
      winning: trick.winner,
    },
    ask: mine ? view.ask : { seat: null, legal: [], cards: [], discard: 0, refused: {} },
    stage: shown.stage,
  };
}
