/** The name of a rule set for people, with its options: "Modern Swedish + Must trump when void". */

import type { GameId } from './types';
import { hasWords, sayOf } from './words/words.svelte';

/** The game of a rule set's id, "bismarck/modern". */
export function gameOf(id: string): GameId {
  return id.startsWith('bauernschnapsen/') ? 'bauernschnapsen' : 'bismarck';
}

export function rulesetName(id: string, title = ''): string {
  const [base = '', ...options] = id.split('+');
  const game = gameOf(base);
  const key = `ruleset-${base.replace('/', '-')}`;
  if (!hasWords(key, game)) return title || id;
  return [sayOf(game, key), ...options.map((option) => sayOf(game, `option-${option}`))].join(' + ');
}
