export type Side = 'mine' | 'theirs';

/** A field that two users changed to different values, and the default choice. */
export interface Difference<Name extends string = string> {
  name: Name;
  first: Side;
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields in which `mine` and `theirs`, both edited from `base`, differ. The default choice is theirs for a field
 * that only they changed, otherwise mine.
 */
export const differencesOf = <Of extends object>(base: Of, mine: Of, theirs: Of): Difference<keyof Of & string>[] =>
  (Object.keys(mine) as (keyof Of & string)[])
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, first: isSame(mine[name], base[name]) ? 'theirs' : 'mine' }));

/** `theirs` with the chosen fields of mine. */
export const chosenOf = <Of extends object>(mine: Of, theirs: Of, chosen: Readonly<Record<string, Side>>): Of => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([name]) => chosen[name] === 'mine')),
});
