/** The guide's sentences: keys and fields from the server, cards and names as this reader sees them. */

import { suitOf, type Suit } from '../game/cards';
import { cardText, contractLabel, suitName, type Speaker, type Style } from '../game/sentences';
import type { GuideSentence } from '../types';
import type { Field } from '../words/fluent';

export function told(speaker: Speaker, sentence: GuideSentence, names: readonly string[], style: Style): string {
  const fields = Object.entries(sentence.fields).map(([name, value]) => [name, worded(speaker, name, value, names, style)]);
  return speaker.say(sentence.key, Object.fromEntries(fields));
}

function worded(speaker: Speaker, name: string, value: Field, names: readonly string[], style: Style): Field {
  switch (name) {
    case 'card':
    case 'best':
    case 'cards':
      return inOrder(String(value).split(' ')).map((card) => cardText(speaker, card, style)).join(style === 'words' ? ', ' : ' ');
    case 'suit':
      return suitName(speaker, value as Suit);
    case 'player':
      return names[Number(value)] ?? '';
    case 'contract':
      return contractLabel(speaker, String(value));
    default:
      return value;
  }
}

/** Suits as a hand shows them. */
function inOrder(cards: readonly string[]): string[] {
  const order = 'SHDC';
  return [...cards].sort((a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)));
}
