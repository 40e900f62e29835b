import type { RecordedVisitChange } from '@salon/contracts';
import type { Caller, Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { factsOf } from '../appointments/mail-facts.js';
import { recordStylist } from '../appointments/record-changes.js';
import { queueMail } from '../mails/queue-mail.js';

interface ReassignOptions {
  stylist: { id: string; name: string };
  admin: Caller;
  now: Date;
  reason?: string;
  /** The customer gets a mail with both stylists. */
  notify: boolean;
}

/** Assigns a visit to another stylist who is free at its time. The caller holds the lock of its day. */
export async function reassign(
  tx: EntityManager,
  outbox: Outbox,
  row: AppointmentRecord,
  { stylist, admin, now, reason = '', notify }: ReassignOptions,
): Promise<RecordedVisitChange> {
  const recorded = await recordStylist(tx, row, stylist.id, { actor: 'admin', actorId: admin.id, now, reason });
  const after = { ...recorded, stylistName: stylist.name };
  const was = { day: row.day, startTime: row.startTime, stylist: row.stylistName };
  if (notify)
    await queueMail(tx, outbox, { kind: 'reassigned', facts: { ...factsOf(after), was }, now, byAdmin: true });
  return recordDeskAction(tx, { kind: 'reassign', admin, before: row, after, now });
}
