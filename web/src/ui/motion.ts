/** Things move from where they lay to where they belong: transforms only, and not at all for whoever wants none. */

import { paceOf } from '../game/pace';
import { settings } from '../settings.svelte';

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
}

export function centre(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

export function paceNow(): ReturnType<typeof paceOf> {
  return paceOf(settings.speed, still() ? 'still' : 'moving');
}

/** Let `node` arrive from `from`. */
export function arrive(node: HTMLElement, from: DOMRect | null): void {
  if (from === null || still()) return;
  const to = node.getBoundingClientRect();
  const [a, b] = [centre(from), centre(to)];
  const scale = to.width > 0 ? Math.min(1.5, Math.max(0.4, from.width / to.width)) : 1;
  node.animate(
    [{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: paceNow().move, easing: 'ease-out' },
  );
}

/** Let `node` leave towards `to`, and stay away. */
export function leave(node: HTMLElement, to: DOMRect | null): void {
  if (to === null || still()) return;
  const [a, b] = [centre(node.getBoundingClientRect()), centre(to)];
  node.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(0.3)`, opacity: 0.2 },
    ],
    { duration: paceNow().collect, easing: 'ease-in', fill: 'forwards' },
  );
}

export function shake(node: HTMLElement): void {
  if (still()) return;
  const at = (x: number): Keyframe => ({ translate: `${x}px 0` });
  node.animate([at(0), at(-4), at(4), at(-2), at(0)], { duration: 220 });
}
