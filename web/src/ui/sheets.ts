/** Where the drawings of a deck are: one file each, fetched when a card of it is first shown. */

import frenchLarge from '../assets/french-large.svg?url';
import french from '../assets/french.svg?url';
import germanLarge from '../assets/german-large.svg?url';
import german from '../assets/german.svg?url';
import type { Deck } from '../game/cards';

export const SHEETS: Readonly<Record<Deck, string>> = { french, german };
/** The faces under a large index. */
export const LARGE_SHEETS: Readonly<Record<Deck, string>> = { french: frenchLarge, german: germanLarge };
