/** The name of a rule set for people, with its options: "Modern Swedish + Must trump when void". */

import { hasWords, say } from './words/words.svelte';

export function rulesetName(id: string, title = ''): string {
  const [base = '', ...options] = id.split('+');
  const key = `ruleset-${base.replace('/', '-')}`;
  if (!hasWords(key)) return title || id;
  return [say(key), ...options.map((option) => say(`option-${option}`))].join(' + ');
}
