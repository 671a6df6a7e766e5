/** Bauernschnapsen, as far as nobody sees it before he has had cards in his hand. */

import type { GameRest } from '../game';
import Bummerl from './Bummerl.svelte';
import Help from './Help.svelte';
import Result from './Result.svelte';
import Tricks from './Tricks.svelte';

export const rest: GameRest = { Board: null, Result, Score: Bummerl, Tricks, LogCards: null, Help };
