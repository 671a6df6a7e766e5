import { beforeEach, describe, expect, it } from 'vitest';

import { Connection, PING_MS, SILENCE_MS, WAKE_MS, type Input, type Output } from './connection';
import { sampleView } from './sample';
import type { CommandBody, GameEvent, ServerMessage, View } from '../types';

const PLAY: CommandBody = { t: 'act', version: 3, actions: ['play AS'] };
const event = (n: number): GameEvent => ({ e: 'card-played', seat: 0, card: `${n}S` });

let connection: Connection;
let now: number;

beforeEach(() => {
  let count = 0;
  connection = new Connection(() => `c${(count += 1)}`);
  now = 1_000_000;
});

function put(input: Input, after = 0): Output[] {
  now += after;
  return connection.handle(input, now);
}

const say = (message: ServerMessage, after = 0): Output[] => put({ kind: 'message', message }, after);
const welcome = (view: View = sampleView(), events_from = 0, events: GameEvent[] = []): Output[] =>
  say({ t: 'welcome', protocol: 1, view, events_from, events });
const frames = (outputs: Output[]): object[] => outputs.flatMap((out) => (out.kind === 'send' ? [out.frame] : []));
const kinds = (outputs: Output[]): string[] => outputs.map((out) => out.kind);

function live(events: GameEvent[] = []): void {
  put({ kind: 'start' });
  put({ kind: 'opened' });
  welcome(sampleView(), 0, events);
}

describe('a connection', () => {
  it('greets first, and says what it has seen when it comes back', () => {
    expect(kinds(put({ kind: 'start' }))).toContain('open');
    expect(frames(put({ kind: 'opened' }))).toEqual([{ t: 'hello', id: 'c1', protocol: 1 }]);
    welcome(sampleView(), 0, [event(2), event(3)]);
    put({ kind: 'closed' });
    expect(kinds(put({ kind: 'tick' }, 300))).toEqual(['open']);

    expect(frames(put({ kind: 'opened' }))).toEqual([{ t: 'hello', id: 'c2', protocol: 1, match: 1, since: 2 }]);
  });

  it('sends an unanswered command again with the same id, once, and only after the welcome', () => {
    live();
    const [first] = frames(put({ kind: 'command', command: PLAY }));
    put({ kind: 'closed' });
    put({ kind: 'tick' }, 300);
    expect(frames(put({ kind: 'opened' }))).toHaveLength(1);

    expect(frames(welcome(sampleView(), 0))).toEqual([first]);
    say({ t: 'ack', id: (first as { id: string }).id });
    expect(connection.unanswered).toEqual([]);
    put({ kind: 'closed' });
    put({ kind: 'tick' }, 300);
    put({ kind: 'opened' });
    expect(frames(welcome(sampleView(), 0))).toEqual([]);
  });

  it('keeps commands that are given while there is no connection', () => {
    put({ kind: 'start' });
    expect(frames(put({ kind: 'command', command: PLAY }))).toEqual([]);
    put({ kind: 'opened' });

    expect(frames(welcome())).toEqual([{ ...PLAY, id: 'c1' }]);
  });

  it('asks for everything when events are missing, and believes nothing until it has come', () => {
    live([event(2)]);
    const gap = say({ t: 'step', view: sampleView({ version: 5 }), events_from: 3, events: [event(5)] });

    expect(frames(gap)).toEqual([expect.objectContaining({ t: 'resync' })]);
    expect(say({ t: 'step', view: sampleView({ version: 6 }), events_from: 4, events: [event(6)] })).toEqual([]);
    expect(kinds(welcome(sampleView({ version: 6 }), 0, [2, 3, 4, 5, 6].map(event)))).toEqual(['picture']);
    expect(connection.log.next).toBe(5);
    const next = say({ t: 'step', view: sampleView({ version: 7 }), events_from: 5, events: [event(7)] });
    expect(next).toEqual([{ kind: 'step', view: sampleView({ version: 7 }), events: [event(7)] }]);
  });

  it('tells an event once, however often it comes', () => {
    live([event(2)]);
    const step: ServerMessage = { t: 'step', view: sampleView(), events_from: 0, events: [event(2), event(3)] };

    expect(say(step)).toMatchObject([{ kind: 'step', events: [event(3)] }]);
    expect(say(step)).toMatchObject([{ kind: 'step', events: [] }]);
  });

  it('begins to count anew with another match', () => {
    live([event(2), event(3)]);
    say({ t: 'room', view: sampleView({ match: 2 }) });

    expect(connection.log.next).toBe(0);
    expect(say({ t: 'step', view: sampleView({ match: 2 }), events_from: 0, events: [event(4)] })).toMatchObject([
      { kind: 'step', events: [event(4)] },
    ]);
  });

  it('takes the view that comes with a stale refusal', () => {
    live();
    put({ kind: 'command', command: PLAY });
    const view = sampleView({ version: 9 });
    const refused = say({ t: 'refused', id: 'c2', code: 'stale', fields: { version: 9 }, view });

    expect(refused).toMatchObject([{ kind: 'room', view }, { kind: 'refused', code: 'stale', command: PLAY }]);
    expect(connection.unanswered).toEqual([]);
  });

  it('pings every ten seconds, and gives a silent socket up', () => {
    live();
    expect(frames(put({ kind: 'tick' }, PING_MS))).toMatchObject([{ t: 'ping' }]);
    expect(put({ kind: 'tick' }, 100)).toEqual([]);
    expect(kinds(put({ kind: 'tick' }, SILENCE_MS))).toContain('close');
    expect(kinds(put({ kind: 'tick' }, 300))).toEqual(['open']);
  });

  it('waits longer after each failure, and comes back at once when it is woken', () => {
    put({ kind: 'start' });
    const waits = [0, 1, 2].map(() => {
      put({ kind: 'closed' });
      let waited = 0;
      while (!kinds(put({ kind: 'tick' }, 50)).includes('open')) waited += 50;
      return waited;
    });
    expect(waits[0]).toBeLessThan(waits[1]!);
    expect(waits[1]).toBeLessThan(waits[2]!);
    put({ kind: 'closed' });

    expect(kinds(put({ kind: 'wake' }))).toContain('open');
  });

  it('wants to hear something soon after it was woken', () => {
    live();
    expect(frames(put({ kind: 'wake' }))).toMatchObject([{ t: 'ping' }]);
    expect(kinds(put({ kind: 'tick' }, WAKE_MS + 1))).toContain('close');
  });

  it('asks for a new socket at once after a sleep, and hears what it missed', () => {
    live([event(2)]);
    expect(kinds(put({ kind: 'wake' }, 5 * 60_000))).toEqual(['close', 'open']);
    expect(frames(put({ kind: 'opened' }))).toMatchObject([{ t: 'hello', since: 1 }]);

    expect(welcome(sampleView(), 1, [event(3)])[0]).toMatchObject({ kind: 'picture', missed: [event(3)] });
  });

  it('says nothing about the first stumble, and does about the second', () => {
    live();
    expect(kinds(put({ kind: 'closed' }))).toEqual([]);
    put({ kind: 'tick' }, 300);
    expect(put({ kind: 'closed' })).toEqual([{ kind: 'status', status: 'offline' }]);
    put({ kind: 'tick' }, 1000);
    put({ kind: 'opened' });
    expect(welcome()).toContainEqual({ kind: 'status', status: 'live' });
  });

  it('stays away when its seat has moved, and when the page is too old', () => {
    live();
    expect(say({ t: 'bye', code: 'recovered' })).toContainEqual({ kind: 'status', status: 'moved' });
    expect([...put({ kind: 'closed' }), ...put({ kind: 'tick' }, 60_000), ...put({ kind: 'wake' })]).toEqual([]);

    const old = new Connection(() => 'x');
    old.handle({ kind: 'start' }, 0);
    old.handle({ kind: 'opened' }, 0);
    const refused = { t: 'refused', id: 'x', code: 'protocol' } as const;
    expect(old.handle({ kind: 'message', message: refused }, 0)).toContainEqual({ kind: 'status', status: 'protocol' });
  });

  it('leaves and comes back with the page', () => {
    live([event(2)]);
    expect(kinds(put({ kind: 'stop' }))).toContain('close');
    expect(put({ kind: 'tick' }, 60_000)).toEqual([]);
    expect(kinds(put({ kind: 'start' }))).toContain('open');
    expect(frames(put({ kind: 'opened' }))).toMatchObject([{ t: 'hello', since: 1 }]);
  });

  it('learns what its own seat knows when it gets one in the middle of a match', () => {
    const watching = sampleView({ you: null });
    put({ kind: 'start' });
    put({ kind: 'opened' });
    welcome(watching, 0, [event(2)]);

    expect(frames(say({ t: 'room', view: sampleView({ you: 1 }) }))).toMatchObject([{ t: 'resync' }]);
  });

  it('hands on what is said, and what was said before', () => {
    live();
    const said = { seat: 1, who: 'b2', name: 'Bo', text: 'Kaffe?' };

    expect(say({ t: 'said', ...said })).toEqual([{ kind: 'said', said: [{ t: 'said', ...said }], before: false }]);
    const outputs = say({ t: 'welcome', protocol: 1, view: sampleView(), events_from: 0, events: [], said: [said] });
    expect(outputs).toContainEqual({ kind: 'said', said: [said], before: true });
  });

  it('does not come back to a table that is played without onlookers', () => {
    live();
    expect(say({ t: 'bye', code: 'no-watching' })).toContainEqual({ kind: 'status', status: 'no-watching' });
    expect(kinds(put({ kind: 'tick' }, 60_000))).toEqual([]);
    const late = new Connection(() => 'x');
    late.handle({ kind: 'start' }, 0);
    late.handle({ kind: 'opened' }, 0);
    const refused = { t: 'refused', id: 'x', code: 'no-watching' } as const;
    expect(late.handle({ kind: 'message', message: refused }, 0)).toContainEqual({ kind: 'status', status: 'no-watching' });
  });
});
