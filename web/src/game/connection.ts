/**
 * The connection to a table as a machine without a socket or a clock: inputs and the time go in, outputs come out.
 *
 * Every command keeps its id until the server has answered it; after a reconnect those still unanswered are sent again
 * with the same id, and the server does each of them once.
 */

import { EventLog } from './log';
import { audienceOf } from './own';
import type { CommandBody, GameEvent, Said, ServerMessage, View } from '../types';
import type { Field } from '../words/fluent';

export const PROTOCOL = 1;
export const PING_MS = 10_000;
/** Silence after which the socket counts as dead. */
export const SILENCE_MS = 25_000;
/** How long a socket may take to open and to say welcome. */
export const GREETING_MS = 10_000;
/** How soon a page that wakes up must hear something. */
export const WAKE_MS = 4_000;
const FLOOD_MS = 20_000;
const BACKOFF_MS = [250, 500, 1_000, 2_000, 4_000, 8_000];

export type Input =
  | { kind: 'start' }
  | { kind: 'stop' }
  | { kind: 'opened' }
  | { kind: 'closed' }
  | { kind: 'message'; message: ServerMessage }
  | { kind: 'command'; command: CommandBody }
  | { kind: 'wake' }
  | { kind: 'tick' };

export type Output =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'send'; frame: object }
  /** The whole picture, all at once; `missed` is what happened since the page was last connected. */
  | { kind: 'picture'; view: View; missed: readonly GameEvent[] }
  /** Something happened: the new events, and the view after them. */
  | { kind: 'step'; view: View; events: GameEvent[] }
  /** Only the room changed. */
  | { kind: 'room'; view: View }
  /** Somebody has said something; with `before`, what was said before this page came. */
  | { kind: 'said'; said: readonly Said[]; before: boolean }
  | { kind: 'done'; command: CommandBody }
  | { kind: 'refused'; command: CommandBody | null; code: string; fields: Record<string, Field> }
  | { kind: 'status'; status: Status };

export type Status = 'idle' | 'connecting' | 'live' | 'offline' | 'moved' | 'protocol' | 'no-watching';

interface Pending {
  id: string;
  command: CommandBody;
}

export class Connection {
  readonly log = new EventLog();
  status: Status = 'idle';
  #pending: Pending[] = [];
  #socket: 'none' | 'opening' | 'greeting' | 'live' = 'none';
  #attempts = 0;
  #retryAt: number | null = null;
  #since = 0;
  #heard = 0;
  #pinged = 0;
  #deadline: number | null = null;
  #helloId = '';
  #awaitsAll = false;

  constructor(private readonly makeId: () => string) {}

  /** Commands that the server has not answered yet. */
  get unanswered(): readonly CommandBody[] {
    return this.#pending.map((pending) => pending.command);
  }

  handle(input: Input, now: number): Output[] {
    switch (input.kind) {
      case 'start':
        return this.#stopped() || this.#socket !== 'none' ? [] : this.#open(now);
      case 'stop':
        return this.#leave();
      case 'opened':
        return this.#greet(now);
      case 'closed':
        return this.#lost(now);
      case 'message':
        return this.#message(input.message, now);
      case 'command':
        return this.#command(input.command);
      case 'wake':
        return this.#wake(now);
      case 'tick':
        return this.#tick(now);
    }
  }

  #stopped(): boolean {
    return this.status === 'moved' || this.status === 'protocol' || this.status === 'no-watching';
  }

  #set(status: Status): Output[] {
    if (status === this.status) return [];
    this.status = status;
    return [{ kind: 'status', status }];
  }

  #open(now: number): Output[] {
    this.#socket = 'opening';
    this.#since = now;
    this.#retryAt = null;
    return [...(this.status === 'idle' ? this.#set('connecting') : []), { kind: 'open' }];
  }

  #greet(now: number): Output[] {
    if (this.#socket !== 'opening') return [];
    this.#socket = 'greeting';
    this.#heard = now;
    this.#helloId = this.makeId();
    const seen = this.log.match === null ? {} : { match: this.log.match, since: this.log.next };
    return [{ kind: 'send', frame: { t: 'hello', id: this.#helloId, protocol: PROTOCOL, ...seen } }];
  }

  #leave(): Output[] {
    const open = this.#socket !== 'none';
    this.#socket = 'none';
    this.#retryAt = null;
    return [...(open ? [{ kind: 'close' } as const] : []), ...(this.#stopped() ? [] : this.#set('idle'))];
  }

  #lost(now: number): Output[] {
    if (this.#socket === 'none') return [];
    return this.#retry(now, BACKOFF_MS[Math.min(this.#attempts, BACKOFF_MS.length - 1)] ?? 0);
  }

  #retry(now: number, delay: number): Output[] {
    this.#socket = 'none';
    this.#deadline = null;
    // Who had the device when the network went need not have it when it is back.
    this.#pending = this.#pending.filter(({ command }) => command.t !== 'hold');
    if (this.#stopped()) return [];
    this.#attempts += 1;
    this.#retryAt = now + delay;
    // The first stumble is silent: it is over before anybody has read about it.
    return this.#attempts > 1 || this.log.match === null ? this.#set('offline') : [];
  }

  #giveUp(now: number): Output[] {
    return [{ kind: 'close' }, ...this.#lost(now)];
  }

  #wake(now: number): Output[] {
    if (this.#stopped() || this.status === 'idle') return [];
    if (this.#socket === 'none') return this.#open(now);
    if (this.#socket !== 'live') return [];
    // After a sleep nobody need wait for a socket that has long been given up elsewhere.
    if (now - this.#heard > SILENCE_MS) return [{ kind: 'close' }, ...this.#open(now)];
    this.#deadline = now + WAKE_MS;
    return this.#ping(now);
  }

  #ping(now: number): Output[] {
    this.#pinged = now;
    return [{ kind: 'send', frame: { t: 'ping', id: this.makeId() } }];
  }

  #tick(now: number): Output[] {
    switch (this.#socket) {
      case 'none':
        return this.#retryAt !== null && now >= this.#retryAt ? this.#open(now) : [];
      case 'opening':
      case 'greeting':
        return now - this.#since > GREETING_MS ? this.#giveUp(now) : [];
      case 'live':
        if (now - this.#heard > SILENCE_MS || (this.#deadline !== null && now > this.#deadline)) return this.#giveUp(now);
        return now - this.#pinged >= PING_MS ? this.#ping(now) : [];
    }
  }

  #command(command: CommandBody): Output[] {
    const pending = { id: this.makeId(), command };
    this.#pending.push(pending);
    return this.#socket === 'live' ? [this.#frame(pending)] : [];
  }

  #frame(pending: Pending): Output {
    const { t, ...rest } = pending.command;
    return { kind: 'send', frame: { t, id: pending.id, ...rest } };
  }

  #message(message: ServerMessage, now: number): Output[] {
    if (this.#socket === 'none' || this.#socket === 'opening') return [];
    this.#heard = now;
    this.#deadline = null;
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message, now);
      case 'step':
        return this.#step(message.view, message.events_from, message.events);
      case 'room':
        return this.#room(message.view);
      case 'said':
        return [{ kind: 'said', said: [message], before: false }];
      case 'ack':
      case 'refused':
        return this.#answered(message);
      case 'pong':
        return [];
      case 'bye':
        return this.#bye(message.code, now);
    }
  }

  #welcome({ view, events_from, events, said }: Extract<ServerMessage, { t: 'welcome' }>, now: number): Output[] {
    const returning = this.#socket === 'greeting';
    let missed: readonly GameEvent[] = [];
    if (events_from === 0) this.log.replace(view, events);
    else {
      const { fresh, gap } = this.log.take(view, events_from, events);
      if (gap) return this.#resync();
      missed = fresh;
    }
    this.#awaitsAll = false;
    const heard: Output[] = said ? [{ kind: 'said', said, before: true }] : [];
    const out: Output[] = [{ kind: 'picture', view, missed }, ...heard];
    if (!returning) return out;
    this.#socket = 'live';
    this.#attempts = 0;
    this.#pinged = now;
    return [...out, ...this.#set('live'), ...this.#pending.map((pending) => this.#frame(pending))];
  }

  #step(view: View, from: number, events: GameEvent[]): Output[] {
    if (this.#awaitsAll) return [];
    const { fresh, gap } = this.log.take(view, from, events);
    return gap ? this.#resync() : [{ kind: 'step', view, events: fresh }];
  }

  #room(view: View): Output[] {
    if (this.#awaitsAll) return [];
    const seated = this.log.match === view.match && audienceOf(view) !== this.log.audience;
    // In the lobby nothing has happened yet; later another seat knows other events.
    if (seated && view.stage !== 'lobby') return [{ kind: 'room', view }, ...this.#resync()];
    this.log.take(view);
    return [{ kind: 'room', view }];
  }

  #resync(): Output[] {
    if (this.#awaitsAll) return [];
    this.#awaitsAll = true;
    return [{ kind: 'send', frame: { t: 'resync', id: this.makeId() } }];
  }

  #answered(message: Extract<ServerMessage, { t: 'ack' | 'refused' }>): Output[] {
    const pending = this.#pending.find(({ id }) => id === message.id);
    this.#pending = this.#pending.filter(({ id }) => id !== message.id);
    if (message.t === 'ack') return pending ? [{ kind: 'done', command: pending.command }] : [];
    if (message.id === this.#helloId && (message.code === 'protocol' || message.code === 'no-watching')) {
      return this.#end(message.code);
    }
    const news: Output[] = message.view && !this.#awaitsAll ? [{ kind: 'room', view: message.view }] : [];
    const fields = message.fields ?? {};
    return [...news, { kind: 'refused', command: pending?.command ?? null, code: message.code, fields }];
  }

  /** Close for good. */
  #end(status: Status): Output[] {
    this.#socket = 'none';
    return [{ kind: 'close' }, ...this.#set(status)];
  }

  #bye(code: string, now: number): Output[] {
    if (code === 'recovered' || code === 'no-watching') {
      this.#pending = [];
      return this.#end(code === 'recovered' ? 'moved' : code);
    }
    return [{ kind: 'close' }, ...this.#retry(now, code === 'flood' ? FLOOD_MS : (BACKOFF_MS[0] ?? 0))];
  }
}
