/** Seeded random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = (roll, list) => list[Math.floor(roll() * list.length)];

/** The list in random order. */
export const shuffled = (roll, list) =>
  list
    .map((each) => ({ each, at: roll() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);

/** This share of a full run, at least `least`. */
export const scaled = (full, share, least = 1) => Math.max(least, Math.round(full * share));
