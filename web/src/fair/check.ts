/** Whether the chance of a record is what its nonces say: each deal by itself, without asking the server. */

import { below, commitment, decides, shuffled, stream } from './chance';

export interface Chance {
  commitment: string;
  nonce: string | null;
  words?: Record<string, string>;
}

/** What this needs of a record; everything else is the game's. */
export interface PlayedRecord {
  game: string;
  ruleset: { id: string; fields: Record<string, unknown> };
  shuffle: number;
  chance: Chance[];
  entries: string[];
}

export type Verdict = 'right' | 'secret' | 'commitment' | 'dealt' | 'missing';

export interface CheckedDeal {
  /** From 1, void deals included. */
  number: number;
  verdict: Verdict;
  commitment: string;
  nonce: string | null;
  words: Readonly<Record<string, string>>;
}

const ORDER = '23456789TJQKA';
const SUITS = 'CDHS';
const HEX = /^[0-9a-f]{64}$/;
const LABELS: Readonly<Record<string, string>> = {
  dealer: 'draw-dealer',
  cut: 'cut-card',
  open: 'lay-open',
  turned: 'turn',
  deal: 'deal',
};

/** A record in a text; null if it is none. */
export function recordIn(text: string): PlayedRecord | null {
  try {
    const found = JSON.parse(text) as Partial<PlayedRecord> | null;
    const whole =
      typeof found === 'object' &&
      found !== null &&
      typeof found.game === 'string' &&
      (found.shuffle === 1 || found.shuffle === 2) &&
      Array.isArray(found.chance) &&
      found.chance.every(isChance) &&
      Array.isArray(found.entries) &&
      found.entries.every((entry) => typeof entry === 'string') &&
      typeof found.ruleset?.fields === 'object';
    return whole ? (found as PlayedRecord) : null;
  } catch {
    return null;
  }
}

function isChance(chance: unknown): boolean {
  if (typeof chance !== 'object' || chance === null) return false;
  const { commitment, nonce, words = {} } = chance as Partial<Chance>;
  const said = typeof words === 'object' && words !== null && Object.values(words).every((word) => typeof word === 'string');
  return said && typeof commitment === 'string' && HEX.test(commitment) && (nonce === null || (typeof nonce === 'string' && HEX.test(nonce)));
}

/** Every deal of the record. */
export function check(record: PlayedRecord): CheckedDeal[] {
  const wrong = new Set<number>();
  const seen = new Set<number>();
  for (const { index, action } of chanceOf(record)) {
    const chance = record.chance[index];
    if (chance === undefined) continue;
    seen.add(index);
    if (chance.nonce !== null && !isDrawn(record, chance, action)) wrong.add(index);
  }
  return record.chance.map((chance, index) => ({
    number: index + 1,
    verdict: verdictOf(chance, wrong.has(index), seen.has(index)),
    commitment: chance.commitment,
    nonce: chance.nonce,
    words: chance.words ?? {},
  }));
}

function verdictOf(chance: Chance, isWrong: boolean, isSeen: boolean): Verdict {
  if (chance.nonce === null) return 'secret';
  if (commitment(chance.nonce) !== chance.commitment) return 'commitment';
  if (isWrong) return 'dealt';
  return isSeen ? 'right' : 'missing';
}

/** What chance did, each with the number of the deal (from 0) that it belongs to. */
function* chanceOf(record: PlayedRecord): Generator<{ index: number; action: string }> {
  let dealt = 0;
  for (const [place, entry] of record.entries.entries()) {
    if (!entry.startsWith('nature ')) continue;
    const action = entry.slice('nature '.length);
    const isDeal = action.startsWith('deal ');
    // What chance does besides dealing belongs to the pack that is dealt next, unless something is played before that.
    const index = isDeal || comesBeforeTheDeal(record.entries, place) ? dealt : dealt - 1;
    dealt += isDeal ? 1 : 0;
    yield { index, action };
  }
}

function comesBeforeTheDeal(entries: readonly string[], place: number): boolean {
  const next = entries.slice(place + 1).find((entry) => /^(nature deal|arbiter void|\d play|\d pass|\d claim)\b/.test(entry));
  return next === undefined ? false : next.startsWith('nature deal');
}

function isDrawn(record: PlayedRecord, chance: Chance, action: string): boolean {
  const [word = '', told = ''] = action.split(' ');
  const label = LABELS[word];
  if (label === undefined || chance.nonce === null) return false;
  const numbers = stream(decides(chance.nonce, chance.words ?? {}), label);
  const pack = packOf(record);
  switch (word) {
    case 'dealer':
      return told === String(below(playersOf(record), numbers));
    case 'turned':
      return told === String(below(2, numbers));
    case 'cut':
      return told === pack[below(pack.length, numbers)];
    case 'open':
      return told === places(pack.length, told.split(',').length, numbers).join(',');
    default:
      return told === shuffled(pack, numbers).join('');
  }
}

function places(cards: number, count: number, numbers: Generator<number, never>): number[] {
  const fewer = Array.from({ length: cards - count - 1 }, (_, place) => place);
  const chosen = shuffled(fewer, numbers).slice(0, count).sort((a, b) => a - b);
  return chosen.map((place, spread) => 1 + place + spread);
}

/** The pack in the fixed order: the cards of any deal, sorted. */
function packOf(record: PlayedRecord): string[] {
  const deal = record.entries.find((entry) => entry.startsWith('nature deal '));
  const cards = deal?.slice('nature deal '.length).match(/../g) ?? [];
  const place = (card: string): number => SUITS.indexOf(card[1] ?? '') * ORDER.length + ORDER.indexOf(card[0] ?? '');
  return [...cards].sort((a, b) => place(a) - place(b));
}

function playersOf(record: PlayedRecord): number {
  const said = record.ruleset.fields['deck.players'];
  if (typeof said === 'number') return said;
  return record.game === 'bauernschnapsen' ? 4 : 3;
}
