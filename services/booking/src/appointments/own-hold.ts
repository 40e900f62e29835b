import { type Outbox, prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';
import { releaseKey, releasing } from './release-overdue.js';

type Time = Pick<AppointmentRow, 'customerId' | 'day' | 'startsAt' | 'endsAt'>;

const LOCK = prepared(
  `SELECT FROM booking.appointment WHERE "customerId" = $1 AND "day" = $2::date AND "status" = 'pending' FOR UPDATE`,
);
const END = prepared(
  `${releasing('"customerId" = $2 AND tstzrange("startsAt", "endsAt") && tstzrange($3, $4)')} SELECT id FROM released`,
);

/**
 * Locks the unpaid hold that a customer has on the day of a visit they have paid, if any: until the transaction ends it is
 * neither paid nor cancelled. The caller holds the lock of the day.
 */
export const lockOwnHold = (tx: EntityManager, { customerId, day }: Time): Promise<unknown> =>
  tx.query(LOCK, [customerId, day]);

/** Ends the customer's own unpaid hold, as replaced, where it overlaps the visit they have paid. */
export async function replaceOwnHold(tx: EntityManager, outbox: Outbox, paid: Time, now: Date): Promise<void> {
  const { customerId, startsAt, endsAt } = paid;
  const ended: { id: string }[] = await tx.query(END, [now, customerId, startsAt, endsAt]);
  for (const { id } of ended) await outbox.cancel(tx, releaseKey(id));
}
