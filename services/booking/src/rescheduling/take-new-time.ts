import { isUnplaced } from '@salon/contracts';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { afterConfirming } from '../appointments/confirm-paid.js';
import { factsOf } from '../appointments/mail-facts.js';
import { recordStatus, recordTime } from '../appointments/record-changes.js';
import { replaceOwnHold } from '../appointments/own-hold.js';
import type { Snapshot } from '../appointments/snapshot.rules.js';
import { queueMail } from '../mails/queue-mail.js';
import { dropDueRefund } from '../refunds/refund-task.js';
import type { VisitTime } from '../slots/visit-time.rules.js';

export type NewTime = VisitTime & { stylistId: string; stylistName: string };

interface NewTimeOptions {
  time: NewTime;
  actor: 'customer' | 'admin';
  actorId: string;
  /** False for a move by the salon because the visit was outside its hours. */
  isCounted: boolean;
  now: Date;
}

/**
 * Stores the new time with its mail; a paid visit without a place is confirmed by it, and its refund is dropped
 * (decision D4).
 * @returns the visit, and what its confirmation removed from the customer's cart (decision D8)
 */
export async function takeNewTime(
  tx: EntityManager,
  outbox: Outbox,
  row: AppointmentRecord,
  { time, actor, actorId, isCounted, now }: NewTimeOptions,
): Promise<{ moved: AppointmentRecord; taken?: Snapshot['taken'] }> {
  const { stylistName, day, startTime, endTime, startsAt, endsAt, stylistId } = time;
  const change = { day, startTime, endTime, startsAt, endsAt, stylistId };
  const byAdmin = actor === 'admin';
  if (isUnplaced(row)) {
    await replaceOwnHold(tx, outbox, { ...row, ...change }, now);
    const step = {
      actor: 'system',
      actorId,
      to: 'confirmed',
      cause: { kind: 'placed', by: actor },
      now,
      change: { ...change, money: 'paid' },
    } as const;
    const placed = { ...(await recordStatus(tx, row, step)), stylistName };
    await dropDueRefund(tx, row.id, 'unplaced');
    return { moved: placed, taken: await afterConfirming(tx, outbox, placed, { now, byAdmin }) };
  }
  const moved = { ...(await recordTime(tx, row, { ...change, isCounted }, { actor, actorId, now })), stylistName };
  await queueMail(tx, outbox, {
    kind: 'rescheduled',
    facts: { ...factsOf(moved), was: { day: row.day, startTime: row.startTime, stylist: row.stylistName } },
    now,
    byAdmin,
  });
  return { moved };
}
