/** What every table has, but nobody misses before he has had cards in his hand. */

export { default as Again } from '../replay/Again.svelte';
export { default as Signals } from '../device/Signals.svelte';
export { default as Log } from './Log.svelte';
export { default as Sheets } from './Sheets.svelte';
