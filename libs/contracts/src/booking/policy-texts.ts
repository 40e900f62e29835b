import { counted, shortMoneyText } from '@salon/kernel';
import { freeHoursOf, lateCostText } from './change-terms.js';
import { holdLimits, DEFAULT_POLICY, type Policy } from './policy.js';

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];

/** 1 as 'once', 5 as 'five times', 6 as '6 times'. */
export const timesText = (count: number): string => TIMES[count] ?? `${count} times`;

const noticeOf = (hours: number): string =>
  hours === 0 ? 'any notice' : `at least ${hours === 1 ? "1 hour's" : `${hours} hours'`} notice`;

/** Follows "You can cancel or reschedule with". */
const noticesOf = ({ noticeHours, moveHours, reschedules }: Policy): string =>
  noticeHours === moveHours || reschedules === 0
    ? noticeOf(noticeHours)
    : `${noticeOf(noticeHours)} for a cancellation and ${noticeOf(moveHours)} for a new time`;

const reschedulesOf = ({ reschedules }: Policy): string =>
  reschedules === 0 ? 'cannot be rescheduled' : `can be rescheduled ${timesText(reschedules)}`;

/** Follows "No-shows are charged"; the booking fee of a missed visit is kept (`overpaidCents` of services/booking). */
function noShowOf({ noShowPercent }: Policy): string {
  if (noShowPercent === 100) return 'in full';
  return noShowPercent === 0
    ? 'the booking fee'
    : `${noShowPercent}% of the service price, but at least the booking fee`;
}

const NO_MOVES = 'You cannot reschedule a visit: for another time, cancel it and book again.';

/** Follows what a customer can do. */
const whenOf = (hours: number): string => (hours === 0 ? 'until the visit begins' : `with ${noticeOf(hours)}`);

/** @param cost '' or ' free of charge' */
function canChange(policy: Policy, cost: string): string {
  const { moveHours, reschedules } = policy;
  const freeHours = freeHoursOf(policy);
  if (reschedules === 0) return `You can cancel${cost} ${whenOf(freeHours)}.`;
  if (freeHours === moveHours) return `You can cancel or reschedule${cost} ${whenOf(freeHours)}.`;
  if (freeHours === 0 || moveHours === 0)
    return `You can cancel${cost} ${whenOf(freeHours)}, and reschedule${cost} ${whenOf(moveHours)}.`;
  return `You can cancel or reschedule${cost} with ${noticesOf(policy)}.`;
}

const lateCost = (policy: Policy, ofTheVisit = ' of the visit'): string =>
  `Cancelling within ${counted(policy.noticeHours, 'hour')}${ofTheVisit} costs ${lateCostText(policy)}`;

const isFree = (policy: Policy): boolean => freeHoursOf(policy) === 0;

const lateCancelTerms = (policy: Policy): string =>
  isFree(policy)
    ? 'When you cancel, the booking fee you have paid is refunded.'
    : `${lateCost(policy)}. The booking fee you have paid counts towards it.`;

function noShowTerms(policy: Policy): string {
  const due =
    policy.noShowPercent === 100
      ? 'the whole price of the services is due'
      : policy.noShowPercent === 0
        ? 'it is not refunded'
        : 'this is due';
  return `No-shows are charged ${noShowOf(policy)}: if you do not come and do not tell us, ${due}.`;
}

const waysToChange = (policy: Policy): string =>
  policy.reschedules === 0
    ? `You cancel under My Appointments, or by calling us. ${NO_MOVES}`
    : `You cancel and reschedule under My Appointments, or by calling us. A visit ${reschedulesOf(policy)}.`;

const cancelRefund = (policy: Policy): string =>
  isFree(policy)
    ? 'You cancel before the visit begins: the booking fee is refundable.'
    : `You cancel with ${noticeOf(policy.noticeHours)}: the booking fee is refundable.`;

const lateCancelRefund = (policy: Policy): string =>
  isFree(policy)
    ? 'A visit that has begun can no longer be cancelled.'
    : `${lateCost(policy)}. The fee you have paid counts towards it, and anything above that is refundable.`;

const noShowRefund = (policy: Policy): string =>
  policy.noShowPercent === 0
    ? 'No-shows are charged the booking fee: it is not refunded, and nothing more is due.'
    : `No-shows are charged ${noShowOf(policy)}, and the fee counts towards the amount due.`;

const movedFee = ({ reschedules }: Policy): string =>
  reschedules === 0
    ? 'When we give your visit a new time, the fee moves along.'
    : 'When you reschedule in time, the fee moves along.';

const changeAnswer = (policy: Policy): string =>
  policy.reschedules === 0 ? `${canChange(policy, '')} ${NO_MOVES}` : `Yes. ${canChange(policy, '')}`;

const costAnswer = (policy: Policy): string =>
  `${isFree(policy) ? 'Cancelling is free' : lateCost(policy, '')}, and no-shows are charged ${noShowOf(policy)}.`;

/** Follows the figure of `freeHours`. */
function freeHoursText(policy: Policy): string {
  const freeHours = freeHoursOf(policy);
  const what = policy.reschedules === 0 || policy.moveHours !== freeHours ? 'Cancel' : 'Cancel or reschedule';
  return `${what} ${freeHours === 0 ? 'until the visit begins' : 'with that much notice'} and it costs you nothing.`;
}

const freeHoursNote = (policy: Policy): string =>
  `Our Terms & Conditions say what a ${isFree(policy) ? 'missed visit' : 'later change'} costs.`;

/** The placeholders that stand for whole sentences. */
const sentencesOf = (policy: Policy): Readonly<Record<string, string>> => ({
  freeChanges:
    canChange(policy, ' free of charge') +
    (policy.reschedules === 0 ? '' : ' When you reschedule, your booking fee moves along with the visit.'),
  lateCancelTerms: lateCancelTerms(policy),
  noShowTerms: noShowTerms(policy),
  waysToChange: waysToChange(policy),
  cancelRefund: cancelRefund(policy),
  lateCancelRefund: lateCancelRefund(policy),
  noShowRefund: noShowRefund(policy),
  movedFee: movedFee(policy),
  changeAnswer: changeAnswer(policy),
  costAnswer: costAnswer(policy),
  freeHoursText: freeHoursText(policy),
  freeHoursNote: freeHoursNote(policy),
});

/** The placeholders of rules in a text: `{bookingFee}`, `{notice}` and others. */
const valuesOf = (company: string, policy: Policy): Readonly<Record<string, string | number>> => ({
  ...policy,
  company,
  bookingFee: shortMoneyText(policy.bookingFee),
  notice: noticesOf(policy),
  cancelNotice: noticeOf(policy.noticeHours),
  noticeTime: counted(policy.noticeHours, 'hour'),
  lateTime: counted(policy.lateMinutes, 'minute'),
  complaintTime: counted(policy.complaintHours, 'hour'),
  lateShare: `${policy.latePercent}%`,
  noShow: noShowOf(policy),
  noShowPart: policy.noShowPercent === 100 ? 'the whole price' : `${policy.noShowPercent}% of the price`,
  reschedules: reschedulesOf(policy),
  longestHoldMinutes: holdLimits(policy.holdMinutes).most,
  freeHours: freeHoursOf(policy) || 'All',
  ...sentencesOf(policy),
});

const PLACEHOLDER = /\{(\w+)\}/g;

/** Every name that can stand in braces, in order, with what guests read in its place. */
export const placeholders = (company: string, policy: Policy = DEFAULT_POLICY): [name: string, text: string][] =>
  Object.entries(valuesOf(company, policy)).map(([name, value]) => [name, String(value)]);

/** The problem of a text with a name in braces that `filled` does not know, or null. */
export function placeholderProblem(text: string, label: string): string | null {
  const known = placeholders('').map(([name]) => name);
  const unknown = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !known.includes(name));
  if (!unknown) return null;
  return `${label}: ${unknown[0]} is not filled in. These are: ${known.map((name) => `{${name}}`).join(', ')}`;
}

/** The problem of a text that guests read as it is, with a name in braces; null for none. */
export function bracesProblem(text: string, label: string): string | null {
  const [name] = text.match(PLACEHOLDER) ?? [];
  return name === undefined ? null : `${label}: ${name} is not filled in here. Please write it in words`;
}

/** `text` with its `{names}` replaced by the company name and the salon's policy. */
export function filled(text: string, company: string, policy: Policy = DEFAULT_POLICY): string {
  const values = valuesOf(company, policy);
  return text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
}
