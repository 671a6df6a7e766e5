/** Which faces the cards have: those that the reader wants for the game that is played. */

import type { Deck } from '../game/cards';
import { settings } from '../settings.svelte';
import { spokenOf } from '../words/words.svelte';

export function deckNow(): Deck {
  return spokenOf() === 'bauernschnapsen' ? settings.deck : 'french';
}
