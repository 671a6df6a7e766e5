/** The time of the present turn as it runs on this page. */

import type { View } from '../types';

/** From so many seconds on they are counted. */
export const LAST_S = 10;

export class Countdown {
  /** Seconds until the time is up; null where no clock runs. */
  left = $state<number | null>(null);

  readonly #view: () => View;
  readonly #ahead: () => number;

  /** Runs as long as the component lives that makes it. */
  constructor(view: () => View, clockAhead: () => number) {
    [this.#view, this.#ahead] = [view, clockAhead];
    const until = $derived(view().clock);
    $effect(() => {
      this.#look();
      if (until === null) return;
      const timer = setInterval(() => this.#look(), 500);
      return () => clearInterval(timer);
    });
  }

  /** Of the whole time of this turn, from 1 to 0. */
  get share(): number {
    const { terms, seats, ask } = this.#view();
    const whole = terms.move_s + (ask.seat === null ? 0 : (seats[ask.seat]?.bank ?? 0));
    return whole > 0 && this.left !== null ? Math.min(1, this.left / whole) : 0;
  }

  /** The seconds that are counted; null as long as there is time. */
  get last(): number | null {
    return this.left !== null && this.left <= LAST_S ? Math.ceil(this.left) : null;
  }

  #look(): void {
    const until = this.#view().clock;
    this.left = until === null ? null : Math.max(0, until - (Date.now() + this.#ahead()) / 1000);
  }
}
