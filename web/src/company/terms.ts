/** On what terms a table is played, in words. */

import { ownSeats } from '../game/own';
import type { Seat, Terms, View } from '../types';
import { joined, say } from '../words/words.svelte';

/** The clocks that a host may choose. */
export const CLOCKS: readonly Pick<Terms, 'move_s' | 'bank_s'>[] = [
  { move_s: 0, bank_s: 0 },
  { move_s: 20, bank_s: 0 },
  { move_s: 45, bank_s: 0 },
  { move_s: 10, bank_s: 180 },
];
/** Of 100 deals, those that whoever sits down must have played to the end himself. */
export const KEPT: readonly number[] = [0, 70, 80, 90];
export const TALKS: readonly Terms['chat'][] = ['off', 'presets', 'free'];

export function clockSaid({ move_s, bank_s }: Pick<Terms, 'move_s' | 'bank_s'>): string {
  if (move_s + bank_s === 0) return say('page-clock-none');
  if (bank_s === 0) return say('page-clock-turn', { seconds: move_s });
  return say('page-clock-bank', { minutes: String(Math.round(bank_s / 6) / 10), seconds: move_s });
}

export function talkSaid(chat: Terms['chat']): string {
  return say({ off: 'page-talk-off', presets: 'page-talk-presets', free: 'page-talk-free' }[chat]);
}

/** How reliable somebody must be. */
export function keptSaid(kept: number): string {
  return kept === 0 ? say('page-kept-any') : say('page-kept', { count: kept });
}

/** All terms in one line. */
export function termsSaid(terms: Terms): string {
  const said = [clockSaid(terms), talkSaid(terms.chat), say(terms.watch ? 'page-onlookers' : 'page-no-onlookers')];
  said.push(say(terms.undo ? 'page-undo-agreed' : 'page-no-undo'));
  if (terms.finish) said.push(say('page-finishes'));
  if (terms.kept > 0) said.push(keptSaid(terms.kept), say(terms.newcomers ? 'page-newcomers' : 'page-no-newcomers'));
  return said.join(', ');
}

/** Seconds as a clock shows them: "2:05". */
export function timeSaid(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What a seat has left beyond the time of each turn; empty where there is no bank. */
export function bankSaid(view: View, seat: Seat): string {
  const { bank, occupant } = view.seats[seat]!;
  return bank === null || occupant !== 'person' ? '' : say('page-bank-left', { time: timeSaid(bank) });
}

/** With whom the person of this seat shares a device, in words; empty if with nobody. */
export function sharesSaid(view: View, seat: Seat, names: readonly string[]): string {
  const { shares } = view.seats[seat]!;
  return shares.length === 0 ? '' : say('page-shares', { names: joined(shares.map((other) => names[other] ?? '')) });
}

/** How many look on, in words; empty if nobody does. */
export function onlookers(view: View): string {
  return view.watchers > 0 ? say('page-watchers', { count: view.watchers }) : '';
}

/** Whether there is anybody to talk to or to ask. */
export function inCompany(view: View): boolean {
  return view.watchers > 0 || view.seats.some(({ occupant }, seat) => occupant === 'person' && !ownSeats(view).includes(seat));
}
