/** The little JSON beside the socket. A refusal is an ApiError with the server's code. */

import type { Field } from './words/fluent';
import type { DraftCall, GameAxes, HouseAnswer, TableRules } from './house/types';
import type { CardCode, GameId, View } from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly fields: Record<string, Field> = {},
  ) {
    super(code);
  }
}

export async function ask<T>(path: string, body?: object | string): Promise<T> {
  let answer: Response;
  try {
    const options = body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
    answer = await fetch(path, { credentials: 'same-origin', ...options });
  } catch {
    throw new ApiError('no-answer');
  }
  const data = (await answer.json().catch(() => ({}))) as T & { code?: string; fields?: Record<string, Field> };
  if (!answer.ok) throw new ApiError(data.code ?? 'no-answer', data.fields);
  return data;
}

export interface RulesetEntry {
  id: string;
  source: string;
  deals: number;
  players: number;
  options: string[];
}

/** Deals that were scored while one had a seat, and those of them that no bot had to help with. */
export interface Reliability {
  deals: number;
  kept: number;
}

export type HomeTable = View & { touched: number };

/** The link to a table for others, and who can open it: only this machine, its network, or anybody. */
export interface Invitation {
  link: string;
  reach: 'machine' | 'network' | 'anybody';
}

/** Where cards lay in the packs of one kind. */
export interface PackFigures {
  game: GameId;
  cards: number;
  deals: number;
  square: number;
  freedom: number;
  /** How likely a fair shuffle strays as far. */
  likely: number;
  /** How often each card lay in each eighth of the pack. */
  eighths: Record<CardCode, number[]>;
}

export const api = {
  home: () => ask<{ tables: HomeTable[]; reliability: Reliability }>('/api/home'),
  rulesets: () => ask<{ rulesets: RulesetEntry[] }>('/api/rulesets'),
  statistics: () => ask<{ step: number; packs: PackFigures[] }>('/api/statistics'),
  axes: () => ask<Record<GameId, GameAxes>>('/api/axes'),
  house: (call: DraftCall) => ask<HouseAnswer>('/api/house', call),
  tableRules: (table: string) => ask<TableRules>(`/api/tables/${table}/rules`),
  newTable: (wanted: { rules?: string; file?: string; name: string; start?: boolean; lesson?: string }) =>
    ask<{ table: string; code: string }>('/api/tables', wanted),
  join: (code: string) => ask<{ table: string }>('/api/join', { code }),
  recover: (table: string, token: string) => ask<{ table: string }>('/api/recover', { table, token }),
  recovery: (table: string) => ask<{ link: string }>(`/api/tables/${table}/recovery`, {}),
  invitation: (table: string) => ask<Invitation>(`/api/tables/${table}/link`),
  forget: () => ask<object>('/api/forget', {}),
  /** The record of a table's match, as text. */
  record: async (table: string): Promise<string> => JSON.stringify(await ask<object>(`/api/tables/${table}/record`)),
  /** Why a table's socket does not open: its code, or nothing if the table is there. */
  whyNot: async (table: string): Promise<string> => {
    try {
      const answer = await fetch(`/api/tables/${table}/record`, { credentials: 'same-origin' });
      if (answer.ok) return '';
      const { code } = (await answer.json()) as { code: string };
      return code;
    } catch {
      return 'no-answer';
    }
  },
  /** Ask for the page anew, so that a browser without a cookie gets one. */
  greet: () => fetch('/', { credentials: 'same-origin' }).then(() => undefined, () => undefined),
  /** How many milliseconds the server's clock is ahead of ours. */
  clockAhead: async (): Promise<number> => {
    try {
      const before = Date.now();
      const answer = await fetch('/api/rulesets', { method: 'HEAD', cache: 'no-store' });
      const said = Date.parse(answer.headers.get('date') ?? '');
      return Number.isNaN(said) ? 0 : said + 500 - (before + Date.now()) / 2;
    } catch {
      return 0;
    }
  },
};
