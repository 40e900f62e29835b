import { type Refund, refuse, type TaskGroup, TASKS_SHOWN } from '@salon/contracts';
import { addMinutes, DAY_MINUTES, toLkr } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import { displayId } from '../appointments/appointment.view.js';
import { refundMoves, type Task } from './refund.rules.js';

/** A refund task as stored, with the day, number and customer of its visit; an admin sees it as a `Refund`. */
export interface RefundRecord extends Task {
  id: string;
  appointmentId: string;
  amountCents: number;
  method: 'gateway' | 'bank' | null;
  reference: string | null;
  failure: string | null;
  createdAt: Date;
  begunAt: Date | null;
  acknowledgedAt: Date | null;
  doneAt: Date | null;
  day: string;
  startTime: string;
  bookedOn: string;
  number: number;
  customerName: string;
  customerEmail: string;
}

const SELECT = `
  SELECT task.*, "day"::text AS "day", "startTime",
         "bookedOn"::text AS "bookedOn", "number", "customerName", "customerEmail"
  FROM booking.refund_task task JOIN booking.appointment ON appointment."id" = "appointmentId"`;

/** @throws DomainError `not_found` */
export async function findRefund(db: DataSource | EntityManager, id: string): Promise<RefundRecord> {
  const [task] = await db.query<RefundRecord[]>(`${SELECT} WHERE task."id" = $1`, [id]);
  if (!task) throw refuse('REFUND_NOT_FOUND');
  return task;
}

/** All refunds of a visit, oldest first. */
export const refundsOfVisit = (db: DataSource | EntityManager, appointmentId: string): Promise<RefundRecord[]> =>
  db.query(`${SELECT} WHERE task."appointmentId" = $1 ORDER BY task."createdAt", task."id"`, [appointmentId]);

/** Minutes after which a begun refund becomes a task: the gateway completes most within a day. */
const SLOW_AFTER_MINUTES = DAY_MINUTES;

/** Due refunds, and those begun long ago without a result; oldest first. */
export async function openRefunds(db: DataSource, now: Date): Promise<TaskGroup<Refund>> {
  const rows = await db.query<(RefundRecord & { total: string })[]>(
    `SELECT refund.*, count(*) OVER () AS total FROM (${SELECT}) refund
     WHERE "state" = 'due' OR ("state" = 'refunding' AND "begunAt" < $2)
     ORDER BY "createdAt", "id" LIMIT $1`,
    [TASKS_SHOWN, addMinutes(now, -SLOW_AFTER_MINUTES)],
  );
  return { tasks: rows.map(asRefund), total: Number(rows[0]?.total ?? 0) };
}

/** The view of a refund for an admin; money in LKR. */
export const asRefund = (task: RefundRecord): Refund => ({
  _id: task.id,
  appointment: {
    _id: task.appointmentId,
    appointmentId: displayId(task),
    date: task.day,
    startTime: task.startTime,
    customerName: task.customerName,
    customerEmail: task.customerEmail,
  },
  orderId: task.orderId,
  paymentId: task.paymentId || null,
  amount: toLkr(task.amountCents),
  reason: task.reason,
  state: task.state,
  method: task.method,
  reference: task.reference,
  failure: task.failure,
  createdAt: task.createdAt.toISOString(),
  begunAt: task.begunAt?.toISOString() ?? null,
  doneAt: task.doneAt?.toISOString() ?? null,
  moves: refundMoves(task),
});
