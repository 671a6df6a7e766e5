import './tokens.css';
import './base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { preferredLanguage, speak } from './words/words.svelte';

/** So soon again, where there are no words yet to say that something is missing. */
const AGAIN_MS = 2_000;
/** What makes the page last beyond the network comes once it is there. */
const INSTALL_MS = 3_000;

for (let spoken = false; !spoken; ) {
  try {
    await speak(preferredLanguage());
    spoken = true;
  } catch {
    await new Promise((again) => setTimeout(again, AGAIN_MS));
  }
}
mount(App, { target: document.getElementById('page')! });
if ('serviceWorker' in navigator) setTimeout(() => void import('./install/install').catch(() => undefined), INSTALL_MS);
