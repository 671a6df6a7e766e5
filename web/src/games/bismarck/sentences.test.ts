import { describe, expect, it } from 'vitest';

import { sampleDeal, sampleView } from '../../game/sample';
import { cardName, cardText, indexOf, namesOf, refusal, type Speaker } from '../../game/sentences';
import { Words } from '../../words/fluent';
import austrian from '../../words/compiled/de';
import common from '../../words/compiled/en';
import english from '../../words/compiled/en-bismarck';
import commonSwedish from '../../words/compiled/sv';
import swedish from '../../words/compiled/sv-bismarck';
import { aimOf, handOf } from './facts';
import { askLine, BismarckTeller } from './sentences';

function speakerOf(words: Words): Speaker {
  return { say: words.say.bind(words), has: words.has.bind(words), joined: (parts) => parts.join(' + ') };
}

const de = speakerOf(new Words('de', austrian));
const en = speakerOf(new Words('en', { ...common, ...english }));
const sv = speakerOf(new Words('sv', { ...commonSwedish, ...swedish }));
const NAMES = ['Anna', 'Bo', 'Bot 1'];

describe('sentences', () => {
  it('speak to the reader about himself and by name about others', () => {
    const teller = new BismarckTeller(en, NAMES, 0, 'words');

    expect(teller.sentence({ e: 'card-played', seat: 0, card: 'KH' })).toBe('You play king of hearts.');
    expect(teller.sentence({ e: 'card-played', seat: 1, card: 'KH' })).toBe('Bo plays king of hearts.');
    expect(teller.sentence({ e: 'trick-taken', seat: 2 })).toBe('Bot 1 takes the trick.');
    expect(teller.sentence({ e: 'deal-started', number: 2, dealer: 1, declarer: 0 })).toBe(
      'Deal 2: dealer Bo, declarer you.',
    );
  });

  it('write cards with the letters of the language', () => {
    expect(cardText(sv, 'AS', 'signs')).toBe('♠\ufe0eE');
    expect(cardText(sv, 'JC', 'words')).toBe('klöverknekt');
    expect(new BismarckTeller(sv, NAMES, 0, 'signs').sentence({ e: 'kitty-opened', cards: ['AS', '9H'] })).toBe(
      'Öppet på bordet: ♠\ufe0eE ♥\ufe0e9.',
    );
  });

  it('name cards as they are printed', () => {
    expect(['AH', 'QH', 'JD', 'KS', 'TC'].map((card) => cardName(de, card, 'german'))).toEqual([
      'Herz-Ass',
      'Herz-Ober',
      'Schellen-Unter',
      'Grün-König',
      'Eichel-Zehner',
    ]);
    expect(cardName(de, 'QH')).toBe('Herz-Dame');
    expect(cardName(sv, 'JC', 'german')).toBe('under i ekollon');
    expect(['AC', 'TC', 'KC', 'QC', 'JC'].map((card) => indexOf(sv, card, 'german'))).toEqual(['E', '10', 'K', 'Ö', 'U']);
    expect(indexOf(sv, '9C')).toBe('9');
  });

  it('have a key for every event', () => {
    const events = [
      { e: 'dealer-drawn', dealer: 0 },
      { e: 'contract-chosen', declarer: 0, contract: 'spades' },
      { e: 'contract-fixed', declarer: 1, contract: 'nt-lose' },
      { e: 'trump-decided', trump: 'hearts', source: 'declared' },
      { e: 'hand-dealt', seat: 0, cards: ['AS'] },
      { e: 'kitty-taken', seat: 0 },
      { e: 'kitty-seen', seat: 0, cards: ['AS'] },
      { e: 'kitty-left', seat: 0 },
      { e: 'discarded', seat: 1, count: 4 },
      { e: 'discards-laid', seat: 0, cards: ['AS'] },
      { e: 'cards-given', giver: 1, receiver: 2, count: 1 },
      { e: 'given-seen', giver: 0, receiver: 2, cards: ['AS'] },
      { e: 'given-seen', giver: 2, receiver: 0, cards: ['AS'] },
      { e: 'deal-scored', number: 1, tricks: [8, 4, 4], left: [], scores: [0, 0, 0], totals: [1, -1, 0] },
      { e: 'deal-scored', number: 1, tricks: [0, 0, 0], left: [0, 1, 3], scores: [4, -1, -3], totals: [4, -1, -3] },
      { e: 'deal-started', number: 1, dealer: 1, declarer: null },
      { e: 'declarer-found', seat: 0, card: 'AC' },
      { e: 'layout-named', seat: 1, rank: '9', direction: 'up' },
      { e: 'card-laid', seat: 1, card: '9H' },
      { e: 'passed', seat: 0 },
      { e: 'playoff-started', seats: [0, 1] },
      { e: 'match-ended', winners: [0], totals: [2, -1, -1] },
      { e: 'trump-cut', card: 'AS' },
      { e: 'card-shown', card: 'AS' },
      { e: 'deal-voided', reason: 'forgotten-discard' },
    ];
    for (const event of events) {
      const sentence = new BismarckTeller(en, NAMES, 0, 'signs').sentence(event);
      expect(sentence, event.e).toMatch(/^\S.*[.]$/);
      expect(sentence).not.toMatch(/undefined|event-|cli-/);
    }
  });

  it('tell a layout: who laid what, who passed, and the cards left', () => {
    const told = (event: { e: string } & Record<string, unknown>): string => new BismarckTeller(en, NAMES, 0, 'words').sentence(event);

    expect(told({ e: 'card-laid', seat: 1, card: '7H' })).toBe('Bo lays seven of hearts.');
    expect(told({ e: 'card-laid', seat: 0, card: '7H' })).toBe('You lay seven of hearts.');
    expect(told({ e: 'passed', seat: 1 })).toBe('Bo passes.');
    expect(told({ e: 'layout-named', seat: 1, rank: 'T', direction: 'down' })).toBe('Bo names the layout: from ten down.');
    expect(told({ e: 'deal-started', number: 1, dealer: 1, declarer: null })).toMatch(/ace of clubs/);
    expect(
      told({ e: 'deal-scored', number: 13, tricks: [0, 0, 0], left: [0, 1, 3], scores: [4, -1, -3], totals: [4, -1, -3] }),
    ).toBe('Deal 13 is over; cards left: Anna 0, Bo 1, Bot 1 3; points: Anna +4, Bo −1, Bot 1 −3; totals: Anna +4, Bo −1, Bot 1 −3.');
  });

  it('ask for a card that fits, or for a pass', () => {
    const layout = { piles: [], laid: [], fits: [], turns: [] };
    const asked = (cards: string[]): string => {
      const ask = { seat: 0, legal: cards.length > 0 ? [] : ['pass'], cards, discard: 0, word: '', refused: {} };
      return askLine(en, sampleView({ deal: sampleDeal({ phase: 'layout', layout }), ask }), NAMES);
    };

    expect(asked(['7H'])).toBe('Your turn: lay a card.');
    expect(asked([])).toBe('No card of yours fits: you pass.');
  });

  it('say which rule forbids a card, with cards as the reader knows them', () => {
    const fields = { rule: 'BIS-4.2', card: 'KH', suit: 'S', legal: '9S JS' };

    expect(refusal(en, 'refused-must-follow', fields, 'signs')).toBe(
      '♥\ufe0eK: must follow spades (BIS-4.2); playable: ♠\ufe0e9 ♠\ufe0eJ',
    );
    expect(refusal(sv, 'refused-must-follow', fields, 'words')).toContain('spadernia, spaderknekt');
    expect(refusal(en, 'no-such-code-at-all', {}, 'signs')).toBe(en.say('page-no-answer'));
  });

  it('say what the table waits for', () => {
    const mine = { seat: 0, legal: [], cards: ['AS'], discard: 0, word: '', refused: {} };
    const lead = sampleView({ ask: mine });
    const follow = sampleView({ ask: mine, deal: sampleDeal({ leader: 1, trick: [{ seat: 1, card: '2H' }] }) });
    const theirs = sampleView({ ask: { ...mine, seat: 1, cards: [] } });

    expect(askLine(en, lead, NAMES)).toBe('Your turn: you lead.');
    expect(askLine(en, follow, NAMES)).toBe('Your turn: hearts were led.');
    expect(askLine(en, theirs, NAMES)).toBe('It is the turn of Bo.');

    const deal = sampleDeal({ phase: 'give', giving: { giver: 0, receiver: 2, count: 4 } });
    expect(askLine(en, sampleView({ ask: mine, deal }), NAMES)).toMatch(/^Choose 4 cards for \S/);
    expect(askLine(en, sampleView({ ask: { ...mine, seat: 1 }, deal }), NAMES)).toMatch(/^Bo is choosing cards for \S/);
    expect(askLine(en, sampleView({ stage: 'over' }), NAMES)).toBe('');
  });

  it('say above the table that the ace is low, and sort it so', () => {
    const nolle = sampleDeal({ contract: 'nt-lose', aim: 'lose', ace: 'low', hand: ['AS', '2S', 'KS'] });
    const usual = sampleDeal({ contract: 'nt-lose', aim: 'lose' });

    expect(aimOf(en, nolle)).toBe('avoid tricks, ace lowest');
    expect(aimOf(en, usual)).toBe('avoid tricks');
    expect(handOf(sampleView({ deal: nolle }))).toEqual(['KS', '2S', 'AS']);
  });

  it('number the bots', () => {
    expect(namesOf(en, sampleView().seats)).toEqual(['Anna', 'Bo', 'Bot 1']);
  });
});
