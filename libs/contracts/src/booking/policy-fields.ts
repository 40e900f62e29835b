import { DAY_MINUTES } from '@salon/kernel';
import { amount, type ContentField, field, oneOf, whole } from '../field-types.js';
import { problemsIn } from '../fields.js';
import { VISIT } from './booking.js';
import type { Policy } from './policy.js';

const TWO_WEEKS = 336;
/** Nothing can be booked farther ahead. */
export const MOST_HORIZON_DAYS = 365;

/** The fields of the policy; form, API and service use the same rules and messages. */
export const POLICY_FIELDS: Readonly<Record<keyof Policy, ContentField>> = {
  bookingFee: field('Booking fee', amount(1, 100_000)),
  noticeHours: field('Free cancelling, hours before', whole(0, TWO_WEEKS)),
  latePercent: field('Cost of cancelling later, per cent', whole(0, 100)),
  noShowPercent: field('Cost of a no-show, per cent', whole(0, 100)),
  reschedules: field('How often a visit can be moved', whole(0, 20)),
  moveHours: field('Moving, hours before', whole(0, TWO_WEEKS)),
  leadMinutes: field('Booking ahead at least, minutes', whole(0, 10_080)),
  horizonDays: field('Booking ahead at most, days', whole(1, MOST_HORIZON_DAYS)),
  gridMinutes: field('Visits begin every, minutes', oneOf([5, 10, 15, 20, 30, 60])),
  holdMinutes: field('Holding a time, minutes', whole(5, 60)),
  mostServices: field('Services of a visit', whole(1, VISIT.maxLines)),
  lateMinutes: field('Arriving late, minutes', whole(1, 120)),
  complaintHours: field('Complaints within, hours', whole(1, 720)),
};

export const POLICY_NAMES = Object.keys(POLICY_FIELDS) as (keyof Policy)[];

type Values = Readonly<Record<string, unknown>>;

/** In the order in which a changed one gets their common problem. */
const AHEAD = ['leadMinutes', 'horizonDays'] as const;
const PAST_HORIZON =
  'Booking ahead at least cannot be longer than booking ahead at most: guests could hardly book anything';

/** The problem of the lead time and the horizon together, at the changed one. */
function aheadProblem(policy: Values, stored?: Policy): Partial<Record<keyof Policy, string>> {
  if (Number(policy.leadMinutes) <= Number(policy.horizonDays) * DAY_MINUTES) return {};
  const changed = AHEAD.find((name) => policy[name] !== stored?.[name]);
  return changed ? { [changed]: PAST_HORIZON } : {};
}

/**
 * The problems of a policy: field → sentence.
 * @param stored the policy before the change: a lead time past the horizon that it has already may stay
 */
export function policyProblems(policy: Values, stored?: Policy): Partial<Record<keyof Policy, string>> {
  const problems = problemsIn(
    Object.fromEntries(
      POLICY_NAMES.map((name) => [name, POLICY_FIELDS[name].rule(policy[name], POLICY_FIELDS[name].label)]),
    ),
  );
  const isChecked = AHEAD.every((name) => problems?.[name] === undefined);
  return { ...(isChecked && aheadProblem(policy, stored)), ...problems };
}
