/** Which of the catalogues' words tell what happens in Bismarck, and what the table waits for. */

import { suitOf } from '../../game/cards';
import { contractLabel, rankName, rankText, Teller, type Speaker } from '../../game/sentences';
import type { CardCode, GameEvent, Seat, View } from '../../types';
import { signed } from '../../words/fluent';
import type { BismarckView } from './types';

export class BismarckTeller extends Teller {
  protected override own(event: GameEvent, key: string): string {
    const { say } = this.speaker;
    switch (event.e) {
      case 'deal-started':
        if (event.declarer === null) return say('deal-started-open', { number: event.number as number, dealer: this.name(event.dealer) });
        return say(key, {
          number: event.number as number,
          dealer: this.name(event.dealer),
          declarer: this.name(event.declarer),
        });
      case 'trump-cut':
      case 'card-shown':
        return say(key, { card: this.cards([event.card as CardCode]) });
      case 'kitty-opened':
        return say(key, { cards: this.cards(event.cards) });
      case 'contract-chosen':
      case 'contract-fixed': {
        const fields = { contract: contractLabel(this.speaker, event.contract as string) };
        return this.about(event.declarer, key, `cli-you-${event.e}`, fields);
      }
      case 'trump-decided':
        return say(key, { trump: event.trump as string, source: event.source as string });
      case 'kitty-taken':
      case 'kitty-left':
        return this.about(event.seat, key, `cli-you-${event.e}`);
      case 'kitty-seen':
        return say('cli-you-kitty-seen', { cards: this.cards(event.cards) });
      case 'discarded':
        return event.seat === this.you ? '' : this.about(event.seat, key, '', { count: event.count as number });
      case 'discards-laid':
        return say('cli-you-discards-laid', { cards: this.cards(event.cards) });
      case 'cards-given':
        return event.giver === this.you || event.receiver === this.you
          ? ''
          : say(key, { giver: this.name(event.giver), receiver: this.real(event.receiver as Seat), count: event.count as number });
      case 'given-seen': {
        const mine = event.giver === this.you;
        const player = this.real((mine ? event.receiver : event.giver) as Seat);
        return say(mine ? 'cli-you-gave' : 'cli-you-got', { player, cards: this.cards(event.cards) });
      }
      case 'declarer-found':
        return this.about(event.seat, key, 'cli-you-declarer-found', { card: this.cards([event.card as CardCode]) });
      case 'layout-named': {
        const rank = event.rank as string;
        const said = this.style === 'words' ? rankName(this.speaker, rank) : rankText(this.speaker, rank);
        return this.about(event.seat, key, 'cli-you-layout-named', { rank: said, direction: event.direction as string });
      }
      case 'card-laid':
        return this.about(event.seat, key, 'cli-you-card-laid', { card: this.cards([event.card as CardCode]) });
      case 'passed':
        return this.about(event.seat, key, 'cli-you-could-not-lay');
      case 'deal-scored':
        return this.#scored(event, key);
      case 'deal-voided':
        return say(key, { reason: event.reason as string });
      case 'playoff-started':
        return say(key, { players: this.speaker.joined((event.seats as Seat[]).map((seat) => this.real(seat))) });
      case 'match-ended':
        return this.#ended(event, key);
      default:
        return '';
    }
  }

  #scored(event: GameEvent, key: string): string {
    const list = (values: unknown, show: (value: number) => string): string =>
      (values as number[]).map((value, seat) => `${this.real(seat)} ${show(value)}`).join(', ');
    const left = event.left as number[];
    return this.speaker.say(left.length > 0 ? 'page-layout-scored' : key, {
      number: event.number as number,
      ...(left.length > 0 ? { left: list(left, String) } : { tricks: list(event.tricks, String) }),
      scores: list(event.scores, signed),
      totals: list(event.totals, signed),
    });
  }

  #ended(event: GameEvent, key: string): string {
    const winners = event.winners as Seat[];
    const totals = (event.totals as number[]).map((total, seat) => `${this.real(seat)} ${signed(total)}`).join(', ');
    if (winners.length === 1 && winners[0] === this.you) return this.speaker.say('cli-you-won', { totals });
    if (winners.length === 2 && winners[1]! - winners[0]! === 2)
      return this.speaker.say('cli-pair-won', { winners: this.speaker.joined(winners.map((seat) => this.real(seat))), totals });
    const fields = { count: winners.length, winners: this.speaker.joined(winners.map((seat) => this.real(seat))) };
    return this.speaker.say(key, { ...fields, totals });
  }
}

/** The line above the hand: what the table waits for, in words. Empty while it waits for nobody. */
export function askLine(speaker: Speaker, shown: View, names: readonly string[]): string {
  const { say } = speaker;
  const view = shown as BismarckView;
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
    case 'give': {
      const player = names[deal.giving!.receiver] ?? '';
      return mine
        ? say('page-give', { count: deal.giving!.count, player })
        : say('page-waits-give', { player: names[ask.seat] ?? '', receiver: player });
    }
    case 'discard':
      return mine ? say('page-discard', { count: ask.discard }) : say('page-waits-discard', { player });
    case 'name-start':
      return mine ? say('page-choose-start') : say('page-waits-start', { player });
    case 'name-direction':
      return mine ? say('page-choose-direction') : say('page-waits-direction', { player });
    case 'layout':
      if (!mine) return say('page-waits-play', { player });
      return say(ask.cards.length > 0 ? 'page-turn-lay' : 'page-turn-pass');
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
