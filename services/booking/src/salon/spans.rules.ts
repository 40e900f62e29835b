import { DAY_MINUTES, type Span } from '@salon/kernel';

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
