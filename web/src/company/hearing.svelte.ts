/** What the reader hears of what is said: whom he has muted at this table, on this device. */

import { SvelteSet } from 'svelte/reactivity';

import { ownSeats } from '../game/own';
import { forget, recall, remember } from '../storage';
import type { Heard } from '../table/session.svelte';
import type { Said, View } from '../types';
import { hasWords, say } from '../words/words.svelte';

/** How long something said stands beside its speaker. */
export const BUBBLE_MS = 6_000;

export class Hearing {
  /** By pseudonym: whoever changes his seat, or comes back to another one, stays muted. */
  readonly muted: SvelteSet<string>;
  /** When the list of what was said has been looked at last. */
  looked = $state(0);
  readonly #kept: string;

  constructor(table: string) {
    this.#kept = `vorhand.muted.${table}`;
    this.muted = new SvelteSet((recall(this.#kept) ?? '').split(' ').filter(Boolean));
  }

  toggle(who: string): void {
    if (!this.muted.delete(who)) this.muted.add(who);
    if (this.muted.size > 0) remember(this.#kept, [...this.muted].join(' '));
    else forget(this.#kept);
  }

  /** Of what was said, what the reader wants to hear. */
  of(heard: readonly Heard[]): readonly Heard[] {
    return heard.filter(({ who }) => !this.muted.has(who));
  }

  /** How much of it is new and somebody else's. */
  fresh(heard: readonly Heard[], mine: string): number {
    return this.of(heard).filter(({ at, who }) => at > this.looked && who !== mine).length;
  }
}

/** What somebody was called when he said it; whoever has been forgotten since is known by his seat only. */
export function speakerOf({ name, seat }: Said): string {
  return name || say('page-player-name', { number: seat + 1 });
}

/** The pseudonym of the reader's own device; empty without a seat. */
export function ownPseudonym(view: View): string {
  return view.seats[ownSeats(view)[0] ?? -1]?.who ?? '';
}

/** In the reader's language, or as it was written. */
export function wordsOf({ preset, text }: Pick<Said, 'preset' | 'text'>): string {
  if (preset) return hasWords(`preset-${preset}`) ? say(`preset-${preset}`) : '';
  return text ?? '';
}
