/** The addresses: the front, a table, a house's rules, whose fragment says which, the check of deals, and deals again. */

export type Route = { at: 'home' } | { at: 'house'; fragment?: string } | { at: 'fair'; table: string } | { at: 'replay'; table: string; search?: string } | { at: 'table'; id: string };

function routeOf(path: string): Route {
  if (/^\/house\/?$/.test(path)) return { at: 'house' };
  const fair = /^\/fair(?:\/([A-Za-z0-9_-]{1,40}))?\/?$/.exec(path);
  if (fair !== null) return { at: 'fair', table: fair[1] ?? '' };
  const replay = /^\/replay(?:\/([A-Za-z0-9_-]{1,40}))?\/?$/.exec(path);
  if (replay !== null) return { at: 'replay', table: replay[1] ?? '' };
  const id = /^\/t\/([A-Za-z0-9_-]{1,40})\/?$/.exec(path)?.[1];
  return id === undefined ? { at: 'home' } : { at: 'table', id };
}

let current = $state.raw<Route>(routeOf(location.pathname));

export function route(): Route {
  return current;
}

export function pathOf(target: Route): string {
  if (target.at === 'house') return `/house${target.fragment ? `#${target.fragment}` : ''}`;
  if (target.at === 'fair') return target.table ? `/fair/${target.table}` : '/fair';
  if (target.at === 'replay') return `/replay${target.table ? `/${target.table}` : ''}${target.search ?? ''}`;
  return target.at === 'home' ? '/' : `/t/${target.id}`;
}

export function go(target: Route): void {
  history.pushState(null, '', pathOf(target));
  current = target;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  current = routeOf(location.pathname);
});

/** Follow a link within the page; with a modifier key the browser does what it always does. */
export function follow(event: MouseEvent, target: Route): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  go(target);
}

/** Whether a deal is being played on this page: then no code changes under it. */
export const underway = $state({ runs: false });
