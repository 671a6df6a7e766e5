/** Every game that the page can play: a new game is a row here. Its script comes when its first table does. */

import type { GameId } from '../types';
import type { GamePage } from './game';

export const GAMES: Readonly<Record<GameId, () => Promise<GamePage>>> = {
  bismarck: () => import('./bismarck/bismarck').then(({ page }) => page),
  bauernschnapsen: () => import('./bauernschnapsen/bauernschnapsen').then(({ page }) => page),
};
