/** Where the drawings of a deck are: one file each, fetched when a card of it is first shown. */

import french from '../assets/french.svg?url';
import german from '../assets/german.svg?url';
import type { Deck } from '../game/cards';

export const SHEETS: Readonly<Record<Deck, string>> = { french, german };
