/** What the reader hears of what is said: whom he has muted at this table, on this device. */

import { SvelteSet } from 'svelte/reactivity';

import { forget, recall, remember } from '../storage';
import type { Heard } from '../table/session.svelte';
import type { Said, Seat, SeatView } from '../types';
import { hasWords, say } from '../words/words.svelte';

/** How long something said stands beside its speaker. */
export const BUBBLE_MS = 6_000;

export class Hearing {
  readonly muted: SvelteSet<Seat>;
  /** When the list of what was said has been looked at last. */
  looked = $state(0);
  readonly #kept: string;

  constructor(table: string) {
    this.#kept = `vorhand.muted.${table}`;
    this.muted = new SvelteSet((recall(this.#kept) ?? '').split(' ').filter(Boolean).map(Number));
  }

  toggle(seat: Seat): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    this.#keep();
  }

  /** A seat that nobody has any more is heard again: whoever takes it is somebody else. */
  notice(seats: readonly SeatView[]): void {
    const gone = [...this.muted].filter((seat) => seats[seat]?.occupant !== 'person');
    for (const seat of gone) this.muted.delete(seat);
    if (gone.length > 0) this.#keep();
  }

  /** Of what was said, what the reader wants to hear. */
  of(heard: readonly Heard[]): readonly Heard[] {
    return heard.filter(({ seat }) => !this.muted.has(seat));
  }

  /** How much of it is new. */
  fresh(heard: readonly Heard[], you: Seat | null): number {
    return this.of(heard).filter(({ at, seat }) => at > this.looked && seat !== you).length;
  }

  #keep(): void {
    if (this.muted.size > 0) remember(this.#kept, [...this.muted].join(' '));
    else forget(this.#kept);
  }
}

/** In the reader's language, or as it was written. */
export function wordsOf({ preset, text }: Said): string {
  if (preset) return hasWords(`preset-${preset}`) ? say(`preset-${preset}`) : '';
  return text ?? '';
}
