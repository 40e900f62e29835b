import { dueCents, feePaidCents } from '../policy/policy.rules.js';
import type { MailFacts } from '../mails/mail-facts.rules.js';
import { type AppointmentRecord, displayId } from './appointment.view.js';

/** The data of a mail about the appointment, in its current state. */
export const factsOf = (row: AppointmentRecord, refundCents = 0): MailFacts => ({
  appointmentId: row.id,
  displayId: displayId(row),
  name: row.customerName,
  email: row.customerEmail,
  ...(!row.hasAccount && { hasAccount: false }),
  day: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  stylist: row.stylistName,
  lines: row.lines.map(({ title, quantity, priceCents }) => ({ title, quantity, priceCents })),
  offer: row.offer?.title ?? null,
  totalCents: row.totalCents,
  feeCents: row.feeCents,
  prepaidCents: row.prepaidCents,
  feePaidCents: feePaidCents(row),
  dueCents: dueCents(row),
  refundCents,
  terms: {
    noticeHours: row.noticeHours,
    latePercent: row.latePercent,
    moveHours: row.moveHours,
    reschedules: row.reschedules,
  },
  sequence: row.version,
  isPaidOnline: row.money === 'paid',
});
