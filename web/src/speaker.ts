/** The reader's words, as the pure modules take them. */

import type { Speaker } from './game/sentences';
import { deckNow } from './ui/deck.svelte';
import { hasWords, joined, say } from './words/words.svelte';

export const speaker: Speaker = { say, has: hasWords, joined, deck: deckNow };
