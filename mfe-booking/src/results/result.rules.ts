import { type Appointment, messages, paidOnlineWord } from '@salon/contracts';
import { moneyText } from '@salon/kernel';

/** The payment outcome of a visit as the result page shows it (decision D3). */
export type Outcome =
  'confirmed' | 'over' | 'waiting' | 'failed' | 'unplaced' | 'released' | 'cancelled' | 'charged-back';

type Paying = Pick<Appointment, 'status' | 'cancelReason' | 'money' | 'attempt'>;

export function outcomeOf({ status, cancelReason, money, attempt }: Paying): Outcome {
  if (status === 'pending') return attempt === 'failed' || attempt === 'cancelled' ? 'failed' : 'waiting';
  if (status !== 'cancelled' && money === 'charged_back') return 'charged-back';
  if (status !== 'cancelled') return status === 'confirmed' ? 'confirmed' : 'over';
  if (money === 'paid_unplaced') return 'unplaced';
  return money === 'none' && (cancelReason === 'unpaid' || cancelReason === 'replaced') ? 'released' : 'cancelled';
}

/** What has been paid of a confirmed visit. */
export function paidWords({ money, prepaid }: Pick<Appointment, 'money' | 'prepaid'>): string {
  if (prepaid) return 'Your visit has been paid in full.';
  return money === 'paid_at_desk'
    ? 'Your booking fee was paid at the salon.'
    : 'Your booking fee has been paid successfully.';
}

/** What happens to the booking fee of a cancelled visit. */
export function feeOfCancelled({
  money,
  appointmentFee,
  prepaid = 0,
  feePaid,
}: Pick<Appointment, 'money' | 'appointmentFee' | 'prepaid' | 'feePaid'>): string {
  const paid = paidOnlineWord({ prepaid });
  const back = `${moneyText(appointmentFee + prepaid - feePaid)} of your ${paid}`;
  switch (money) {
    case 'refund_due':
      return `${back} will be refunded, and we write to you when it is.`;
    case 'refunding':
      return `The refund of ${back} is on its way to you.`;
    case 'refunded':
      return `${back} has been refunded to you.`;
    case 'charged_back':
      return `Your bank has returned the ${paid} to you.`;
    case 'none':
      return `Nothing was paid for it. ${messages.chargedAfterAll}`;
    default:
      return `Your ${paid} counts toward what cancelling it late has cost.`;
  }
}

/** Delays between polls: 1, 2, then every 4 seconds, 60 seconds in total (decision D3). */
const FIRST_MS = [1_000, 2_000];
const THEN_MS = 4_000;
const TIMEOUT_MS = 60_000;

/** Milliseconds until the next poll after `polls` polls, or null after 60 seconds. */
export function nextPollMs(polls: number): number | null {
  const waitBefore = (poll: number): number => FIRST_MS[poll] ?? THEN_MS;
  let passed = 0;
  for (let poll = 0; poll < polls; poll++) passed += waitBefore(poll);
  const wait = waitBefore(polls);
  return passed + wait <= TIMEOUT_MS ? wait : null;
}

/** An appointment id from the address; null when it is missing or malformed. */
export const appointmentFrom = (value: string | null): string | null =>
  value !== null && /^[\w-]{1,64}$/.test(value) ? value : null;

const serviceIds = ({ services }: Pick<Appointment, 'services'>): string =>
  services
    .map(({ service }) => service._id)
    .sort()
    .join();

/** Another visit of the customer to come, on the same day and with the same services as `visit`. */
export const sameVisitAgain = (
  visit: Appointment,
  visits: readonly Appointment[],
  now: Date,
): Appointment | undefined =>
  visits.find(
    (other) =>
      other._id !== visit._id &&
      other.status === 'confirmed' &&
      other.date === visit.date &&
      Date.parse(other.startsAt) > now.getTime() &&
      serviceIds(other) === serviceIds(visit),
  );
