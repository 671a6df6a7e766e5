/** The house rules that are kept in this browser, the same in all its tabs; and what was being put together last. */

import { recall, remember } from '../storage';
import type { GameId } from '../types';
import type { HouseAnswer } from './types';

export interface KeptHouse {
  id: string;
  game: GameId;
  title: string;
  base: string;
  /** How many ways they differ from their base. */
  count: number;
  /** Whether they can be played. */
  fits: boolean;
  /** The rule file. */
  text: string;
}

const KEPT = 'vorhand.houses';
const DRAFT = 'vorhand.house-draft';
const MOST = 100;

function isHouse(found: unknown): found is KeptHouse {
  const house = (found ?? {}) as Partial<Record<keyof KeptHouse, unknown>>;
  return (
    (house.game === 'bismarck' || house.game === 'bauernschnapsen') &&
    [house.id, house.title, house.base, house.text].every((text) => typeof text === 'string') &&
    typeof house.count === 'number'
  );
}

function read(): KeptHouse[] {
  try {
    const found: unknown = JSON.parse(recall(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter(isHouse) : [];
  } catch {
    return [];
  }
}

let houses = $state.raw<readonly KeptHouse[]>(read());

addEventListener('storage', (event) => {
  if (event.key === KEPT) houses = read();
});

function write(all: readonly KeptHouse[]): void {
  houses = all.slice(0, MOST);
  remember(KEPT, JSON.stringify(houses));
}

/** Those of a game, or all, the newest first. */
export function keptHouses(game?: GameId): readonly KeptHouse[] {
  return game === undefined ? houses : houses.filter((house) => house.game === game);
}

export function keptHouse(id: string): KeptHouse | undefined {
  return houses.find((house) => house.id === id);
}

/** Keep what the server said of a draft, in the place of that with the id if there is one; its id. */
export function keep({ game, title, base, differences, conflicts, text }: HouseAnswer, id: string | null): string {
  const own = keptHouse(id ?? '')?.id ?? String(Date.now());
  const house = { id: own, game, title, base, count: differences.length, fits: conflicts.length === 0, text };
  write([house, ...read().filter((other) => other.id !== own)]);
  return own;
}

export function drop(id: string): void {
  write(read().filter((house) => house.id !== id));
}

export function bringBack(house: KeptHouse): void {
  write([house, ...read().filter((other) => other.id !== house.id)]);
}

/** The rule file of what was being put together last of a game. */
export function lastDraft(game: GameId): string | null {
  return recall(`${DRAFT}.${game}`);
}

export function rememberDraft(game: GameId, text: string): void {
  remember(`${DRAFT}.${game}`, text);
}
