/** The settings of a device as text: how they are kept, and what is made of a text that may be old, damaged or foreign. */

import type { Deck } from '../game/cards';
import { SPEEDS, type Speed } from '../game/pace';
import type { GameId } from '../types';

export interface Settings {
  /** How fast cards move, and how long a finished trick lies. */
  speed: Speed;
  /** A second tap plays a card. */
  confirm: boolean;
  leftHand: boolean;
  /** Which faces the cards of the Austrian game have. */
  deck: Deck;
  fourColours: boolean;
  largeIndex: boolean;
  sound: boolean;
  vibration: boolean;
  /** The title of the page says whose turn it is. */
  title: boolean;
  /** The screen stays on while a deal is played. */
  awake: boolean;
  /** The game that was chosen last. */
  game: GameId;
  name: string;
}

/** A page makes no noise before it is asked to. */
export const DEFAULTS: Settings = {
  speed: 'normal',
  confirm: false,
  leftHand: false,
  deck: 'french',
  fourColours: false,
  largeIndex: false,
  sound: false,
  vibration: false,
  title: true,
  awake: true,
  game: 'bismarck',
  name: '',
};

/** Written into the text; the first form had none, and said how long a trick stays. */
const FORM = 2;
const LONGEST_NAME = 24;
const FIRST_FORM: Readonly<Record<string, Speed>> = { 0: 'instant', 1200: 'normal', 2500: 'slow', tap: 'tap' };

/** What may stand in a field besides true and false. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  speed: SPEEDS,
  deck: ['french', 'german'],
  game: ['bismarck', 'bauernschnapsen'],
};

function fits(field: string, value: unknown): boolean {
  if (field === 'name') return typeof value === 'string' && value.length <= LONGEST_NAME;
  const choices = CHOICES[field];
  return choices === undefined ? typeof value === 'boolean' : choices.includes(value as string);
}

/** Every field that can be read, and for all others what is usual. */
export function readSettings(text: string | null): Settings {
  const found = parsed(text);
  if (found['form'] === undefined && Object.hasOwn(FIRST_FORM, String(found['trick']))) {
    found['speed'] = FIRST_FORM[String(found['trick'])];
  } else if (found['form'] !== undefined && found['form'] !== FORM) return { ...DEFAULTS };
  const fields = Object.keys(DEFAULTS).filter((field) => fits(field, found[field]));
  return { ...DEFAULTS, ...Object.fromEntries(fields.map((field) => [field, found[field]])) };
}

export function writeSettings(settings: Settings): string {
  return JSON.stringify({ form: FORM, ...settings });
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
