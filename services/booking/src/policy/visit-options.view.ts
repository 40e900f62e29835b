import type { Appointment, CancelConsequence, VisitOptions } from '@salon/contracts';
import { type Cents, toLkr } from '@salon/kernel';
import { refusalOf } from '../appointments/appointment.rules.js';
import { type AppointmentRecord, asAppointment } from '../appointments/appointment.view.js';
import { isUnplaced, leftAfterShift, shiftRefusal } from '../rescheduling/reschedule.rules.js';
import { consequenceOf, noticeEnd } from './policy.rules.js';

/** A visit as its customer sees it: with what can be done with it at `now`, money in LKR. */
export const withOptions = (row: AppointmentRecord, now: Date): Appointment => ({ ...asAppointment(row), options: optionsOf(row, now) });

const optionsOf = (row: AppointmentRecord, now: Date): VisitOptions => ({ cancel: cancelOf(row, now), reschedule: rescheduleOf(row, now), owed: toLkr(owedCentsOf(row)) });

/** What was paid online and has not been given back. */
export const paidCentsOf = ({ money, feeCents }: Pick<AppointmentRecord, 'money' | 'feeCents'>): Cents => (money === 'paid' ? feeCents : 0) as Cents;

function cancelOf(row: AppointmentRecord, now: Date): CancelConsequence | null {
  const { status, startsAt, totalCents } = row;
  if (refusalOf({ actor: 'customer', from: status, to: 'cancelled', startsAt, now, cancelReason: null }) !== null) return null;
  const paidCents = paidCentsOf(row);
  const { refundCents, owedCents } = consequenceOf({ actor: 'customer', startsAt, now, totalCents: totalCents as Cents, paidCents });
  const costCents = (paidCents - refundCents + owedCents) as Cents;
  return { paid: toLkr(paidCents), cost: toLkr(costCents), refund: toLkr(refundCents), owed: toLkr(owedCents), freeUntil: paidCents > 0 ? noticeEnd(startsAt).toISOString() : null };
}

function rescheduleOf(row: AppointmentRecord, now: Date): VisitOptions['reschedule'] {
  if (!isUnplaced(row) && (row.status !== 'confirmed' || row.startsAt <= now)) return null;
  const why = shiftRefusal(row, now);
  return why === null ? { leftAfter: leftAfterShift(row), why } : { leftAfter: 0, why };
}

/** A visit its customer cancelled and whose fee was kept was cancelled too late to be free. */
function owedCentsOf(row: AppointmentRecord): Cents {
  const { status, cancelReason, startsAt, totalCents } = row;
  if (status !== 'cancelled' || cancelReason !== 'customer') return 0 as Cents;
  return consequenceOf({ actor: 'customer', startsAt, now: startsAt, totalCents: totalCents as Cents, paidCents: paidCentsOf(row) }).owedCents;
}
