/**
 * Registers the service worker, and says when a new version of the page is there. Only where the browser has workers at
 * all: not on the plain http of a network at home.
 */

import { mount } from 'svelte';

import { underway } from '../router.svelte';
import { learnRest } from '../words/words.svelte';
import { asked } from './asking';
import Fresh from './Fresh.svelte';

const ADDRESS = '/worker.js';
const LOOK_AGAIN_MS = 30 * 60_000;

interface Policy {
  createScriptURL(url: string): string;
}

/** The one address that this page may ever run as a worker. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  return trustedTypes?.createPolicy('vorhand-worker', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS;
}

/** The script that this page began with: it names the build. */
const entry = new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')!.src).pathname;

/** Of another build than this page's. */
async function isFresh(worker: ServiceWorker): Promise<boolean> {
  return !(await asked<string[]>(worker, 'files')).includes(entry);
}

let told = false;
/** The worker that was there when this page came: if it is of another build, then of an older one. */
let first: ServiceWorker | null = null;

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.waiting ?? registration.active;
  if (worker === null || told) return;
  if (await isFresh(worker)) {
    if (told || worker === first) return;
    told = true;
    await learnRest();
    mount(Fresh, { target: document.body, anchor: document.getElementById('page')!, props: { registration } });
  } else if (worker === registration.waiting) {
    // This page is of the new version already: where no deal is played, its worker may as well be there.
    void asked(worker, 'take over');
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  const again = (): void => void look(registration);
  first = registration.active;
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', again));
  navigator.serviceWorker.addEventListener('controllerchange', again);
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
  again();
}

navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<{ ask?: string }>) => {
  if (data.ask === 'doing') ports[0]?.postMessage({ entry, dealing: underway.runs });
});
navigator.serviceWorker.startMessages();

// Without a server there is nothing to register; what is registered stays.
navigator.serviceWorker.register(trusted() as string, { updateViaCache: 'none' }).then(follow, () => undefined);
