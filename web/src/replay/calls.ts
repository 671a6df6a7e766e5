/** What this page asks the server. */

import { ask } from '../api';
import type { ReportCall, Told } from './types';

export function atTable(table: string, match: number, deal: number): Promise<Told> {
  return ask<Told>(`/api/tables/${table}/replay?match=${match}&deal=${deal}`);
}

/** The text is read, shown and forgotten. */
export function inText(text: string, deal: number): Promise<Told> {
  return ask<Told>(`/api/replay?deal=${deal}`, text);
}

export function report(call: ReportCall): Promise<{ text: string; sent: boolean }> {
  return ask('/api/report', call);
}

/** Which build this page is: the name of its first script. */
export function build(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return /([\w.-]+)\.js$/.exec(script?.src ?? '')?.[1] ?? '';
}
