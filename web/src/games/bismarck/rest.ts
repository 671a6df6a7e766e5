/** Bismarck, as far as nobody sees it before he has had cards in his hand. */

import type { GameRest } from '../game';
import LastTrick from './LastTrick.svelte';
import LogCards from './LogCards.svelte';
import Result from './Result.svelte';
import Rows from './Rows.svelte';
import ScoreSheet from './ScoreSheet.svelte';

export const rest: GameRest = { Board: Rows, Result, Score: ScoreSheet, Tricks: LastTrick, LogCards, Help: null };
