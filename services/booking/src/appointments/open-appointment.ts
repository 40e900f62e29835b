import { Injectable } from '@nestjs/common';
import { Outbox, prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';
import { releaseKey } from './release-overdue.js';

export type NewHold = Omit<
  AppointmentRow,
  'number' | 'status' | 'cancelReason' | 'money' | 'orderId' | 'paymentId' | 'attempt' | 'version' | 'rescheduled'
> & { holdUntil: Date };

const RELEASE = 'release-unpaid';

/** The columns a hold brings; the others are the same for each. */
const COLUMNS = [
  'id',
  'bookedOn',
  'customerId',
  'customerName',
  'customerEmail',
  'customerPhone',
  'stylistId',
  'day',
  'startTime',
  'endTime',
  'startsAt',
  'endsAt',
  'minutes',
  'lines',
  'offer',
  'totalCents',
  'feeCents',
  'holdUntil',
  'idempotencyKey',
  'requestHash',
  'createdAt',
] as const satisfies readonly (keyof NewHold)[];

/** $22 and $23: keys of the jobs that release it, and the hold it replaces. */
const openSql = (outbox: Outbox): string => `
  WITH opened AS (
    INSERT INTO booking.appointment ("status", "money", "version", "rescheduled", ${COLUMNS.map((name) => `"${name}"`).join(', ')})
    VALUES ('pending', 'none', 0, 0, ${COLUMNS.map((_name, at) => `$${at + 1}`).join(', ')}) RETURNING *),
  noted AS (
    INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "actorId", "to")
    SELECT "id", "createdAt", 'customer', "customerId", 'pending' FROM opened),
  ${outbox.laterSql({ task: `'${RELEASE}'`, payload: `json_build_object('id', opened."id")`, runAt: 'opened."holdUntil"', key: '$22::text', insteadOf: '$23::text', of: 'opened' })}
  SELECT "number", EXISTS (SELECT FROM queued) AS queued FROM opened`;

/** Writes a new unpaid appointment, the first entry of its history and the job that releases it, in one statement. */
@Injectable()
export class OpenAppointment {
  private readonly statement: string;

  constructor(private readonly outbox: Outbox) {
    this.statement = prepared(openSql(outbox));
  }

  /** @param replaced the hold that was given up for it, which will not run out any more */
  async run(tx: EntityManager, hold: NewHold, replaced: string | null): Promise<AppointmentRow> {
    const { id, holdUntil } = hold;
    const asJson = { ...hold, lines: JSON.stringify(hold.lines), offer: hold.offer && JSON.stringify(hold.offer) };
    const keys = [releaseKey(id), replaced && releaseKey(replaced)];
    const [{ number, queued }] = await tx.query<[{ number: number; queued: boolean }]>(this.statement, [
      ...COLUMNS.map((name) => asJson[name]),
      ...keys,
    ]);
    if (!queued) await this.outbox.add(tx, RELEASE, { id }, { runAt: holdUntil, jobKey: releaseKey(id) });
    return {
      ...hold,
      number,
      status: 'pending',
      cancelReason: null,
      money: 'none',
      orderId: null,
      paymentId: null,
      attempt: null,
      version: 0,
      rescheduled: 0,
    };
  }
}
