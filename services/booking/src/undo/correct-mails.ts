import type { VisitMailKind } from '@salon/contracts';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { factsOf } from '../appointments/mail-facts.js';
import { dropMails } from '../mails/drop-mails.js';
import { mailOfChange } from '../mails/place-change.rules.js';
import { queueMail } from '../mails/queue-mail.js';

interface Correction {
  wrong: AppointmentRecord;
  right: AppointmentRecord;
  /** The version of the visit that the undone action created. */
  since: number;
  now: Date;
}

/**
 * Drops the mails of an undone action, and of later actions that were undone too; sent mails are corrected by another
 * one, except of a visit that is confirmed again after its time: nobody needs an invitation for the past.
 */
export async function correctMails(
  tx: EntityManager,
  outbox: Outbox,
  { wrong, right, since, now }: Correction,
): Promise<void> {
  const left = await dropMails(tx, outbox, wrong.id, since);
  if (left.length === 0 || (right.status === 'confirmed' && right.startsAt <= now)) return;
  const kind = truthOf(wrong, right);
  const isConfirmation = kind === 'confirmation' || kind === 'unconfirmed';
  await queueMail(tx, outbox, {
    kind,
    facts: { ...factsOf(right), was: isConfirmation ? null : placeOf(wrong) },
    now,
  });
}

const placeOf = ({ day, startTime, stylistName }: AppointmentRecord) => ({ day, startTime, stylist: stylistName });

function truthOf(wrong: AppointmentRecord, right: AppointmentRecord): VisitMailKind {
  if (right.status !== 'confirmed') return right.money === 'paid_unplaced' ? 'unplaced' : 'unconfirmed';
  return wrong.status === 'confirmed' ? mailOfChange(placeOf(wrong), placeOf(right)) : 'confirmation';
}
