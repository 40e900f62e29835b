import { Injectable } from '@nestjs/common';
import {
  type Refund,
  type RefundPage,
  REFUND_STATES,
  type RefundState,
  refuse,
  type TaskGroup,
  TASKS_SHOWN,
} from '@salon/contracts';
import { addMinutes, toLkr } from '@salon/kernel';
import { cursorAfter, lastRowOf, NEWEST } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { displayId } from '../appointments/appointment.view.js';
import { newestFirst } from '../database/keyset.js';
import { checkChoice } from '../request/request.rules.js';
import { refundMoves, type Task } from './refund.rules.js';

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

const PAGE = 50;
const TABLE = 'booking.refund_task task';
const selectFrom = (source: string): string => `
  SELECT task.*, "day"::text AS "day", "startTime",
         "bookedOn"::text AS "bookedOn", "number", "customerName", "customerEmail"
  FROM ${source} JOIN booking.appointment ON appointment."id" = "appointmentId"`;
const SELECT = selectFrom(TABLE);

/** @throws DomainError `not_found` */
export async function findRefund(db: DataSource | EntityManager, id: string): Promise<RefundRecord> {
  const [task] = await db.query<RefundRecord[]>(`${SELECT} WHERE task."id" = $1`, [id]);
  if (!task) throw refuse('REFUND_NOT_FOUND');
  return task;
}

export const refundsOfVisit = (db: DataSource | EntityManager, appointmentId: string): Promise<RefundRecord[]> =>
  db.query(`${SELECT} WHERE task."appointmentId" = $1 ORDER BY task."createdAt", task."id"`, [appointmentId]);

/** Minutes after which a begun refund becomes a task: the gateway completes most within a day. */
const SLOW = 24 * 60;

/** Due refunds, and those begun long ago without a result; oldest first. */
export async function openRefunds(db: DataSource, now: Date): Promise<TaskGroup<Refund>> {
  const rows = await db.query<(RefundRecord & { total: string })[]>(
    `SELECT refund.*, count(*) OVER () AS total FROM (${SELECT}) refund
     WHERE "state" = 'due' OR ("state" = 'refunding' AND "begunAt" < $2)
     ORDER BY "createdAt", "id" LIMIT $1`,
    [TASKS_SHOWN, addMinutes(now, -SLOW)],
  );
  return { tasks: rows.map(asRefund), total: Number(rows[0]?.total ?? 0) };
}

/** Refunds for admins (decision C9). */
@Injectable()
export class RefundsQueries {
  constructor(private readonly db: DataSource) {}

  /** The latest first, by keyset. @param query `state`, `cursor`; @throws DomainError `invalid` */
  async page({ state, cursor }: Record<string, unknown>): Promise<RefundPage> {
    const wanted = checkState(state);
    const {
      rows: found,
      order,
      parameters,
    } = newestFirst(
      TABLE,
      {
        ...{ at: 'task."createdAt"', id: 'task."id"', from: null },
        filters: wanted === null ? [] : [['task."state"', wanted]],
        before: lastRowOf(cursor) ?? NEWEST,
      },
      PAGE + 1,
    );
    const rows = await this.db.query<RefundRecord[]>(`${selectFrom(`${found} task`)} ${order}`, parameters);
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    return {
      refunds: page.map(asRefund),
      next: rows.length > PAGE && last ? cursorAfter(last.createdAt, last.id) : null,
    };
  }
}

const checkState = (value: unknown): RefundState | null =>
  value === undefined || value === '' ? null : checkChoice(value, REFUND_STATES, 'state');

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
