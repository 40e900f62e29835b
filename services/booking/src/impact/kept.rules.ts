import type { HoursException, SalonCalendar } from '../salon/calendar.rules.js';
import { overlaps } from '../salon/spans.rules.js';
import { isOutside, type PlacedVisit, spanOf } from './outside.rules.js';

/** The exceptions of the visit's stylist at its time. */
const exceptionsAt = ({ stylists }: SalonCalendar, visit: PlacedVisit): readonly HoursException[] =>
  (stylists.find(({ id }) => id === visit.stylistId)?.exceptions ?? []).filter(
    ({ from, to, span }) => from <= visit.day && visit.day <= to && overlaps(span, spanOf(visit)),
  );

const isIn = (exceptions: readonly HoursException[], { id, kind }: HoursException): boolean =>
  exceptions.some((each) => each.id === id && each.kind === kind);

/**
 * Whether a change leaves a visit outside the hours; of one that was outside before, whether it begins an absence or
 * ends extra hours at its time.
 */
export function isLeftOutside(visit: PlacedVisit, before: SalonCalendar, after: SalonCalendar): boolean {
  if (!isOutside(after, visit)) return false;
  if (!isOutside(before, visit)) return true;
  const [were, are] = [exceptionsAt(before, visit), exceptionsAt(after, visit)];
  return (
    are.some((each) => each.kind !== 'extra' && !isIn(were, each)) ||
    were.some((each) => each.kind === 'extra' && !isIn(are, each))
  );
}
