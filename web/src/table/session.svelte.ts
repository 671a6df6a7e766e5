/** A table as the page holds it: the connection, the pictures that wait to be shown, and the one that is shown. */

import { flushSync } from 'svelte';

import { api } from '../api';
import { Connection, type Input, type Output, type Status } from '../game/connection';
import { framesOf, type Frame } from '../game/pace';
import type { CardCode, CommandBody, GameEvent, Said, ServerMessage, View } from '../types';
import { paceNow } from '../ui/motion';
import type { Field } from '../words/fluent';

/** So much of what was said is kept. */
const MOST_SAID = 50;

/** So much of what happened meanwhile is told to whoever comes back; the log has all of it. */
const MOST_MISSED = 12;

/** More pictures than this are not shown one by one: somebody has come back to a tab. */
const MOST_FRAMES = 24;

export interface Problem {
  code: string;
  fields: Record<string, Field>;
}

/** What somebody said, and when it was heard here: 0 for what was said before. */
export type Heard = Said & { at: number };

/** What can open over the table. */
export type SheetName = 'menu' | 'score' | 'log' | 'last' | 'keys' | 'talk' | 'settings';

/** How a card was picked: a drag onto the table has shown what was meant. */
export type PickedBy = 'finger' | 'key' | 'drag';

export class TableSession {
  frame = $state.raw<Frame | null>(null);
  status = $state<Status | 'gone'>('connecting');
  /** What has been shown of the match so far. */
  told = $state.raw<readonly GameEvent[]>([]);
  /** What was said at the table last, the oldest first. */
  heard = $state.raw<readonly Heard[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** Commands that the server has not answered yet. */
  waiting = $state.raw<readonly CommandBody[]>([]);
  clockAhead = $state(0);
  /** Called with every picture as it is shown. */
  onframe: (frame: Frame, before: Frame | null) => void = () => {};
  /** What must be there before the first picture can be shown; without it nothing ever is, and the connection ends. */
  prepare: (view: View) => Promise<void> = () => Promise.resolve();

  readonly #connection: Connection;
  #socket: WebSocket | null = null;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #waitsForTap = false;
  #latest: View | null = null;
  #knowsClock = false;
  #count = 0;
  #prepared = false;
  /** What has come in before that. */
  #early: Output[] | null = null;
  readonly #tag = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');

  constructor(readonly table: string) {
    this.#connection = new Connection(() => `${this.#tag}-${(this.#count += 1)}`);
  }

  get view(): View | null {
    return this.frame?.view ?? null;
  }

  /** Live from now on; the answer ends it. */
  begin(): () => void {
    const ticking = setInterval(() => this.#input({ kind: 'tick' }), 200);
    const wake = (): void => {
      if (!document.hidden) this.#input({ kind: 'wake' });
      else this.#showAll();
    };
    const start = (): void => this.#input({ kind: 'start' });
    const stop = (): void => {
      this.#input({ kind: 'stop' });
      // A browser keeps the page for the way back, when somebody else may have the device.
      if (this.view?.phone) flushSync(() => (this.frame = null));
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pageshow', start);
    addEventListener('pagehide', stop);
    // A browser that puts a page to sleep says so, as when it keeps one for the way back.
    document.addEventListener('freeze', stop);
    document.addEventListener('resume', start);
    start();
    return () => {
      clearInterval(ticking);
      if (this.#timer !== null) clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', start);
      removeEventListener('pagehide', stop);
      document.removeEventListener('freeze', stop);
      document.removeEventListener('resume', start);
      stop();
    };
  }

  send(command: CommandBody): void {
    this.problem = null;
    this.#input({ kind: 'command', command });
  }

  /** Do this in the deal, for the table as the server last showed it. */
  act(actions: string[]): void {
    if (this.#latest === null || this.isActing) return;
    this.send({ t: 'act', version: this.#latest.version, actions });
    this.skip();
  }

  get isActing(): boolean {
    return this.waiting.some((command) => command.t === 'act');
  }

  get played(): CardCode | null {
    for (const command of this.waiting) {
      const card = command.t === 'act' && command.actions.length === 1 ? command.actions[0]?.split(' ') : undefined;
      if (card?.[0] === 'play') return card[1] ?? null;
    }
    return null;
  }

  /** Go on to the next picture at once. */
  skip(): void {
    if (this.#timer === null && !this.#waitsForTap) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waitsForTap = false;
    while (this.#queue[0]?.finished) this.#tell(this.#queue.shift()!);
    this.#next();
  }

  #input(input: Input): void {
    for (const output of this.#connection.handle(input, Date.now())) this.#take(output);
    this.waiting = this.#connection.unanswered;
  }

  #take(output: Output): void {
    if (this.#prepared || !('view' in output)) return this.#obey(output);
    if (this.#early !== null) return void this.#early.push(output);
    this.#early = [output];
    void this.prepare(output.view).then(() => {
      this.#prepared = true;
      for (const early of this.#early ?? []) this.#obey(early);
      this.#early = null;
    }, () => this.#input({ kind: 'stop' }));
  }

  #obey(output: Output): void {
    switch (output.kind) {
      case 'open':
        return this.#open();
      case 'close':
        return this.#close();
      case 'send':
        return this.#socket?.send(JSON.stringify(output.frame));
      case 'picture':
        return this.#picture(output.view, output.missed);
      case 'step':
        return this.#step(output.view, output.events);
      case 'room':
        return this.#room(output.view);
      case 'said':
        return this.#hear(output.said, output.before);
      case 'done':
        return;
      case 'refused':
        if (output.code !== 'stale') this.problem = { code: output.code, fields: output.fields };
        return;
      case 'status':
        return this.#status(output.status);
    }
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    // A socket that was left behind has nothing to say any more.
    const input = (made: Input): void => {
      if (this.#socket === socket) this.#input(made);
    };
    socket.onopen = () => input({ kind: 'opened' });
    socket.onclose = () => input({ kind: 'closed' });
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      input({ kind: 'message', message: JSON.parse(data) as ServerMessage });
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #status(status: Status): void {
    this.status = status === 'idle' ? 'connecting' : status;
    if (status === 'offline') void this.#askWhy();
  }

  /** A socket that does not open says nothing; the rest of the server may know why. */
  async #askWhy(): Promise<void> {
    const code = await api.whyNot(this.table);
    if (code === 'no-such-table') {
      this.status = 'gone';
      this.#input({ kind: 'stop' });
      this.status = 'gone';
    } else if (code === 'no-seat' && this.frame === null) {
      await api.greet();
    }
  }

  #hear(said: readonly Said[], before: boolean): void {
    const kept = before ? [] : this.heard;
    this.heard = [...kept, ...said.map((one) => ({ ...one, at: before ? 0 : Date.now() }))].slice(-MOST_SAID);
  }

  // Pictures

  #picture(view: View, missed: readonly GameEvent[]): void {
    this.#latest = view;
    this.#queue = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waitsForTap = false;
    this.told = this.#connection.log.events;
    this.#show({ view, events: missed.slice(-MOST_MISSED), hold: 0, finished: false, collectedBy: null });
  }

  #step(view: View, events: GameEvent[]): void {
    const before = this.#queue.at(-1)?.view ?? this.view;
    this.#latest = view;
    this.#queue.push(...framesOf(before, view, events, paceNow()));
    if (document.hidden || this.#queue.length > MOST_FRAMES) this.#showAll();
    else this.#next();
  }

  #room(view: View): void {
    this.#latest = view;
    if (view.match !== this.view?.match) this.told = [];
    this.#queue.push({ view, events: [], hold: 0, finished: false, collectedBy: null });
    this.#next();
  }

  #next(): void {
    while (this.#timer === null && !this.#waitsForTap) {
      const frame = this.#queue.shift();
      if (frame === undefined) return;
      this.#tell(frame);
      this.#show(frame);
      if (frame.hold === 'tap') this.#waitsForTap = true;
      else if (frame.hold > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#next();
        }, frame.hold);
      }
    }
  }

  #showAll(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waitsForTap = false;
    const last = this.#queue.at(-1);
    const events = this.#queue.flatMap((frame) => frame.events);
    this.#queue = [];
    if (last === undefined) return;
    const frame = { ...last, events, hold: 0, finished: false, collectedBy: null };
    this.#tell(frame);
    this.#show(frame);
  }

  #tell(frame: Frame): void {
    if (frame.events.length > 0) this.told = [...this.told, ...frame.events];
  }

  #show(frame: Frame): void {
    const before = this.frame;
    this.frame = frame;
    const timed = frame.view.clock !== null || frame.view.seats.some((seat) => seat.deadline !== null);
    if (!this.#knowsClock && timed) {
      this.#knowsClock = true;
      void api.clockAhead().then((ahead) => (this.clockAhead = ahead));
    }
    this.onframe(frame, before);
  }
}
