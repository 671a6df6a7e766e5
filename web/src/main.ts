import './tokens.css';
import './base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { preferredLanguage, speak } from './words/words.svelte';

await speak(preferredLanguage());
mount(App, { target: document.getElementById('page')! });
