/** Which faces the cards have: those that the reader wants for the game that is played. */

import type { Deck } from '../game/cards';
import { settings } from '../settings.svelte';
import { spokenOf } from '../words/words.svelte';
import { LARGE_SHEETS, SHEETS } from './sheets';

export function deckNow(): Deck {
  return spokenOf() === 'bauernschnapsen' ? settings.deck : 'french';
}

/** The file with its drawings. */
export function sheetOf(deck: Deck): string {
  return (settings.largeIndex ? LARGE_SHEETS : SHEETS)[deck];
}
