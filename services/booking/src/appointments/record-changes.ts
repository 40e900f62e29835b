import type { Actor, AppointmentStatus, CancelReason, HistoryCause } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';
import { assertTransition } from './appointment.rules.js';
import type { AppointmentRecord } from './appointment.view.js';
import type { Snapshot } from './snapshot.rules.js';

/** Time and stylist of a visit. */
type VisitPlace = Pick<AppointmentRow, 'day' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'stylistId'>;

export interface Step {
  actor: Actor;
  actorId: string | null;
  to: AppointmentStatus;
  /** For the history; null when the statuses say it all. */
  cause: HistoryCause | null;
  /** For the history: what staff wrote. */
  reason?: string | null;
  /** Set when `to` is cancelled. */
  cancelReason?: CancelReason;
  now: Date;
  /** Other changes. */
  change?: Partial<
    Pick<AppointmentRow, 'money' | 'stylistId' | 'orderId' | 'paymentId' | 'attempt' | 'cancelCostCents'> & VisitPlace
  >;
}

/**
 * Changes the status of a locked appointment and records it in its history; returns the new state.
 * @throws DomainError `conflict` for a transition outside the table of decision C8
 */
export async function recordStatus(tx: EntityManager, row: AppointmentRecord, step: Step): Promise<AppointmentRecord> {
  const { actor, actorId, to, cause, reason, now } = step;
  assertTransition(row, { actor, to, now });
  const changed = {
    ...step.change,
    status: to,
    cancelReason: to === 'cancelled' ? (step.cancelReason ?? null) : null,
    version: row.version + 1,
  };
  return change(tx, row, changed, { to, actor, actorId, cause, reason, now });
}

/**
 * Changes the time of a locked appointment; its status stays, its history keeps the old time. The caller holds the
 * locks of both days.
 * @param to with `isCounted`, it is one of the moves that the policy allows
 */
export async function recordTime(
  tx: EntityManager,
  row: AppointmentRecord,
  { isCounted, ...to }: VisitPlace & { isCounted: boolean },
  by: Pick<Step, 'actor' | 'actorId' | 'reason' | 'now'>,
): Promise<AppointmentRecord> {
  const changed = {
    ...to,
    ...(to.day !== row.day && { arrivedAt: null, startedAt: null }),
    rescheduled: row.rescheduled + (isCounted ? 1 : 0),
    version: row.version + 1,
  };
  const cause: HistoryCause = { kind: 'rescheduled', day: row.day, startTime: row.startTime };
  return change(tx, row, changed, { ...by, to: row.status, cause });
}

/** Assigns a locked appointment to another stylist at the same time. The caller holds the lock of its day. */
export const recordStylist = (
  tx: EntityManager,
  row: AppointmentRecord,
  stylistId: string,
  by: Pick<Step, 'actor' | 'actorId' | 'reason' | 'now'>,
): Promise<AppointmentRecord> =>
  change(
    tx,
    row,
    { stylistId, version: row.version + 1 },
    { ...by, to: row.status, cause: { kind: 'reassigned', stylist: row.stylistName } },
  );

/** The desk's changes of a visit besides its status, time and stylist. */
export type DeskState = Partial<
  Pick<AppointmentRow, 'arrivedAt' | 'startedAt' | 'deskPaidCents' | 'note'> &
    Pick<AppointmentRow, 'lines' | 'minutes' | 'busy' | 'totalCents' | 'endTime' | 'endsAt'>
>;

/** Applies them to a locked appointment and records them in its history. */
export const recordDeskState = (
  tx: EntityManager,
  row: AppointmentRecord,
  state: DeskState,
  by: Pick<Step, 'actorId' | 'cause' | 'reason' | 'now'>,
): Promise<AppointmentRecord> =>
  change(tx, row, { ...state, version: row.version + 1 }, { ...by, to: row.status, actor: 'admin' });

/** Restores a locked appointment to its state before an undone admin action, as a new entry in its history. */
export async function restoreAppointment(
  tx: EntityManager,
  row: AppointmentRecord,
  to: Snapshot,
  { actorId, now }: Pick<Step, 'actorId' | 'now'>,
): Promise<AppointmentRecord> {
  const { status, cancelReason, money, stylistId, day, startTime, endTime, rescheduled } = to;
  const changed = {
    status,
    cancelReason,
    money,
    stylistId,
    day,
    startTime,
    endTime,
    rescheduled,
    arrivedAt: to.arrivedAt ? new Date(to.arrivedAt) : null,
    startedAt: to.startedAt ? new Date(to.startedAt) : null,
    startsAt: new Date(to.startsAt),
    endsAt: new Date(to.endsAt),
    cancelCostCents: status === 'cancelled' ? row.cancelCostCents : null,
    version: row.version + 1,
  };
  return change(tx, row, changed, { to: status, actor: 'admin', actorId, cause: { kind: 'undo' }, now });
}

/** Changes the payment data of a locked appointment, and the phone given before paying; its status stays. */
export async function setMoney(
  tx: EntityManager,
  row: AppointmentRecord,
  data: Partial<Pick<AppointmentRow, 'money' | 'orderId' | 'paymentId' | 'attempt' | 'holdUntil' | 'customerPhone'>>,
): Promise<void> {
  const values: unknown[] = [row.id];
  await tx.query(`UPDATE booking.appointment SET ${assignments(data, values)} WHERE "id" = $1`, values);
}

type EntryBy = Pick<Step, 'actor' | 'actorId' | 'cause' | 'reason' | 'now'>;

interface Entry extends EntryBy {
  id: string;
  from: AppointmentStatus | null;
  to: AppointmentStatus;
}

const INSERT_HISTORY = `
  INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "actorId", "from", "to", "cause", "reason")
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const historyParameters = ({ id, now, actor, actorId, from, to, cause, reason }: Entry): unknown[] => [
  id,
  now,
  actor,
  actorId,
  from,
  to,
  cause && JSON.stringify(cause),
  reason || null,
];

/** Lists are sent as JSON: the driver would convert them to a Postgres array. */
const asParameter = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value);

/** SQL: the new values of columns; adds them to the parameters. */
function assignments(changed: Partial<AppointmentRow>, parameters: unknown[]): string {
  const columns = Object.entries(changed).map(([name, value]) => `"${name}" = $${parameters.push(asParameter(value))}`);
  return columns.join(', ');
}

/** Changes an appointment and adds an entry to its history, in one statement; returns the new state. */
async function change(
  tx: EntityManager,
  row: AppointmentRecord,
  changed: Partial<AppointmentRow>,
  entry: Omit<Entry, 'id' | 'from'>,
): Promise<AppointmentRecord> {
  const values = historyParameters({ ...entry, id: row.id, from: row.status });
  await tx.query(
    `WITH changed AS (UPDATE booking.appointment SET ${assignments(changed, values)} WHERE "id" = $1) ${INSERT_HISTORY}`,
    values,
  );
  return { ...row, ...changed };
}

/** Adds an entry to the history of the visit without changing the visit. */
export async function recordHistory(
  tx: EntityManager,
  { id, status }: Pick<AppointmentRecord, 'id' | 'status'>,
  by: EntryBy,
): Promise<void> {
  await tx.query(INSERT_HISTORY, historyParameters({ ...by, id, from: status, to: status }));
}
