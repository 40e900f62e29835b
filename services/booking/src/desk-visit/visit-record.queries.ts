import { Injectable } from '@nestjs/common';
import type { Actor, VisitEvent, VisitMail, VisitMailKind, VisitRecord } from '@salon/contracts';
import { Clock, toLkr } from '@salon/kernel';
import { versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { actionsOfVisit, asAction } from '../admin-actions/admin-actions.queries.js';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { appointmentByReference } from '../appointments/appointments.queries.js';
import { givenBackOf } from '../closing/given-back.queries.js';
import { notesOfVisits } from '../customers/customer-notes.queries.js';
import { paymentsOf } from '../payments/payments.queries.js';
import { overpaidCents, payableCents } from '../policy/policy.rules.js';
import { asRefund, refundsOfVisit } from '../refunds/refunds.queries.js';
import { todayOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { previewsOf } from './cancel-visit.js';
import { asDeskPayment, deskPaymentsOf } from './desk-payments.queries.js';
import { stepsOf } from './desk-visit.rules.js';
import { formerReason } from './former-reason.rules.js';
import { asRecordLines } from './visit-lines.view.js';

interface EventRecord extends Omit<Required<VisitEvent>, 'at' | 'reason'> {
  at: Date;
}

interface MailRecord {
  id: string;
  kind: VisitMailKind;
  to: string;
  createdAt: Date;
  leftAt: Date | null;
  sentAt: Date | null;
}

/** A visit with all of the desk's data about it. */
@Injectable()
export class VisitRecordQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found` for an unknown reference */
  async record(reference: string): Promise<VisitRecord> {
    const row = await appointmentByReference(this.db, reference);
    const now = this.clock.now();
    const { id } = row;
    const [calendar, history, acts, deskPayments, refunds, mails, payments, notes, givenBack] = await Promise.all([
      this.salon.calendar(),
      this.history(row),
      actionsOfVisit(this.db, id),
      deskPaymentsOf(this.db, id),
      refundsOfVisit(this.db, id),
      this.mails(id),
      paymentsOf(this.db, id),
      notesOfVisits(this.db, [row]),
      givenBackOf(this.db, [row]),
    ]);
    return {
      visit: { ...withMoves(row, now), payments },
      customerId: row.customerId,
      customerNotes: notes.get(id) ?? null,
      ...deskFactsOf(row, givenBack.get(id) ?? 0),
      progress: stepsOf(row, todayOf(now, calendar.settings)),
      history,
      acts: acts.map((act) => asAction(act, now)),
      deskPayments: deskPayments.map(asDeskPayment),
      refunds: refunds.map(asRefund),
      mails,
      cancelling: previewsOf(row, now),
    };
  }

  /** Newest first. An admin's name comes from the admin action. */
  private async history({ id, customerName }: AppointmentRecord): Promise<VisitEvent[]> {
    const events = await this.db.query<EventRecord[]>(
      `SELECT "at", "actor", "from", "to", "cause", "reason" AS "words",
              (SELECT "adminName" FROM booking.act WHERE "appointmentId" = $1 AND "adminId" = "actorId" LIMIT 1) AS "by"
       FROM booking.appointment_journal history WHERE "appointmentId" = $1 ORDER BY history."id" DESC`,
      [id],
    );
    const nameOf = (actor: Actor, by: string | null): string | null => (actor === 'customer' ? customerName : by);
    return events.map((event) => ({
      ...event,
      at: event.at.toISOString(),
      by: nameOf(event.actor, event.by),
      reason: formerReason(event.cause, event.words),
    }));
  }

  private async mails(id: string): Promise<VisitMail[]> {
    const rows = await this.db.query<MailRecord[]>(
      `SELECT "id", "kind", "facts"->>'email' AS "to", "createdAt", "leftAt", "sentAt"
       FROM booking.message WHERE "appointmentId" = $1 ORDER BY "createdAt" DESC, "version" DESC, "id"`,
      [id],
    );
    return rows.map((mail) => ({
      _id: mail.id,
      kind: mail.kind,
      to: mail.to,
      at: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
      state: mail.sentAt ? 'sent' : mail.leftAt ? 'sending' : 'waiting',
    }));
  }
}

const deskFactsOf = (
  row: AppointmentRecord,
  givenBackCents: number,
): Pick<VisitRecord, 'money' | 'arrivedAt' | 'startedAt' | 'note' | 'lines'> => ({
  lines: asRecordLines(row),
  money: {
    deskPaid: toLkr(row.deskPaidCents),
    payable: toLkr(payableCents(row) - givenBackCents),
    ...(givenBackCents > 0 && { givenBack: toLkr(givenBackCents) }),
    overpaid: toLkr(overpaidCents(row)),
  },
  arrivedAt: row.arrivedAt?.toISOString() ?? null,
  startedAt: row.startedAt?.toISOString() ?? null,
  note: { text: row.note, version: versionOf(row.note) },
});
