import { type Outbox, prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';
import { releaseKey } from './release-overdue.js';

const UNPAID = { money: 'none', version: 0, rescheduled: 0 } as const;
const HELD = { status: 'pending', origin: 'online', note: '', hasAccount: true } as const;

/** What a visit gets later; its columns have defaults. */
type DefaultedColumn =
  | 'number'
  | 'cancelReason'
  | 'cancelCostCents'
  | 'orderId'
  | 'paymentId'
  | 'attempt'
  | 'arrivedAt'
  | 'startedAt'
  | 'deskPaidCents';
type NewAppointment = Omit<AppointmentRow, DefaultedColumn | keyof typeof UNPAID>;
type NewHold = Omit<NewAppointment, keyof typeof HELD> & { holdUntil: Date };

type Column = keyof NewAppointment | keyof typeof UNPAID;
/** Complete by its type: a new field of a visit is stored, or does not compile. */
const COLUMNS = Object.keys({
  id: true,
  bookedOn: true,
  customerId: true,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  hasAccount: true,
  stylistId: true,
  day: true,
  startTime: true,
  endTime: true,
  startsAt: true,
  endsAt: true,
  minutes: true,
  busy: true,
  lines: true,
  offer: true,
  totalCents: true,
  feeCents: true,
  prepaidCents: true,
  holdUntil: true,
  idempotencyKey: true,
  requestHash: true,
  policyVersion: true,
  createdAt: true,
  status: true,
  money: true,
  version: true,
  rescheduled: true,
  origin: true,
  note: true,
} satisfies Record<Column, true>) as Column[];

const [ACTOR, ACTOR_ID] = [COLUMNS.length + 1, COLUMNS.length + 2];

const OPEN = prepared(
  `WITH opened AS (
     INSERT INTO booking.appointment (${COLUMNS.map((name) => `"${name}"`).join(', ')})
     VALUES (${COLUMNS.map((_name, at) => `$${at + 1}`).join(', ')}) RETURNING "id", "number", "status", "createdAt"),
   history AS (
     INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "actorId", "to")
     SELECT "id", "createdAt", $${ACTOR}, $${ACTOR_ID}::uuid, "status" FROM opened)
   SELECT "number" FROM opened`,
);

/**
 * Stores a new unpaid appointment, and the first entry of its history.
 * @param by actor and their id
 */
async function insert(
  tx: EntityManager,
  appointment: NewAppointment,
  by: ['customer' | 'admin', string],
): Promise<AppointmentRow> {
  const values = {
    ...appointment,
    ...UNPAID,
    lines: JSON.stringify(appointment.lines),
    busy: appointment.busy && JSON.stringify(appointment.busy),
  };
  const [{ number }] = await tx.query<[{ number: number }]>(OPEN, [...COLUMNS.map((name) => values[name]), ...by]);
  const later = { cancelReason: null, orderId: null, paymentId: null, attempt: null, deskPaidCents: 0 };
  return { ...appointment, ...UNPAID, ...later, number };
}

/** Stores a new unpaid appointment, the first entry of its history and the job that releases it. */
export async function openAppointment(tx: EntityManager, outbox: Outbox, hold: NewHold): Promise<AppointmentRow> {
  const { id, holdUntil, customerId } = hold;
  const row = await insert(tx, { ...hold, ...HELD }, ['customer', customerId]);
  await outbox.add(tx, 'release-unpaid', { id }, { runAt: holdUntil, jobKey: releaseKey(id) });
  return row;
}

/** Stores a visit booked by the desk: confirmed, without a booking fee, fully due at the salon. */
export const openAtDesk = (
  tx: EntityManager,
  visit: Omit<NewAppointment, 'status' | 'feeCents' | 'prepaidCents' | 'holdUntil'>,
  adminId: string,
): Promise<AppointmentRow> =>
  insert(tx, { ...visit, status: 'confirmed', feeCents: 0, prepaidCents: 0, holdUntil: null }, ['admin', adminId]);
