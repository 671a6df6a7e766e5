/** The events of the present match by their numbers: what is new, what was seen before, and whether some are missing. */

import { audienceOf } from './own';
import type { GameEvent, View } from '../types';

export interface Taken {
  /** Events that the page had not seen. */
  fresh: GameEvent[];
  /** Events are missing: everything must be sent again. */
  gap: boolean;
}

export class EventLog {
  match: number | null = null;
  /** Whose events they are: another audience is told other things. */
  audience: number | null = null;
  events: GameEvent[] = [];

  /** The number of the next event that the page lacks. */
  get next(): number {
    return this.events.length;
  }

  take(view: View, from = this.next, events: readonly GameEvent[] = []): Taken {
    // Another match, or another seat (which is told other things), begins to count anew.
    if (view.match !== this.match || audienceOf(view) !== this.audience) {
      const began = this.match === null || view.match !== this.match;
      this.match = view.match;
      this.audience = audienceOf(view);
      this.events = [];
      if (!began && from > 0) return { fresh: [], gap: true };
    }
    if (from > this.next) return { fresh: [], gap: true };
    const fresh = events.slice(this.next - from);
    this.events = [...this.events, ...fresh];
    return { fresh, gap: false };
  }

  /** Begin again with everything that the server knows. */
  replace(view: View, events: readonly GameEvent[]): void {
    this.match = view.match;
    this.audience = audienceOf(view);
    this.events = [...events];
  }
}
