/**
 * The service worker: keeps the files of one build, so that a page finds all its parts whatever the server has become
 * meanwhile, and the front opens without a connection. It knows no table: what is asked of /api, and every socket, goes
 * to the server as if there were no worker.
 *
 * Pages always come from the server if it answers, so that a worker changes no code by itself. A new one waits; it takes
 * over when a page asks it to and no page of this device is in the middle of a deal.
 */

export {}; // a module, so that `self` below is its own

declare const self: ServiceWorkerGlobalScope;

/** Every file of this build with a name of its own contents, and a name for all of them; written in by the build. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const OURS = 'vorhand-build-';
const MINE = OURS + __BUILD__;
/** Pages of rules that have been read here, and what they need. */
const READ = 'vorhand-read';
const MOST_READ = 60;
/** How long pages have to say what they are doing. */
const ANSWER_MS = 1_500;

/** What a page says about itself: the script that it began with, and whether a deal is being played on it. */
interface Doing {
  entry: string;
  dealing: boolean;
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(MINE).then((cache) => cache.addAll([...__FILES__, '/'])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { ask } = event.data as { ask?: string };
  const answer = (said: unknown): void => event.ports[0]?.postMessage(said);
  if (ask === 'files') {
    // A page has come; others may have gone.
    answer(__FILES__);
    event.waitUntil(letGo());
  } else if (ask === 'take over') event.waitUntil(takeOver().then(answer));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (isRead(pathname)) event.respondWith(read(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(shell(request));
});

/** A file of this build or of an older one that a page still uses. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function shell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(MINE)).match('/');
    if (found === undefined) throw error;
    return found;
  }
}

/** Rules of known houses; those of a table are the table's. */
function isRead(path: string): boolean {
  return /^\/rules(\/|$)/.test(path) && !path.startsWith('/rules/table/');
}

/** From the server if it answers, and kept for when it does not. */
async function read(request: Request): Promise<Response> {
  const cache = await caches.open(READ);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - MOST_READ)).map((old) => cache.delete(old)));
    }
    return answer;
  } catch (error) {
    const found = await cache.match(request, { ignoreVary: true });
    if (found === undefined) return shell(request);
    return found;
  }
}

/** What each page of this device is doing; null for one that does not answer. */
async function pages(): Promise<(Doing | null)[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Only the page itself answers; rules and records are pages without it.
  return Promise.all(all.filter((client) => !/^\/(rules|api)(\/|$)/.test(new URL(client.url).pathname)).map(doing));
}

function doing(client: Client): Promise<Doing | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Doing>) => resolve(data);
    setTimeout(() => resolve(null), ANSWER_MS);
    client.postMessage({ ask: 'doing' }, [port2]);
  });
}

/** Become the worker of all pages, unless a deal is being played on one, or may be. */
async function takeOver(): Promise<boolean> {
  const found = await pages();
  if (found.some((page) => page === null || page.dealing)) return false;
  await self.skipWaiting();
  return true;
}

/** Forget the files of builds that no page uses any more, unless one is coming: its files are not all there yet. */
async function letGo(): Promise<void> {
  const found = await pages();
  const names = await caches.keys();
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null || self.serviceWorker?.state === 'redundant') return;
  for (const name of names) {
    if (!name.startsWith(OURS) || name === MINE) continue;
    const cache = await caches.open(name);
    const used = await Promise.all(found.map(async (page) => page === null || (await cache.match(page.entry)) !== undefined));
    if (!used.includes(true)) await caches.delete(name);
  }
}
