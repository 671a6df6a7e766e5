/** Codes and fields become sentences. Every word is in the catalogues; here is only which of them, and about whom. */

import { rankOf, suitOf, SIGNS, type Deck, type Suit } from './cards';
import type { CardCode, GameEvent, Seat, SeatView, View } from '../types';
import { signed, type Field, type Fields } from '../words/fluent';

export interface Speaker {
  say: (key: string, fields?: Fields) => string;
  has: (key: string) => boolean;
  joined: (parts: readonly string[]) => string;
}

/** How a card is written: with its sign for the eye, or in words for the ear. */
export type Style = 'signs' | 'words';

/** The key of a word on a card: the deck's own where it has one, as for the Ober, else the one that all decks share. */
function printed(speaker: Speaker, key: string, deck: Deck): string {
  const own = `${deck}-${key}`;
  return speaker.has(own) ? own : key;
}

/** A suit may have two names, as in "Grün/Laub": the first is said. */
export function suitName(speaker: Speaker, suit: Suit, deck: Deck = 'french'): string {
  return speaker.say(printed(speaker, `suit-${suit}`, deck)).replace(/\/.*/, '');
}

export function cardName(speaker: Speaker, card: CardCode, deck: Deck = 'french'): string {
  const rank = speaker.say(printed(speaker, `rank-${rankOf(card)}`, deck));
  return speaker.say(printed(speaker, 'card-name', deck), { rank, suit: suitName(speaker, suitOf(card), deck) });
}

/** What stands in the corner of a card. */
export function indexOf(speaker: Speaker, card: CardCode, deck: Deck = 'french'): string {
  const key = printed(speaker, `index-${rankOf(card)}`, deck);
  return speaker.has(key) ? speaker.say(key) : rankOf(card);
}

export function cardText(speaker: Speaker, card: CardCode, style: Style): string {
  return style === 'words' ? cardName(speaker, card) : `${SIGNS[suitOf(card)]}${indexOf(speaker, card)}`;
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

export class Teller {
  constructor(
    private readonly speaker: Speaker,
    private readonly names: readonly string[],
    private readonly you: Seat | null,
    private readonly style: Style,
  ) {}

  /** The sentences of these events, in order; what only the program needs to know has none. */
  tell(events: readonly GameEvent[]): string[] {
    return events.map((event) => this.sentence(event)).filter((sentence) => sentence !== '');
  }

  sentence(event: GameEvent): string {
    const { say } = this.speaker;
    const key = `event-${event.e}`;
    switch (event.e) {
      case 'dealer-drawn':
        return this.#about(event.dealer, key, 'cli-you-dealer-drawn');
      case 'deal-started':
        return say(key, {
          number: event.number as number,
          dealer: this.#name(event.dealer),
          declarer: this.#name(event.declarer),
        });
      case 'trump-cut':
      case 'card-shown':
        return say(key, { card: this.#cards([event.card as CardCode]) });
      case 'kitty-opened':
        return say(key, { cards: this.#cards(event.cards) });
      case 'hand-dealt':
        return say('page-you-picked-up', { count: (event.cards as CardCode[]).length });
      case 'contract-chosen':
      case 'contract-fixed': {
        const fields = { contract: contractLabel(this.speaker, event.contract as string) };
        return this.#about(event.declarer, key, `cli-you-${event.e}`, fields);
      }
      case 'trump-decided':
        return say(key, { trump: event.trump as string, source: event.source as string });
      case 'kitty-taken':
      case 'kitty-left':
        return this.#about(event.seat, key, `cli-you-${event.e}`);
      case 'kitty-seen':
        return say('cli-you-kitty-seen', { cards: this.#cards(event.cards) });
      case 'discarded':
        return event.seat === this.you ? '' : this.#about(event.seat, key, '', { count: event.count as number });
      case 'discards-laid':
        return say('cli-you-discards-laid', { cards: this.#cards(event.cards) });
      case 'card-played':
        return this.#about(event.seat, key, 'page-you-play', { card: this.#cards([event.card as CardCode]) });
      case 'trick-taken':
        return this.#about(event.seat, key, 'page-you-take');
      case 'deal-scored':
        return this.#scored(event, key);
      case 'deal-voided':
        return say(key, { reason: event.reason as string });
      case 'playoff-started':
        return say(key, { players: this.speaker.joined((event.seats as Seat[]).map((seat) => this.#real(seat))) });
      case 'match-ended':
        return this.#ended(event, key);
      default:
        return '';
    }
  }

  #about(seat: unknown, key: string, mine: string, fields: Fields = {}): string {
    if (seat === this.you && mine !== '') return this.speaker.say(mine, fields);
    return this.speaker.say(key, { player: this.#real(seat as Seat), ...fields });
  }

  /** As the reader calls them: himself "you", where that does not change the sentence. */
  #name(seat: unknown): string {
    return seat === this.you ? this.speaker.say('page-you-tag') : this.#real(seat as Seat);
  }

  #real(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  #cards(cards: unknown): string {
    const separator = this.style === 'words' ? ', ' : ' ';
    return (cards as CardCode[]).map((card) => cardText(this.speaker, card, this.style)).join(separator) || '–';
  }

  #scored(event: GameEvent, key: string): string {
    const list = (values: unknown, show: (value: number) => string): string =>
      (values as number[]).map((value, seat) => `${this.#real(seat)} ${show(value)}`).join(', ');
    return this.speaker.say(key, {
      number: event.number as number,
      tricks: list(event.tricks, String),
      scores: list(event.scores, signed),
      totals: list(event.totals, signed),
    });
  }

  #ended(event: GameEvent, key: string): string {
    const winners = event.winners as Seat[];
    const totals = (event.totals as number[]).map((total, seat) => `${this.#real(seat)} ${signed(total)}`).join(', ');
    if (winners.length === 1 && winners[0] === this.you) return this.speaker.say('cli-you-won', { totals });
    const fields = { count: winners.length, winners: this.speaker.joined(winners.map((seat) => this.#real(seat))) };
    return this.speaker.say(key, { ...fields, totals });
  }
}

const CONTRACT_FIELDS: Readonly<Record<string, string>> = { contract: 'contract-', legal: 'contract-' };
const WORDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'refused-contract': CONTRACT_FIELDS,
  'refused-contract-used': CONTRACT_FIELDS,
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

/** The line above the hand: what the table waits for, in words. Empty while it waits for nobody. */
export function askLine(speaker: Speaker, view: View, names: readonly string[]): string {
  const { say } = speaker;
  const { ask, deal, you } = view;
  if (deal === null || view.stage !== 'playing') return '';
  if (ask.seat === null) return '';
  const mine = ask.seat === you;
  const player = names[ask.seat] ?? '';
  switch (deal.phase) {
    case 'choose-contract':
      return mine ? say('page-choose-contract') : say('page-waits-contract', { player });
    case 'name-trump':
      return mine ? say('page-choose-trump') : say('page-waits-trump', { player });
    case 'take-kitty':
      return mine ? say('page-choose-kitty') : say('page-waits-kitty', { player });
    case 'discard':
      return mine ? say('page-discard', { count: ask.discard }) : say('page-waits-discard', { player });
    case 'play': {
      if (!mine) return say('page-waits-play', { player });
      const led = deal.trick[0];
      // A trick that is complete has been led to before; mine is the next lead.
      if (led === undefined || deal.trick.length === view.seats.length) return say('page-turn-lead');
      return say('page-turn-follow', { suit: say(`suit-${suitOf(led.card)}`) });
    }
    default:
      return say(`phase-${deal.phase}`);
  }
}
