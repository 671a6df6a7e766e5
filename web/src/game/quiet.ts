/** What stands in a view where nothing goes on around the deal: when it is looked at again, and in tests. */

import type { SeatView, View } from '../types';

export const QUIET_SEAT = {
  who: '',
  shares: [],
  away: false,
  deadline: null,
  bot_plays: false,
  ready: false,
  bank: null,
  free: false,
} satisfies Partial<SeatView>;

export const QUIET = {
  code: '',
  phone: null,
  match: 1,
  version: 0,
  paused: false,
  clock: null,
  question: null,
  may: [],
  watchers: 0,
  knocks: [],
  knock: null,
  session: [],
  secret: null,
  guide: null,
} satisfies Partial<View>;
