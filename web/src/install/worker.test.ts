/** The service worker in a browser made of maps: which builds' files it forgets, and when. */

import { expect, test, vi } from 'vitest';

interface Message {
  data: { ask: string };
  ports: readonly unknown[];
  waitUntil: (work: Promise<unknown>) => void;
}

const names = new Set<string>();
const heard: Record<string, (event: Message) => void> = {};
const registration = { installing: null as object | null, waiting: null as object | null };

vi.stubGlobal('__FILES__', ['/assets/index-mine.js']);
vi.stubGlobal('__BUILD__', 'mine');
vi.stubGlobal('caches', {
  keys: () => Promise.resolve([...names]),
  // A build that is still being fetched has nothing yet: all its files come at once.
  open: () => Promise.resolve({ match: () => Promise.resolve(undefined) }),
  delete: (name: string) => Promise.resolve(names.delete(name)),
});
vi.stubGlobal('self', {
  addEventListener: (kind: string, hear: (event: Message) => void) => (heard[kind] = hear),
  clients: { matchAll: () => Promise.resolve([]) },
  registration,
  serviceWorker: { state: 'activated' },
});

/** A page has come. */
async function asked(): Promise<string[]> {
  const work: Promise<unknown>[] = [];
  heard['message']!({ data: { ask: 'files' }, ports: [], waitUntil: (more) => work.push(more) });
  await Promise.all(work);
  return [...names].map((name) => name.replace('vorhand-build-', ''));
}

// By a name put together, or the types of a page would be asked for in a worker.
await import(`../worker/${'worker'}.ts`);

test('the files of a build that no page uses are forgotten, but not those of one that is coming', async () => {
  for (const build of ['older', 'mine', 'next']) names.add(`vorhand-build-${build}`);
  registration.installing = {};
  expect(await asked()).toContain('next');

  registration.installing = null;
  registration.waiting = {};
  expect(await asked()).toContain('next');

  registration.waiting = null;
  expect(await asked()).toEqual(['mine']);
});
