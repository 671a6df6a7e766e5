/** The names of games and rule sets for people, these with their options: "Modern Swedish + Must trump when void". */

import type { GameId } from './types';
import { hasWords, say, sayOf } from './words/words.svelte';

/** The same in every language. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = { bismarck: 'Bismarck', bauernschnapsen: 'Bauernschnapsen' };

/** The game of a rule set's id, "bismarck/modern". */
export function gameOf(id: string): GameId {
  return id.startsWith('bauernschnapsen/') ? 'bauernschnapsen' : 'bismarck';
}

/** Whether it is a player's own. */
export function isOwn(id: string): boolean {
  return id.startsWith('own/');
}

export function rulesetName(id: string, title = ''): string {
  if (isOwn(id)) return title || say('page-house-unnamed');
  const [base = '', ...options] = id.split('+');
  const game = gameOf(base);
  const key = `ruleset-${base.replace('/', '-')}`;
  if (!hasWords(key, game)) return title || id;
  return [sayOf(game, key), ...options.map((option) => sayOf(game, `option-${option}`))].join(' + ');
}
