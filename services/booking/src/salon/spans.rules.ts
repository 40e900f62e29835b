import { DAY_MINUTES } from '@salon/kernel';

/** A span of one salon day, in minutes since local midnight, end excluded. */
export interface Span {
  start: number;
  end: number;
}

export const WHOLE_DAY: Span = { start: 0, end: DAY_MINUTES };

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** The same minutes as sorted, disjoint spans; adjacent spans are joined. */
export function union(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else if (span.start < span.end) merged.push({ ...span });
  }
  return merged;
}

/** The minutes of `spans` that are not in `removed`. */
export const without = (spans: readonly Span[], removed: readonly Span[]): Span[] =>
  removed.reduce<Span[]>(
    (left, { start, end }) =>
      left.flatMap((span) =>
        [
          { start: span.start, end: Math.min(span.end, start) },
          { start: Math.max(span.start, end), end: span.end },
        ].filter((part) => part.start < part.end),
      ),
    [...spans],
  );
