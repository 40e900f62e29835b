/** The index `step` pictures further in a group of `count`, wrapping around (decision E6). */
export const neighbour = (at: number, step: number, count: number): number =>
  count === 0 ? 0 : (((at + step) % count) + count) % count;

/** A movement shorter than this, or more vertical than horizontal, is no swipe. */
const MIN_SWIPE_PX = 40;

/** The step of a swipe: 1 to the next picture, -1 to the one before, 0 for none. */
export function stepOfSwipe(acrossPx: number, downPx: number): -1 | 0 | 1 {
  if (Math.abs(acrossPx) < MIN_SWIPE_PX || Math.abs(acrossPx) <= Math.abs(downPx)) return 0;
  return acrossPx < 0 ? 1 : -1;
}

/** The step of an arrow key. */
export const stepOfKey = (key: string): -1 | 0 | 1 => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
