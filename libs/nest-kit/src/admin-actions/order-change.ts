import type { FieldChange } from '@salon/contracts';

/**
 * The change of an order in names, from the first to the last item that stands elsewhere; items without a name are left
 * out.
 */
export function orderChange(
  before: readonly string[],
  after: readonly string[],
  names: Readonly<Record<string, string>>,
): FieldChange[] {
  const [was, is] = [before, after].map((ids) => ids.filter((id) => Object.hasOwn(names, id))) as [string[], string[]];
  const first = was.findIndex((id, at) => id !== is[at]);
  if (first === -1) return [];
  const same = was.toReversed().findIndex((id, at) => id !== is.at(-1 - at));
  const wordsOf = (ids: readonly string[]) =>
    ids
      .slice(first, ids.length - same)
      .map((id) => names[id])
      .join(', ');
  return [{ field: 'order', before: wordsOf(was), after: wordsOf(is) }];
}
