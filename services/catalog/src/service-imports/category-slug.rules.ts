const SLUG_MOST = 30;
/** The short name of a label without Latin letters. */
const UNNAMED = 'category';

/**
 * A short name for a new category: 'Hair & Colour' is `hair-colour`, or `hair-colour-2` when that is taken.
 * @param taken those of all categories, archived ones included
 */
export function newSlug(label: string, taken: ReadonlySet<string>): string {
  const slug = wordsOf(label) || UNNAMED;
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const free = slug.slice(0, SLUG_MOST - suffix.length) + suffix;
    if (!taken.has(free)) return free;
  }
}

function wordsOf(label: string): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const first = words.findIndex((word) => /^[a-z]/.test(word));
  const [start = '', ...rest] = first < 0 ? [] : words.slice(first);
  return rest.reduce(
    (slug, word) => (slug.length + 1 + word.length <= SLUG_MOST ? `${slug}-${word}` : slug),
    start.slice(0, SLUG_MOST),
  );
}
