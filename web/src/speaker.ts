/** The reader's words, as the pure modules take them. */

import type { Speaker } from './game/sentences';
import { hasWords, joined, say } from './words/words.svelte';

export const speaker: Speaker = { say, has: hasWords, joined };
