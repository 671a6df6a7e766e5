/** Which of the catalogues' words tell what happens in Bauernschnapsen, and what the table waits for. */

import { suitOf } from '../../game/cards';
import { contractLabel, suitName, Teller, type Speaker } from '../../game/sentences';
import type { CardCode, GameEvent, Seat, View } from '../../types';
import type { BauernView } from './types';

/** Both names of a pair: "Anna and Cia". */
export function pairNames({ joined }: Speaker, names: readonly string[], pair: number): string {
  return joined([names[pair] ?? '', names[pair + 2] ?? '']);
}

export class BauernTeller extends Teller {
  protected override own(event: GameEvent, key: string): string {
    const { say } = this.speaker;
    switch (event.e) {
      case 'deal-started':
        return say(key, {
          number: event.number as number,
          dealer: this.name(event.dealer),
          caller: this.name(event.caller),
        });
      case 'pack-cut':
        return this.about(event.seat, key, 'page-you-cut', { count: event.count as number });
      case 'pack-knocked':
        return this.about(event.seat, key, 'page-you-knock');
      case 'trump-named':
        return this.about(event.seat, key, 'page-you-name-trump', { suit: event.suit as string });
      case 'turn-asked':
        return this.about(event.seat, key, 'page-you-turn-up');
      case 'card-turned':
        return say(key, { player: this.real(event.seat as Seat), card: this.cards([event.card as CardCode]) });
      case 'bid-made': {
        const contract = contractLabel(this.speaker, event.contract as string);
        return this.about(event.seat, key, 'page-you-bid', { contract, held: yes(event.held) });
      }
      case 'normal-doubled':
        return this.about(event.seat, key, 'page-you-double-normal');
      case 'passed':
        return this.about(event.seat, key, 'page-you-pass');
      case 'auction-won':
        return this.about(event.declarer, key, 'page-you-declarer', {
          contract: contractLabel(this.speaker, event.contract as string),
        });
      case 'doubled':
        return this.about(event.seat, key, 'page-you-double', { level: String(event.level) });
      case 'doubling-declined':
        return this.about(event.seat, key, 'page-you-decline', { level: String(event.level) });
      case 'hand-shown':
        return this.about(event.seat, key, 'page-you-show', { cards: this.cards(event.cards) });
      case 'marriage-declared':
        return this.about(event.seat, key, 'page-you-declare', {
          points: event.points as number,
          suit: event.suit as string,
        });
      case 'claimed':
        return this.about(event.seat, key, 'page-you-claim', {
          points: event.points as number,
          correct: yes(event.correct),
        });
      case 'deal-scored':
        return this.#scored(event, key);
      case 'match-ended':
        return say(key, {
          winners: this.#pair((event.winners as Seat[])[0] ?? 0),
          totals: this.#byPair(event.totals as number[]),
          bummerl: event.bummerl as number,
        });
      default:
        return '';
    }
  }

  #pair(seat: Seat): string {
    return this.speaker.joined([this.real(seat % 2), this.real((seat % 2) + 2)]);
  }

  #byPair(values: readonly number[]): string {
    return [0, 1].map((pair) => `${this.#pair(pair)} ${values[pair] ?? 0}`).join(', ');
  }

  #scored(event: GameEvent, key: string): string {
    return this.speaker.say(key, {
      number: event.number as number,
      declarer: this.real(event.declarer as Seat),
      contract: contractLabel(this.speaker, event.contract as string),
      doubled: String(event.doubled),
      ending: event.ending as string,
      points: this.#byPair(event.points as number[]),
      scores: this.#byPair(event.scores as number[]),
      totals: this.#byPair(event.totals as number[]),
    });
  }
}

function yes(value: unknown): string {
  return value ? 'yes' : 'no';
}

/** The line above the hand: what the table waits for, in words. Empty while it waits for nobody. */
export function askLine(speaker: Speaker, shown: View, names: readonly string[]): string {
  const { say } = speaker;
  const { ask, deal, you, stage } = shown as BauernView;
  if (deal === null || stage !== 'playing' || ask.seat === null) return '';
  const mine = ask.seat === you;
  const player = names[ask.seat] ?? '';
  switch (deal.phase) {
    case 'cut':
      return mine ? say('page-choose-cut') : say('page-waits-cut', { player });
    case 'name-trump':
      return mine ? say('page-choose-trump') : say('page-waits-trump', { player });
    case 'auction':
      return mine ? say('page-choose-bid') : say('page-waits-bid', { player });
    case 'doubling': {
      const level = String(deal.doubled + 1);
      return mine ? say('page-choose-double', { level }) : say('page-waits-double', { player, level });
    }
    case 'play': {
      if (deal.idle === you && you !== null) return say('page-sits-out', { player: names[deal.declarer ?? 0] ?? '' });
      if (!mine) return say('page-waits-play', { player });
      if (deal.announced !== null) return say('page-turn-declared', { suit: deal.announced });
      const led = deal.trick[0];
      // A trick that is complete has been led to before; mine is the next lead.
      const full = deal.trick.length === shown.seats.length - (deal.idle === null ? 0 : 1);
      if (led === undefined || full) return say('page-turn-lead');
      return say('page-turn-follow', { suit: suitName(speaker, suitOf(led.card)) });
    }
    default:
      return say(`phase-${deal.phase}`);
  }
}
