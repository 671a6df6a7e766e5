/** The rules that are being put together: what was changed here, and what the server last said of it. */

import { api, ApiError } from '../api';
import type { GameId } from '../types';
import { gameOf } from '../rules';
import type { Conflict, Differing, DraftCall, HouseAnswer, Value } from './types';

const PAUSE_MS = 120;

type Told = (answer: HouseAnswer) => void;

export class Draft {
  /** What the server last said; null before it has said anything. */
  answer = $state.raw<HouseAnswer | null>(null);
  base = $state('');
  title = $state('');
  /** Whether something has been changed that the server has not answered yet. */
  busy = $state(false);
  /** Why it did not answer. */
  refused = $state.raw<ApiError | null>(null);
  #own = $state.raw<Readonly<Record<string, Value>>>({});
  #source = '';
  #asked = 0;
  #timer = 0;

  constructor(
    /** Where the rules come from, if they are nobody else's. */
    private readonly source: () => string,
    /** Called with every answer to a change. */
    private readonly told: Told,
  ) {}

  get game(): GameId {
    return gameOf(this.base);
  }

  get own(): Readonly<Record<string, Value>> {
    return this.#own;
  }

  readonly differing: ReadonlyMap<string, Differing> = $derived(new Map(this.answer?.differences.map((point) => [point.key, point])));
  readonly idle: ReadonlySet<string> = $derived(new Set(this.answer?.idle));
  readonly conflicts: readonly Conflict[] = $derived(this.answer?.conflicts ?? []);

  /** What the draft says of an axis, and said at once, before the server has answered. */
  value(key: string): Value | undefined {
    return this.#own[key] ?? this.differing.get(key)?.first ?? this.answer?.fields[key];
  }

  /** Begin with a rule set that comes with the server. What has been changed stays changed if the game is the same. */
  begin(base: string): void {
    if (gameOf(base) !== this.game) {
      this.#own = {};
      this.title = '';
    }
    this.base = base;
    this.#ask();
  }

  change(key: string, value: Value): void {
    this.#own = { ...this.#own, [key]: value };
    this.#ask();
  }

  undo(key: string): void {
    this.#own = Object.fromEntries(Object.entries(this.#own).filter(([other]) => other !== key));
    this.#ask();
  }

  rename(title: string): void {
    this.title = title;
    this.#ask();
  }

  /** Take over a rule file; an ApiError says why it is none. */
  async read(text: string): Promise<void> {
    const mine = (this.#asked += 1);
    clearTimeout(this.#timer);
    try {
      const answer = await api.house({ text });
      if (mine !== this.#asked) return;
      this.#take(answer);
      this.title = answer.title;
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }

  #call(): DraftCall {
    return { base: this.base, fields: this.#own, title: this.title, source: this.#source || this.source() };
  }

  #ask(): void {
    const mine = (this.#asked += 1);
    this.busy = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#answered(mine), PAUSE_MS);
  }

  async #answered(mine: number): Promise<void> {
    try {
      const answer = await api.house(this.#call());
      if (mine !== this.#asked) return;
      this.#take(answer);
      this.told(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine !== this.#asked) return;
      this.refused = error;
      // What the server does not take is not kept; where it did not answer, nothing is lost.
      if (error.code.startsWith('ruleset-') && this.answer !== null) this.#back(this.answer);
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }

  #take(answer: HouseAnswer): void {
    this.answer = answer;
    this.refused = null;
    this.#back(answer);
  }

  #back({ base, source, differences }: HouseAnswer): void {
    [this.base, this.#source] = [base, source];
    this.#own = Object.fromEntries(differences.map(({ key, second }) => [key, second]));
  }
}
