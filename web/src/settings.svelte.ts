/** What a reader has set for himself; kept in this browser, the same in all its tabs. */

import { DEFAULTS, readSettings, writeSettings, type Settings } from './device/form';
import { forget, recall, remember } from './storage';

const KEPT = 'vorhand.settings';

export const settings: Settings = $state(readSettings(recall(KEPT)));

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember(KEPT, writeSettings(settings));
}

// Without a key everything has been cleared.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEPT || key === null) Object.assign(settings, readSettings(newValue));
});

export function forgetSettings(): void {
  forget(KEPT);
  Object.assign(settings, DEFAULTS);
}
