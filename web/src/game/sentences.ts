/** Codes and fields become sentences. Every word is in the catalogues; here is only which of them, and about whom. */

import { rankOf, suitOf, SIGNS, type Deck, type Suit } from './cards';
import type { CardCode, GameEvent, Seat, SeatView } from '../types';
import type { Field, Fields } from '../words/fluent';

export interface Speaker {
  say: (key: string, fields?: Fields) => string;
  has: (key: string) => boolean;
  joined: (parts: readonly string[]) => string;
  /** The faces that the reader sees; French ones if nothing is said. */
  deck?: () => Deck;
}

function deckOf(speaker: Speaker): Deck {
  return speaker.deck?.() ?? 'french';
}

/** How a card is written: with its sign for the eye, or in words for the ear. */
export type Style = 'signs' | 'words';

/** The key of a word on a card: the deck's own where it has one, as for the Ober, else the one that all decks share. */
function printed(speaker: Speaker, key: string, deck: Deck): string {
  const own = `${deck}-${key}`;
  return speaker.has(own) ? own : key;
}

/** A suit may have two names, as in "Grün/Laub": the first is said. */
export function suitName(speaker: Speaker, suit: Suit, deck = deckOf(speaker)): string {
  return speaker.say(printed(speaker, `suit-${suit}`, deck)).replace(/\/.*/, '');
}

export function cardName(speaker: Speaker, card: CardCode, deck = deckOf(speaker)): string {
  const rank = rankName(speaker, rankOf(card), deck);
  return speaker.say(printed(speaker, 'card-name', deck), { rank, suit: suitName(speaker, suitOf(card), deck) });
}

/** What stands in the corner of a card. */
export function indexOf(speaker: Speaker, card: CardCode, deck = deckOf(speaker)): string {
  return rankText(speaker, rankOf(card), deck);
}

/** A rank as it is printed. */
export function rankText(speaker: Speaker, rank: string, deck = deckOf(speaker)): string {
  const key = printed(speaker, `index-${rank}`, deck);
  return speaker.has(key) ? speaker.say(key) : rank;
}

/** A rank in words. */
export function rankName(speaker: Speaker, rank: string, deck = deckOf(speaker)): string {
  return speaker.say(printed(speaker, `rank-${rank}`, deck));
}

/** German suits have no signs that could be written: they are words. */
export function cardText(speaker: Speaker, card: CardCode, style: Style): string {
  if (style === 'words') return cardName(speaker, card);
  const suit = suitOf(card);
  const sign = deckOf(speaker) === 'german' ? `${suitName(speaker, suit)} ` : SIGNS[suit];
  return `${sign}${indexOf(speaker, card)}`;
}

export function namesOf(speaker: Speaker, seats: readonly SeatView[]): string[] {
  let bots = 0;
  return seats.map((seat, number) => {
    if (seat.name !== '') return seat.name;
    if (seat.occupant === 'bot') return speaker.say('page-bot-name', { number: (bots += 1) });
    return speaker.say('page-player-name', { number: number + 1 });
  });
}

/** The short label of a contract that stands alone. */
export function contractLabel(speaker: Speaker, contract: string): string {
  return speaker.say(`contract-${contract}`);
}

/** Events become sentences; a game adds those that only it has. */
export class Teller {
  constructor(
    protected readonly speaker: Speaker,
    private readonly names: readonly string[],
    protected readonly you: Seat | null,
    protected readonly style: Style,
  ) {}

  /** The sentences of these events, in order; what only the program needs to know has none. */
  tell(events: readonly GameEvent[]): string[] {
    return events.map((event) => this.sentence(event)).filter((sentence) => sentence !== '');
  }

  sentence(event: GameEvent): string {
    const key = `event-${event.e}`;
    switch (event.e) {
      case 'dealer-drawn':
        return this.about(event.dealer, key, 'cli-you-dealer-drawn');
      case 'hand-dealt':
        return this.speaker.say('page-you-picked-up', { count: (event.cards as CardCode[]).length });
      case 'card-played':
        return this.about(event.seat, key, 'page-you-play', { card: this.cards([event.card as CardCode]) });
      case 'trick-taken':
        return this.about(event.seat, key, 'page-you-take');
      case 'card-taken-back':
        return this.about(event.seat, 'page-takes-back', 'page-you-take-back', { card: this.cards([event.card as CardCode]) });
      case 'rest-played':
        if (event.seat === null) return this.speaker.say('page-rest-fixed');
        return this.about(event.seat, 'page-rest-is-theirs', 'page-rest-is-yours');
      default:
        return this.own(event, key);
    }
  }

  /** An event that only this game has. */
  protected own(_event: GameEvent, _key: string): string {
    return '';
  }

  protected about(seat: unknown, key: string, mine: string, fields: Fields = {}): string {
    if (seat === this.you && mine !== '') return this.speaker.say(mine, fields);
    return this.speaker.say(key, { player: this.real(seat as Seat), ...fields });
  }

  /** As the reader calls them: himself "you", where that does not change the sentence. */
  protected name(seat: unknown): string {
    return seat === this.you ? this.speaker.say('page-you-tag') : this.real(seat as Seat);
  }

  protected real(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  protected cards(cards: unknown): string {
    const separator = this.style === 'words' ? ', ' : ' ';
    return (cards as CardCode[]).map((card) => cardText(this.speaker, card, this.style)).join(separator) || '–';
  }
}

const CONTRACT_FIELDS: Readonly<Record<string, string>> = { contract: 'contract-', legal: 'contract-' };
const WORDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'refused-contract': CONTRACT_FIELDS,
  'refused-contract-used': CONTRACT_FIELDS,
  'refused-declarers-marriages': CONTRACT_FIELDS,
  'refused-no-marriages': CONTRACT_FIELDS,
  'refused-no-claims': CONTRACT_FIELDS,
  'refused-first-three': { trump: 'suit-', legal: 'suit-' },
  'refused-trump': { trump: 'value-contracts-suits-', legal: 'value-contracts-suits-' },
};

/** The sentence of a refusal: cards in it are written as the reader's cards, ids become words. */
export function refusal(speaker: Speaker, code: string, fields: Fields, style: Style): string {
  const worded: Record<string, Field> = {};
  for (const [name, value] of Object.entries(fields)) {
    worded[name] = typeof value === 'string' ? wordedField(speaker, code, name, value, style) : value;
  }
  return speaker.has(code) ? speaker.say(code, worded) : speaker.say('page-no-answer');
}

function wordedField(speaker: Speaker, code: string, name: string, value: string, style: Style): string {
  const prefix = WORDED[code]?.[name];
  if (prefix !== undefined) {
    const word = (id: string): string => (speaker.has(prefix + id) ? speaker.say(prefix + id) : id);
    return value.split(', ').map(word).join(', ');
  }
  if (name !== 'card' && name !== 'legal') return value;
  const parts = value.split(' ').map((part) => (/^[2-9TJQKA][SHDC]$/.test(part) ? cardText(speaker, part, style) : part));
  return parts.join(style === 'words' ? ', ' : ' ');
}
