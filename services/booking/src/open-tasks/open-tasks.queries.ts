import { Injectable } from '@nestjs/common';
import {
  type ChargeBackTask,
  type HoldTask,
  type MailTask,
  type NoticeTask,
  type BookingTasks,
  type TaskGroup,
  TASKS_SHOWN,
  type TaskVisit,
} from '@salon/contracts';
import { addMinutes, Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { displayId } from '../appointments/appointment.view.js';
import { SharedReads } from '../database/shared-reads.js';
import { OutsideVisitsQueries } from '../impact/outside-visits.queries.js';
import { BOOKING_KINDS, IS_REPLACED } from '../mails/replaced-mails.js';
import { openRefunds } from '../refunds/refunds.queries.js';
import { CHARGE_BACK, NOT_ACCEPTED } from './notice.subject.js';

/** Minutes after which an unsent mail counts as overdue: its first tries happen within half of that. */
const MAIL_LATE_MINUTES = 15;
/** Minutes before the end of a hold from which it is shown. */
const HOLD_ENDS_MINUTES = 5;

interface TaskVisitRecord {
  appointmentId: string;
  bookedOn: string;
  number: number;
  customerName: string;
}

type ChargeBackRecord = { [Key in keyof TaskVisitRecord]: TaskVisitRecord[Key] | null } & Omit<
  ChargeBackTask,
  '_id' | 'at' | 'visit'
> & {
    id: string;
    receivedAt: Date;
  };
type NoticeRecord = ChargeBackRecord & Pick<NoticeTask, 'verdict'>;
type MailRecord = TaskVisitRecord & Pick<MailTask, 'kind' | 'to'> & { id: string; createdAt: Date };
type HoldRecord = TaskVisitRecord & Pick<HoldTask, 'customerPhone' | 'date' | 'startTime'> & { holdUntil: Date };

const VISIT = `
  appointment."id" AS "appointmentId", appointment."bookedOn"::text AS "bookedOn",
  appointment."number", appointment."customerName"`;

const REJECTED = `SELECT * FROM booking.payment_notice WHERE ${NOT_ACCEPTED}`;
/**
 * The id of a notice is not signed: of one charge-back there can be several, and another one under the id that the
 * retrieval API has. An order counts as many as it has payments known to that API, at least one, reviewed ones first;
 * beside a reviewed payment that is known, an unknown id is no further charge-back.
 */
const CHARGE_BACKS = `
  SELECT * FROM (
    SELECT found.*, row_number() OVER (PARTITION BY "orderId"
             ORDER BY "isNamed" AND NOT "isKnown", NOT "isReviewed", NOT "isKnown", "id") AS nth
    FROM (
      SELECT charge.*, retrieved."orderId" IS NOT NULL AS "isKnown", review."noticeId" IS NOT NULL AS "isReviewed",
             count(retrieved."orderId") OVER (PARTITION BY charge."orderId") AS known,
             bool_or(review."noticeId" IS NOT NULL AND retrieved."orderId" IS NOT NULL)
               OVER (PARTITION BY charge."orderId") AS "isNamed"
      FROM booking.payment_notice charge
        LEFT JOIN booking.notice_review review ON review."noticeId" = charge."id"
        LEFT JOIN booking.retrieved_payment retrieved
          ON retrieved."orderId" = charge."orderId" AND retrieved."paymentId" = charge."paymentId"
      WHERE ${CHARGE_BACK}) found) counted
  WHERE nth <= greatest(known, 1)`;

const notices = (source: string): string => `
  SELECT notice."id", "receivedAt", "verdict", notice."orderId", notice."paymentId", notice."amount", notice."currency",
         ${VISIT}, count(*) OVER () AS total
  FROM (${source}) notice
    LEFT JOIN booking.payment_attempt attempt ON attempt."orderId" = notice."orderId"
    LEFT JOIN booking.appointment ON appointment."id" = attempt."appointmentId"
  WHERE NOT EXISTS (SELECT FROM booking.notice_review WHERE "noticeId" = notice."id")
  ORDER BY "receivedAt", notice."id" LIMIT $1`;

/** Without mails that nobody needs any more: about a visit whose time is over, or replaced by a newer mail. */
const MAILS = `
  SELECT message."id", message."createdAt", "kind", "facts"->>'email' AS "to", ${VISIT}, count(*) OVER () AS total
  FROM booking.message JOIN booking.appointment ON appointment."id" = message."appointmentId"
  WHERE "sentAt" IS NULL AND message."createdAt" < $2 AND NOT ${IS_REPLACED}
    AND NOT (message."kind" = ANY(${BOOKING_KINDS}) AND message."kind" <> 'unplaced' AND appointment."endsAt" <= $3)
  ORDER BY message."createdAt", message."id" LIMIT $1`;

const HOLDS = `
  SELECT ${VISIT}, "customerPhone", "day"::text AS "date", "startTime", "holdUntil", count(*) OVER () AS total
  FROM booking.appointment WHERE "status" = 'pending' AND "holdUntil" BETWEEN $2 AND $3
  ORDER BY "holdUntil", "id" LIMIT $1`;

/** The open tasks, computed from the current data at each call: a task is open exactly while its cause exists. */
@Injectable()
export class OpenTasksQueries {
  private readonly shared = new SharedReads<BookingTasks>();

  constructor(
    private readonly db: DataSource,
    private readonly outsideVisits: OutsideVisitsQueries,
    private readonly clock: Clock,
  ) {}

  open(): Promise<BookingTasks> {
    return this.shared.of('', () => this.read());
  }

  private async read(): Promise<BookingTasks> {
    const now = this.clock.now();
    const [refunds, notAccepted, chargeBacks, mails, holds, outside] = await Promise.all([
      openRefunds(this.db, now),
      this.group<NoticeRecord, NoticeTask>(notices(REJECTED), [], asNotice),
      this.group<ChargeBackRecord, ChargeBackTask>(notices(CHARGE_BACKS), [], asChargeBack),
      this.group<MailRecord, MailTask>(MAILS, [addMinutes(now, -MAIL_LATE_MINUTES), now], asMail),
      this.group<HoldRecord, HoldTask>(HOLDS, [now, addMinutes(now, HOLD_ENDS_MINUTES)], asHold),
      this.outsideVisits.count(),
    ]);
    return {
      refunds,
      notices: notAccepted,
      chargeBacks,
      mails,
      holds,
      outside,
      total: refunds.total + notAccepted.total + chargeBacks.total + mails.total + outside,
    };
  }

  private async group<Row extends object, Task>(
    sql: string,
    parameters: readonly unknown[],
    asTask: (row: Row) => Task,
  ): Promise<TaskGroup<Task>> {
    const rows = await this.db.query<(Row & { total: string })[]>(sql, [TASKS_SHOWN, ...parameters]);
    return { tasks: rows.map(asTask), total: Number(rows[0]?.total ?? 0) };
  }
}

const asTaskVisit = (row: TaskVisitRecord): TaskVisit => ({
  _id: row.appointmentId,
  appointmentId: displayId(row),
  customerName: row.customerName,
});

const isOfVisit = (row: ChargeBackRecord): row is ChargeBackRecord & TaskVisitRecord => row.appointmentId !== null;

const asNotice = (row: NoticeRecord): NoticeTask => ({ ...asChargeBack(row), verdict: row.verdict });

const asChargeBack = (row: ChargeBackRecord): ChargeBackTask => ({
  _id: row.id,
  at: row.receivedAt.toISOString(),
  orderId: row.orderId,
  paymentId: row.paymentId,
  amount: row.amount,
  currency: row.currency,
  visit: isOfVisit(row) ? asTaskVisit(row) : null,
});

const asMail = (row: MailRecord): MailTask => ({
  _id: row.id,
  at: row.createdAt.toISOString(),
  kind: row.kind,
  to: row.to,
  visit: asTaskVisit(row),
});

const asHold = (row: HoldRecord): HoldTask => ({
  visit: asTaskVisit(row),
  customerPhone: row.customerPhone,
  date: row.date,
  startTime: row.startTime,
  until: row.holdUntil.toISOString(),
});
