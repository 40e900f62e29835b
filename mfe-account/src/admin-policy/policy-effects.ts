import { holdLimits, type Policy, timesText, VISIT } from '@salon/contracts';
import { addDays, counted, DAY_MINUTES, type LocalDay, shortMoneyText, timeOf, WEEKDAYS } from '@salon/kernel';
import { formatDate, formatTime } from '@salon/web-kit';

/** The visit of the examples: its price in LKR, its weekday and hour. */
const PRICE = 4_500;
const TEN = 10 * 60;
const SATURDAY = 6;

const money = (amount: number): string => shortMoneyText(amount).replace(' ', '\u00a0');
const clock = (minutes: number): string => formatTime(timeOf(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES));

/** `Friday, 10:00 AM`: `hours` before Saturday at ten; states the weeks in between. */
function hoursBefore(hours: number): string {
  const minutes = SATURDAY * DAY_MINUTES + TEN - hours * 60;
  const day = Math.floor(minutes / DAY_MINUTES);
  const weeks = Math.floor((SATURDAY - day) / 7);
  const name = WEEKDAYS[((day % 7) + 7) % 7] ?? '';
  const earlier = weeks === 1 ? 'a week' : `${weeks} weeks`;
  return `${clock(minutes)} on ${weeks === 0 ? name : `the ${name} ${earlier} before`}`;
}

/** The part of a cost that the booking fee already covers. */
function settled(cost: number, fee: number): string {
  if (cost === 0) return 'nothing, and the booking fee is refunded';
  if (cost <= fee)
    return `${money(cost)}; the booking fee covers it${cost < fee ? `, ${money(fee - cost)} is refunded` : ''}`;
  return `${money(cost)}; ${money(fee)} of it is paid`;
}

const share = (percent: number): number => Math.ceil(PRICE * percent) / 100;

function lateEffect({ noticeHours, latePercent, bookingFee }: Policy): string {
  if (noticeHours === 0) return 'Cancelling is free until the visit begins, so this is never charged.';
  const hours = Math.min(10, noticeHours - 1);
  const when = hours === 0 ? 'within the last hour' : `${counted(hours, 'hour')} before`;
  return `A visit of ${money(PRICE)} cancelled ${when} costs ${settled(share(latePercent), bookingFee)}.`;
}

/** The booking fee of a missed visit is kept. */
function noShowEffect({ noShowPercent, latePercent, noticeHours, bookingFee }: Policy): string {
  const cost = Math.max(share(noShowPercent), bookingFee);
  const paid = cost === bookingFee ? 'the booking fee covers it' : `${money(bookingFee)} of it is paid`;
  const owes = `Who does not come to a visit of ${money(PRICE)} owes ${money(cost)}; ${paid}.`;
  return noticeHours > 0 && noShowPercent < latePercent
    ? `${owes} The share is below that of cancelling late: not coming can cost less than calling.`
    : owes;
}

function movesEffect({ reschedules }: Policy): string {
  if (reschedules === 0) return 'A visit cannot be moved. The salon can still move it with the guest.';
  return `A guest can move a visit ${timesText(reschedules)}.`;
}

/** A visit moved late to a far day can be cancelled free of charge again. */
const isLateMoveFree = ({ moveHours, noticeHours, latePercent }: Policy): boolean =>
  moveHours < noticeHours && latePercent > 0;

function moveEffect(policy: Policy): string {
  const { reschedules, moveHours } = policy;
  if (reschedules === 0) return 'Not used while a visit cannot be moved.';
  const until =
    moveHours === 0
      ? 'A visit can be moved until it begins.'
      : `A visit on Saturday at ${clock(TEN)} can be moved until ${hoursBefore(moveHours)}.`;
  return isLateMoveFree(policy)
    ? `${until} That is later than free cancelling ends: a guest can move the visit first and then cancel it free of charge.`
    : until;
}

function leadEffect({ leadMinutes, gridMinutes }: Policy): string {
  const now = 9 * 60 + 10;
  const first = Math.ceil((now + leadMinutes) / gridMinutes) * gridMinutes;
  const days = Math.floor(first / DAY_MINUTES);
  const later = days === 0 ? '' : days === 1 ? ' tomorrow' : ` in ${days} days`;
  return `At ${clock(now)} the first time on offer is ${clock(first)}${later}, if it is open.`;
}

/** The effect of each rule, in words, for the visit of the examples. @param today the salon's day */
export const policyEffects = (policy: Policy, today: LocalDay): Record<keyof Policy, string> => ({
  bookingFee:
    `A visit of ${money(PRICE)} is booked with ${money(policy.bookingFee)} online; ` +
    `${money(PRICE)} is left to pay at the salon.`,
  noticeHours:
    policy.noticeHours === 0 || policy.latePercent === 0
      ? 'Cancelling is free until the visit begins.'
      : `A visit on Saturday at ${clock(TEN)} can be cancelled free of charge until ` +
        `${hoursBefore(policy.noticeHours)}.`,
  latePercent: lateEffect(policy),
  noShowPercent: noShowEffect(policy),
  reschedules: movesEffect(policy),
  moveHours: moveEffect(policy),
  leadMinutes: leadEffect(policy),
  horizonDays: `Today guests can book until ${formatDate(addDays(today, policy.horizonDays))}.`,
  gridMinutes: `On offer: ${[0, 1, 2].map((at) => clock(9 * 60 + at * policy.gridMinutes)).join(', ')} and so on.`,
  holdMinutes:
    `A time chosen at ${clock(TEN)} is kept until ${clock(TEN + policy.holdMinutes)}; once the payment has begun, ` +
    `until ${clock(TEN + holdLimits(policy.holdMinutes).most)} at most.`,
  mostServices:
    `A cart takes ${counted(policy.mostServices, 'service')}, ` +
    `${policy.mostServices === 1 ? '' : 'each of them '}up to ${VISIT.maxQuantity} times.`,
  lateMinutes:
    'Guests read that a visit may be shortened when they arrive more than ' +
    `${counted(policy.lateMinutes, 'minute')} late.`,
  complaintHours:
    'Guests read that a complaint is welcome within ' + `${counted(policy.complaintHours, 'hour')} of the visit.`,
});
