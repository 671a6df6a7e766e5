import { describe, expect, it } from 'vitest';

import { framesOf, paceOf, SPEEDS, worthSaying } from './pace';
import type { BismarckDeal } from '../games/bismarck/types';
import { sampleDeal, sampleView } from './sample';

const CARDS = [
  { seat: 0, card: 'AS' },
  { seat: 1, card: '2S' },
  { seat: 2, card: '3S' },
];
const PACE = paceOf('normal', 'moving');
const TAKEN = [
  { e: 'card-played', seat: 2, card: '3S' },
  { e: 'trick-taken', seat: 0 },
];

const before = sampleView({
  version: 8,
  deal: sampleDeal({ hand: ['KH'], trick: CARDS.slice(0, 2), counts: [1, 1, 2], winning: 0 }),
});
const trick = { leader: 0, cards: CARDS, winner: 0 };
const after = sampleView({
  version: 9,
  deal: sampleDeal({ hand: ['KH'], counts: [1, 1, 1], won: [1, 0, 0], tricks: [trick] }),
  ask: { seat: 0, legal: [], cards: ['KH'], discard: 0, word: '', refused: {} },
});

describe('a finished trick', () => {
  it('lies there, slides to its owner, and only then the count ticks', () => {
    const frames = framesOf(before, after, TAKEN, PACE);

    expect(frames.map((frame) => [frame.hold, frame.finished, frame.collectedBy])).toEqual([
      [1200, true, null],
      [PACE.collect, true, 0],
      [0, false, null],
    ]);
    expect(frames.map((frame) => (frame.view.deal as BismarckDeal | null)?.won)).toEqual([[0, 0, 0], [0, 0, 0], [1, 0, 0]]);
    expect(frames[0]?.view.deal).toMatchObject({ trick: CARDS, winning: 0, counts: [1, 1, 1] });
    expect(frames.flatMap((frame) => frame.events)).toEqual(TAKEN);
  });

  it('does not keep me from leading to the next', () => {
    const [lying] = framesOf(before, after, TAKEN, PACE);

    expect(lying?.view.ask.cards).toEqual(['KH']);
    expect(lying?.view.version).toBe(9);
  });

  it('does not let anybody play into it', () => {
    const theirs = { ...after, ask: { ...after.ask, seat: 1 } };

    expect(framesOf(before, theirs, TAKEN, PACE)[0]?.view.ask).toMatchObject({ seat: null, cards: [] });
  });

  it('waits for a tap, or not at all, as the reader wishes', () => {
    const holds = (pace = PACE): unknown[] => framesOf(before, after, TAKEN, pace).map((frame) => frame.hold);

    expect(holds(paceOf('tap', 'moving'))).toEqual(['tap', 220, 0]);
    expect(holds(paceOf('instant', 'moving'))).toEqual([0]);
    expect(holds(paceOf('normal', 'still'))).toEqual([1200, 0]);
  });

  it('is found in the deal that is over when it was the last', () => {
    const scored = { e: 'deal-scored', number: 1 };
    const over = sampleView({
      version: 9,
      deal: sampleDeal({ number: 2, phase: 'deal', hand: [], tricks: [], won: [0, 0, 0] }),
      previous: { hands: [], kitty: [], discards: [], given: [], tricks: [trick] },
      scores: { results: [], totals: [3, -1, -2], winners: [] },
    });
    const frames = framesOf(before, over, [...TAKEN, scored], PACE);

    expect(frames[0]?.view.deal).toMatchObject({ number: 1, trick: CARDS });
    expect(frames[0]?.view.scores.totals).toEqual([0, 0, 0]);
    expect(frames.at(-1)?.events).toEqual([scored]);
  });

  it('has its like in a layout: the card that ends it is seen before the result', () => {
    const layout = { piles: [['6H', '7H']], laid: ['6H'], fits: ['7H'], turns: [{ seat: 1, card: '6H' }] };
    const shown = sampleView({ deal: sampleDeal({ phase: 'layout', hand: ['KH'], counts: [1, 2, 1], layout }) });
    const over = sampleView({ version: 9, deal: sampleDeal({ number: 2, phase: 'deal', hand: [] }) });
    const laid = { e: 'card-laid', seat: 2, card: '7H' };
    const scored = { e: 'deal-scored', number: 1 };
    const [lying, result, ...more] = framesOf(shown, over, [laid, scored], PACE);

    expect(more).toEqual([]);
    expect(lying).toMatchObject({ hold: 1200, finished: true, events: [laid], view: { ask: { seat: null } } });
    expect(lying?.view.deal).toMatchObject({ hand: ['KH'], counts: [1, 2, 0] });
    expect(lying?.view.deal?.layout).toEqual({
      piles: [['6H', '7H']],
      laid: ['6H', '7H'],
      fits: [],
      turns: [
        { seat: 1, card: '6H' },
        { seat: 2, card: '7H' },
      ],
    });
    expect(result).toMatchObject({ view: over, events: [scored], finished: false });
    expect(framesOf(shown, over, [laid, scored], paceOf('instant', 'moving'))).toHaveLength(1);
  });

  it('is not held for whoever has just come', () => {
    expect(framesOf(null, after, TAKEN, PACE)).toHaveLength(1);
  });
});

describe('a rest that the server has played out', () => {
  it('is shown at once, and only what matters of it is told', () => {
    const events = [{ e: 'rest-played', seat: 0 }, ...TAKEN, { e: 'deal-scored' }];

    expect(framesOf(before, after, events, PACE).map(({ view, hold }) => [view, hold])).toEqual([[after, 0]]);
    expect(worthSaying(events).map(({ e }) => e)).toEqual(['rest-played', 'deal-scored']);
    expect(worthSaying(TAKEN)).toEqual(TAKEN);
  });
});

describe('a speed', () => {
  const played = [{ e: 'card-played', seat: 2, card: '3S' }];

  it('is slower or faster in everything that takes time', () => {
    const [slow, normal, fast, instant] = SPEEDS.map((speed) => paceOf(speed, 'moving'));

    for (const key of ['trick', 'card', 'move', 'collect', 'deal'] as const) {
      expect(Number(slow![key]), key).toBeGreaterThan(Number(normal![key]));
      expect(Number(normal![key]), key).toBeGreaterThan(Number(fast![key]));
      expect(Number(fast![key]), key).toBeGreaterThanOrEqual(Number(instant![key]));
    }
  });

  it('lets cards come one by one, without motion only where it is slow', () => {
    const hold = (...[speed, motion]: Parameters<typeof paceOf>): unknown => framesOf(before, before, played, paceOf(speed, motion))[0]?.hold;

    expect(SPEEDS.map((speed) => hold(speed, 'moving'))).toEqual([600, 180, 90, 0, 180]);
    expect(SPEEDS.map((speed) => hold(speed, 'still'))).toEqual([600, 0, 0, 0, 0]);
  });
});
