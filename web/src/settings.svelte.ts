/** What a reader has set for himself; kept in this browser, the same in all its tabs. */

import type { Deck } from './game/cards';
import type { TrickStays } from './game/pace';
import type { GameId } from './types';

export interface Settings {
  confirm: boolean;
  trick: TrickStays;
  fourColours: boolean;
  /** Which faces the cards of the Austrian game have. */
  deck: Deck;
  /** The game that was chosen last. */
  game: GameId;
  name: string;
}

const KEPT = 'vorhand.settings';
const DEFAULTS: Settings = { confirm: false, trick: 1200, fourColours: false, deck: 'french', game: 'bismarck', name: '' };
export const TRICK_CHOICES: readonly TrickStays[] = [0, 1200, 2500, 'tap'];

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
    const trick = TRICK_CHOICES.find((choice) => choice === found.trick) ?? DEFAULTS.trick;
    return {
      confirm: found.confirm === true,
      trick,
      fourColours: found.fourColours === true,
      game: found.game === 'bauernschnapsen' ? 'bauernschnapsen' : 'bismarck',
      deck: found.deck === 'german' ? 'german' : 'french',
      name: typeof found.name === 'string' ? found.name.slice(0, 24) : '',
    };
  } catch {
    return DEFAULTS;
  }
}

export const settings: Settings = $state(kept());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEPT, JSON.stringify(settings));
}

addEventListener('storage', (event) => {
  if (event.key === KEPT) Object.assign(settings, kept());
});

export function forgetSettings(): void {
  localStorage.removeItem(KEPT);
  Object.assign(settings, DEFAULTS);
}
