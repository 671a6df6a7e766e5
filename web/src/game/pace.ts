/** News become pictures that a person can follow: a finished trick stays for a while before the table moves on. */

import type { DealView, GameEvent, LayoutView, TrickView, View } from '../types';

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

/** All in milliseconds. */
export interface Pace {
  /** How long a finished trick lies. */
  trick: TrickStays;
  /** The least time between two cards when several are waiting to be shown. */
  card: number;
  /** How long a card moves. */
  move: number;
  /** How long a trick takes to its owner. */
  collect: number;
  /** The time between two cards of my hand as it is dealt. */
  deal: number;
}

export const SPEEDS = ['slow', 'normal', 'fast', 'instant', 'tap'] as const;
export type Speed = (typeof SPEEDS)[number];

const PACES: Readonly<Record<Speed, Pace>> = {
  slow: { trick: 2500, card: 600, move: 320, collect: 400, deal: 80 },
  normal: { trick: 1200, card: 180, move: 180, collect: 220, deal: 40 },
  fast: { trick: 600, card: 90, move: 110, collect: 130, deal: 20 },
  instant: { trick: 0, card: 0, move: 110, collect: 0, deal: 0 },
  tap: { trick: 'tap', card: 180, move: 180, collect: 220, deal: 40 },
};

/** The pace of a speed. Without motion nothing moves, and cards come one by one only for whoever wants it slow. */
export function paceOf(speed: Speed, motion: 'moving' | 'still'): Pace {
  const pace = PACES[speed];
  return motion === 'moving' ? pace : { ...pace, card: speed === 'slow' ? pace.card : 0, move: 0, collect: 0, deal: 0 };
}

export const NOBODY_ASKED: View['ask'] = { seat: null, legal: [], cards: [], discard: 0, word: '', refused: {} };

function still(view: View, events: readonly GameEvent[], hold: TrickStays = 0): Frame {
  return { view, events, hold, finished: false, collectedBy: null };
}

/** What is seen as a move of its own when several are waiting to be shown. */
const MOVES = ['card-played', 'card-laid', 'passed'];

/** What is told aloud: not every card of a rest that the server has played out. */
export function worthSaying(events: readonly GameEvent[]): readonly GameEvent[] {
  const rest = events.findIndex((event) => event.e === REST);
  return rest < 0 ? events : events.filter(({ e }, n) => n <= rest || !(MOVES.includes(e) || e === 'trick-taken'));
}

const REST = 'rest-played';

/** What everybody should have looked at before the table moves on, though nobody is asked anything. */
const TO_BE_SEEN = 'card-turned';

export function framesOf(shown: View | null, view: View, events: readonly GameEvent[], pace: Pace): Frame[] {
  if (events.some((event) => event.e === REST)) return [still(view, events)];
  const seen = events.findLastIndex((event) => event.e === TO_BE_SEEN) + 1;
  if (seen > 0 && pace.trick !== 0) {
    const looking = { ...view, ask: NOBODY_ASKED };
    return [still(looking, events.slice(0, seen), pace.trick), still(view, events.slice(seen))];
  }
  const out = events.findIndex((event) => event.e === 'deal-scored');
  if (shown?.deal?.layout != null && out >= 0 && pace.trick !== 0 && shown.match === view.match) {
    const lying = withLastCard(shown, view, shown.deal, shown.deal.layout, events.slice(0, out));
    return [
      { view: lying, events: events.slice(0, out), hold: pace.trick, finished: true, collectedBy: null },
      still(view, events.slice(out)),
    ];
  }
  const taken = events.findLastIndex((event) => event.e === 'trick-taken');
  if (shown?.deal == null || taken < 0 || pace.trick === 0 || shown.match !== view.match) {
    return [still(view, events, events.some((event) => MOVES.includes(event.e)) ? pace.card : 0)];
  }
  const trick = finishedTrick(shown.deal, events.slice(0, taken + 1));
  const lying = withFinishedTrick(shown, view, trick);
  const before = events.slice(0, taken + 1);
  const after = events.slice(taken + 1);
  const frames: Frame[] = [{ view: lying, events: before, hold: pace.trick, finished: true, collectedBy: null }];
  if (pace.collect > 0) {
    frames.push({ view: lying, events: [], hold: pace.collect, finished: true, collectedBy: trick.winner });
  }
  return [...frames, still(view, after)];
}

/** What lies in the hand while a picture stays: a hand that has been handed on is not seen any more. */
function stillHeld(shown: View, view: View, deal: DealView, gone: ReadonlySet<string>): string[] {
  return shown.you === view.you ? deal.hand.filter((card) => !gone.has(card)) : [];
}

/** The table of a layout as it was, with the card that ended it. */
function withLastCard(shown: View, view: View, deal: DealView, layout: LayoutView, events: readonly GameEvent[]): View {
  const turns = events
    .filter((event) => event.e === 'card-laid' || event.e === 'passed')
    .map((event) => ({ seat: event.seat as number, card: (event.card as string | undefined) ?? null }));
  const cards = turns.flatMap(({ card }) => (card === null ? [] : [card]));
  return {
    ...view,
    scores: shown.scores,
    previous: shown.previous,
    stage: shown.stage,
    deal: {
      ...deal,
      hand: stillHeld(shown, view, deal, new Set(cards)),
      counts: deal.counts.map((count, seat) => count - turns.filter((turn) => turn.seat === seat && turn.card !== null).length),
      layout: {
        ...layout,
        laid: [...layout.laid, ...cards],
        fits: layout.fits.filter((card) => !cards.includes(card)),
        turns: [...layout.turns, ...turns],
      },
    },
    ask: NOBODY_ASKED,
  };
}

/** The trick that lay on the table, with the cards that finished it: the last of these events takes it. */
function finishedTrick(deal: DealView, events: readonly GameEvent[]): TrickView {
  let cards = deal.trick;
  for (const event of events.slice(0, -1)) {
    if (event.e === 'trick-taken') cards = [];
    if (event.e === 'card-played') cards = [...cards, { seat: event.seat as number, card: event.card as string }];
  }
  return { leader: cards[0]?.seat ?? deal.leader, cards, winner: events.at(-1)!.seat as number };
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
      hand: stillHeld(shown, view, deal, played),
      counts: deal.counts.map((count, seat) => (missing.includes(seat) ? count - 1 : count)),
      leader: trick.leader,
      trick: trick.cards,
      winning: trick.winner,
    },
    ask: mine ? view.ask : NOBODY_ASKED,
    stage: shown.stage,
  };
}
