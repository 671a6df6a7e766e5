/** A finished deal becomes the pictures of a table: each is one that somebody could have seen there. */

import { framesOf, NOBODY_ASKED } from '../game/pace';
import { QUIET, QUIET_SEAT } from '../game/quiet';
import type { DealView, GameEvent, SeatView, View } from '../types';
import type { Step, Told } from './types';

export interface Moment {
  trick: number;
  card: number;
  /** As everybody saw it. */
  view: View;
  /** What has just happened. */
  events: readonly GameEvent[];
  /** A complete trick, or a complete layout, lies there. */
  finished: boolean;
  /** The score of the deal. */
  result: boolean;
  own: Readonly<Record<string, Partial<DealView>>>;
  aside: Partial<DealView>;
}

/** A finished trick is a picture of its own; nothing moves by itself. */
const PACE = { trick: 1, card: 0, move: 0, collect: 0, deal: 0 };

export function momentsOf(told: Told): Moment[] {
  const moments: Moment[] = [];
  let deal: Partial<DealView> = {};
  let own: Moment['own'] = {};
  let aside: Moment['aside'] = {};
  let before: View | null = null;
  for (const [place, step] of told.steps.entries()) {
    deal = { ...deal, ...step.deal };
    own = { ...own, ...step.own };
    aside = { ...aside, ...step.aside };
    const last = place === told.steps.length - 1;
    const view = viewOf(told, step, deal as DealView, last);
    const frames = framesOf(before, view, step.events, PACE);
    for (const [n, frame] of (last ? frames : [whole(frames, step)]).entries()) {
      const result = last && n === frames.length - 1;
      const { trick, card } = step;
      moments.push({ trick, card: card + n, view: frame.view, events: frame.events, finished: frame.finished, result, own, aside });
    }
    before = view;
  }
  return moments;
}

/** One picture for what happened in one step: the trick that lies there, else the table after it. */
function whole(frames: ReturnType<typeof framesOf>, { events }: Step): ReturnType<typeof framesOf>[number] {
  const [first] = frames;
  return { ...(first!.finished ? first! : frames.at(-1)!), events };
}

function viewOf(told: Told, step: Step, deal: DealView, last: boolean): View {
  return {
    ...QUIET,
    game: told.rules.game,
    table: told.table,
    you: null,
    stage: last ? told.after.stage : 'playing',
    rules: told.rules,
    seats: told.seats.map(seatOf),
    host: null,
    terms: { move_s: 0, bank_s: 0, chat: 'off', watch: false, undo: false, finish: false, kept: 0, newcomers: true },
    scores: last ? told.after.scores : told.before,
    deal,
    ask: { ...NOBODY_ASKED, seat: last ? null : step.ask },
    previous: last ? told.after.previous : null,
  };
}

function seatOf({ name, bot }: Told['seats'][number]): SeatView {
  return { ...QUIET_SEAT, occupant: bot ? 'bot' : 'person', name };
}

/** The table as one seat saw it, or with all that was hidden. */
export function seenFrom({ view, own, aside }: Moment, seat: number, open: boolean): View {
  if (view.deal === null) return view;
  return { ...view, deal: { ...view.deal, ...own[seat], ...(open ? aside : {}) } };
}

/** The moment of a trick and card, or the last one before it. */
export function placeOf(moments: readonly Moment[], trick: number, card: number): number {
  const after = moments.findIndex((moment) => moment.trick > trick || (moment.trick === trick && moment.card > card));
  return after < 0 ? moments.length - 1 : Math.max(after - 1, 0);
}

/** Where the trick of a moment begins, or the one before if it is there already. */
export function trickBefore(moments: readonly Moment[], place: number): number {
  const at = moments[Math.max(place - 1, 0)]?.trick ?? 0;
  return Math.max(moments.findIndex((moment) => moment.trick === at), 0);
}

/** Where the next trick begins; the end if there is none. */
export function trickAfter(moments: readonly Moment[], place: number): number {
  const at = moments[place]?.trick ?? 0;
  const next = moments.findIndex((moment, n) => n > place && moment.trick !== at);
  return next < 0 ? moments.length - 1 : next;
}
