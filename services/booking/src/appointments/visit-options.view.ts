import {
  type Appointment,
  type CancelConsequence,
  type CancelParty,
  deskVisitRefusals,
  isUnplaced,
  type VisitOptions,
  visitRefusals,
} from '@salon/contracts';
import { type Cents, toLkr } from '@salon/kernel';
import { type Consequence, consequenceOf, feePaidCents, noticeEnd } from '../policy/policy.rules.js';
import { leftAfterShift, shiftRefusal } from '../policy/reschedule.rules.js';
import { deskMoneyRefusal, transitionRefusal } from './appointment.rules.js';
import { type AppointmentRecord, asAppointment } from './appointment.view.js';

/** A visit for its customer, with the actions available at `now`, money in LKR. */
export const withOptions = (row: AppointmentRecord, now: Date): Appointment => ({
  ...asAppointment(row),
  options: optionsOf(row, now),
});

const optionsOf = (row: AppointmentRecord, now: Date): VisitOptions => ({
  cancel: cancelOf(row, now),
  cancelWhy: cancelWhyOf(row, now),
  reschedule: rescheduleOf(row, now),
});

/** The amounts when this visit is cancelled at `now`, at the request of `party`. */
export const cancellingCosts = (row: AppointmentRecord, party: CancelParty, now: Date): Consequence =>
  consequenceOf({
    party,
    isHold: row.status === 'pending',
    startsAt: row.startsAt,
    now,
    totalCents: row.totalCents as Cents,
    paidCents: feePaidCents(row),
    terms: row,
  });

const isCancellable = (row: AppointmentRecord, now: Date): boolean =>
  transitionRefusal(row, { actor: 'customer', to: 'cancelled', now }) === null;

function cancelOf(row: AppointmentRecord, now: Date): CancelConsequence | null {
  const { status, startsAt } = row;
  if (!isCancellable(row, now) || deskMoneyRefusal(row, 'customer') !== null) return null;
  const { costCents, refundCents, owedCents } = cancellingCosts(row, 'customer', now);
  return {
    paid: toLkr(feePaidCents(row)),
    cost: toLkr(costCents),
    refund: toLkr(refundCents),
    owed: toLkr(owedCents),
    freeUntil: status === 'confirmed' ? noticeEnd(startsAt, row).toISOString() : null,
    noticeHours: row.noticeHours,
    latePercent: row.latePercent,
    moveHours: row.moveHours,
    reschedules: row.reschedules,
  };
}

/** The desk's money rule, when it is all that prevents the customer from cancelling. */
function cancelWhyOf(row: AppointmentRecord, now: Date): string | null {
  const params = deskMoneyRefusal(row, 'customer');
  return params !== null && isCancellable(row, now) ? deskVisitRefusals.DESK_MONEY_STANDS.text(params) : null;
}

function rescheduleOf(row: AppointmentRecord, now: Date): VisitOptions['reschedule'] {
  if (!isUnplaced(row) && (row.status !== 'confirmed' || row.startsAt <= now)) return null;
  const why = shiftRefusal(row, now);
  return why === null
    ? { leftAfter: leftAfterShift(row), moveHours: row.moveHours, why }
    : { leftAfter: 0, moveHours: row.moveHours, why: visitRefusals.RESCHEDULE_REFUSED.text(why) };
}
