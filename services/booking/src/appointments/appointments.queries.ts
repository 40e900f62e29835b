import { Injectable } from '@nestjs/common';
import { type Appointment, messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { movesOf } from '../acts/act.rules.js';
import { paymentsOf } from '../payments/payments.queries.js';
import { withOptions } from '../policy/visit-options.view.js';
import { type AppointmentRecord, asAppointment } from './appointment.view.js';

export const SELECT = `
  SELECT appointment.*, "day"::text AS "day", "bookedOn"::text AS "bookedOn", stylist."name" AS "stylistName"
  FROM booking.appointment JOIN booking.stylist ON stylist."id" = "stylistId"`;

/** The appointment, locked until the transaction ends; undefined when there is none. */
export async function lockAppointment(tx: EntityManager, id: string): Promise<AppointmentRecord | undefined> {
  const [row] = await tx.query<AppointmentRecord[]>(`${SELECT} WHERE appointment."id" = $1 FOR UPDATE OF appointment`, [
    id,
  ]);
  return row;
}

/** The first appointment that matches; `where` is one of ours, never input. */
export async function findAppointment(
  db: DataSource | EntityManager,
  where: string,
  parameters: unknown[],
): Promise<AppointmentRecord | undefined> {
  const [row] = await db.query<AppointmentRecord[]>(`${SELECT} WHERE ${where} LIMIT 1`, parameters);
  return row;
}

/** The appointment that is known to be there. */
export async function appointmentOf(tx: EntityManager, id: string): Promise<AppointmentRecord> {
  const [row] = await tx.query<[AppointmentRecord]>(`${SELECT} WHERE appointment."id" = $1`, [id]);
  return row;
}

/** Not there and not yours answer alike (decision C11). @throws DomainError `not_found` */
export function assertReadable(
  row: AppointmentRecord | undefined,
  { id, role }: Caller,
): asserts row is AppointmentRecord {
  if (!row || (row.customerId !== id && role !== 'admin'))
    throw new DomainError('not_found', 'APPOINTMENT_NOT_FOUND', messages.notFound);
}

const MOST = 200;

@Injectable()
export class AppointmentsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The customer's visits, the latest first. */
  async mine(customerId: string): Promise<Appointment[]> {
    const rows = await this.db.query<AppointmentRecord[]>(
      `${SELECT} WHERE "customerId" = $1 ORDER BY "startsAt" DESC LIMIT $2`,
      [customerId, MOST],
    );
    const now = this.clock.now();
    return rows.map((row) => withOptions(row, now));
  }

  /** Whether a visit of the customer has taken place. */
  async hasCompleted(customerId: string): Promise<boolean> {
    const [{ completed }] = await this.db.query<[{ completed: boolean }]>(
      `SELECT EXISTS (SELECT FROM booking.appointment WHERE "customerId" = $1 AND "status" = 'completed') AS completed`,
      [customerId],
    );
    return completed;
  }

  /** With its options for its customer, with its moves for an admin. @throws DomainError `not_found` for one that is neither the caller's nor read by an admin */
  async one(id: string, caller: Caller): Promise<Appointment> {
    const row = await findAppointment(this.db, 'appointment."id" = $1', [id]);
    assertReadable(row, caller);
    const now = this.clock.now();
    const shown = row.customerId === caller.id ? withOptions(row, now) : asAppointment(row);
    return {
      ...shown,
      payments: await paymentsOf(this.db, id),
      ...(caller.role === 'admin' && { moves: movesOf(row, now) }),
    };
  }

  /** Says whether the browser's order id is the one the server gave; it stores nothing (decision C11). @throws DomainError `conflict` */
  async confirmOrder(id: string, orderId: unknown, caller: Caller): Promise<Appointment> {
    const appointment = await this.one(id, caller);
    if (typeof orderId !== 'string' || appointment.orderId !== orderId) {
      throw new DomainError('conflict', 'ORDER_UNKNOWN', 'This is not the order of this appointment');
    }
    return appointment;
  }
}
