/** Of which worker a page says that there is a new version, in a browser made of what it asks for. */

import { expect, test, vi } from 'vitest';

const mount = vi.hoisted(() => vi.fn());
vi.mock('svelte', () => ({ mount }));
vi.mock('../router.svelte', () => ({ underway: { runs: false } }));
vi.mock('../words/words.svelte', () => ({ learnRest: () => Promise.resolve() }));
vi.mock('./Fresh.svelte', () => ({ default: null }));
vi.mock('./asking', () => ({ asked: (worker: { files: string[] }) => Promise.resolve(worker.files) }));

const [OLDER, OURS, NEWER] = ['older', 'ours', 'newer'].map((build) => ({ files: [`/assets/index-${build}.js`] }));

test('an older worker is no new version, and a newer one is', async () => {
  const heard: Record<string, () => void> = {};
  const registration = { active: OLDER, waiting: null as unknown, addEventListener: () => undefined, update: () => Promise.resolve() };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    addEventListener: (kind: string, hear: () => void) => (heard[kind] = hear),
    startMessages: () => undefined,
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: () => ({ src: 'http://here/assets/index-ours.js' }), getElementById: () => null });
  vi.useFakeTimers();
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);

  await import('./install');
  await settle();
  expect(mount).not.toHaveBeenCalled();

  for (const [active, times] of [[OURS, 0], [NEWER, 1]] as const) {
    registration.active = active;
    heard['controllerchange']!();
    await settle();
    expect(mount).toHaveBeenCalledTimes(times);
  }
});
