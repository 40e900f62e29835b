import type { LocalDay } from '@salon/kernel';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';
import { endHolds, endingHolds, releaseKey } from './release-overdue.js';

/** A hold at the same time, or one that needs the same stylist then, if only to clean up (`stylist_sold_once`). */
const OVERLAPPING = endingHolds(
  `"customerId" = $2 AND (
     tstzrange("startsAt", "endsAt") && tstzrange($3, $4)
     OR ("stylistId" = $5
       AND booking.occupied_during("startsAt", "endsAt", "busy") && booking.occupied_during($3, $4, $6::jsonb)))`,
);
const CONFLICTING = endingHolds('(("holdUntil" <= $1 AND "day" = $2) OR "id" = $3)');

type PaidVisit = Pick<AppointmentRow, 'customerId' | 'startsAt' | 'endsAt' | 'stylistId' | 'busy'>;

/**
 * Locks the customer's unpaid hold, if any, on the day of a visit they have paid: until the transaction ends it is
 * neither paid nor cancelled. The caller holds the lock of the day.
 */
export const lockOwnHold = (
  tx: EntityManager,
  { customerId, day }: Pick<AppointmentRow, 'customerId' | 'day'>,
): Promise<unknown> =>
  tx.query(
    `SELECT FROM booking.appointment WHERE "customerId" = $1 AND "day" = $2 AND "status" = 'pending' FOR UPDATE`,
    [customerId, day],
  );

/** Ends the customer's own unpaid hold, as replaced, where it is in the way of their paid visit. */
export async function replaceOwnHold(tx: EntityManager, outbox: Outbox, paid: PaidVisit, now: Date): Promise<void> {
  const { customerId, startsAt, endsAt, stylistId, busy } = paid;
  const parameters = [now, customerId, startsAt, endsAt, stylistId, busy && JSON.stringify(busy)];
  for (const id of await endHolds(tx, OVERLAPPING, parameters)) await outbox.cancel(tx, releaseKey(id));
}

/**
 * Ends the holds that a new hold replaces: expired ones of its day, and the customer's previous one unless it was paid
 * meanwhile. The release job of the replaced hold is removed either way.
 */
export async function endConflictingHolds(
  tx: EntityManager,
  outbox: Outbox,
  { day, replaced }: { day: LocalDay; replaced: string | null },
  now: Date,
): Promise<void> {
  await endHolds(tx, CONFLICTING, [now, day, replaced]);
  if (replaced !== null) await outbox.cancel(tx, releaseKey(replaced));
}
