/** The list with `id` at the place `to`, counted from 0. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** The list with `id` before or after `target`. */
export function droppedAt(ids: readonly string[], id: string, target: string, isAfter: boolean): string[] {
  if (id === target) return [...ids];
  const others = ids.filter((each) => each !== id);
  return movedTo(ids, id, others.indexOf(target) + (isAfter ? 1 : 0));
}

/** The whole list with the members of `part` in their new order, on the same positions. */
export function withPart(all: readonly string[], part: readonly string[]): string[] {
  const next = part.values();
  return all.map((id) => (part.includes(id) ? (next.next().value ?? id) : id));
}
