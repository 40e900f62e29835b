export { seededRandom } from '../../e2e/support/random.mjs';

export const pick = (random, list) => list[Math.floor(random() * list.length)];

/** The list in random order. */
export const shuffled = (random, list) =>
  list
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);

/** This share of a full run, at least `least`. */
export const scaled = (full, share, least = 1) => Math.max(least, Math.round(full * share));
