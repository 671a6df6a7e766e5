/** What is around a match: clocks, pauses, onlookers, seats that change hands, and words. It comes after the table. */

export { default as Beside } from './Beside.svelte';
export { default as Closed } from './Closed.svelte';
export { default as Paused } from './Paused.svelte';
export { default as Strips } from './Strips.svelte';
export { default as Talk } from './Talk.svelte';
export { default as TalkButton } from './TalkButton.svelte';
export { default as Wishes } from './Wishes.svelte';
export { bankSaid, inCompany, onlookers, sharesSaid } from './terms';
export { Hearing, ownPseudonym } from './hearing.svelte';

/** All of this, as a module. */
export type Company = typeof import('./company');
