import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { releasing } from '../appointments/release-overdue.js';
import { contentsSql } from '../cart/cart.queries.js';
import type { Contents } from '../cart/cart.rules.js';
import type { Span } from '../salon/calendar.rules.js';
import { soldJson, spansOf, type Stretch } from '../slots/taken.queries.js';
import type { RequestKey } from './earlier-booking.js';

/** What a new hold clears away: $1 now, $2 the day, $3 the hold that is replaced. */
const IN_THE_WAY = '("holdUntil" <= $1 AND "day" = $2::date) OR "id" = $3::uuid';

/** $4 whose cart. What one statement cancels it still reads as it was, so that is left out here. */
const CLEAR_DAY = prepared(`
  ${releasing(IN_THE_WAY)}
  SELECT (SELECT count(*) FROM gone) = (SELECT count(*) FROM booking.appointment WHERE "status" = 'pending' AND (${IN_THE_WAY})) AS "isCleared",
    (SELECT row_to_json(contents) FROM (${contentsSql('$4')}) contents) AS cart,
    ${soldJson('$2::date', '"holdUntil" > $1 AND "id" IS DISTINCT FROM $3::uuid')} AS sold`);

/** $1 now, $2 the day, $3 the customer: what they hold is theirs to replace. */
const READ_DAY = prepared(`
  SELECT (SELECT row_to_json(contents) FROM (${contentsSql('$3')}) contents) AS cart, ${soldJson('$2::date', '"holdUntil" > $1 AND "holder" <> $3')} AS sold`);

/** What a booking has to know of the customer's cart and of the day. */
export interface DayState {
  cart: Contents | null;
  /** Spans by stylist. */
  taken: ReadonlyMap<string, readonly Span[]>;
}

/** Reads the cart and the day without a lock, to refuse early what would be refused under it. */
export async function readDayState(
  db: EntityManager,
  { customerId, now }: RequestKey,
  day: LocalDay,
): Promise<DayState> {
  const [{ cart, sold }] = await db.query<[{ cart: Contents | null; sold: Stretch[] }]>(READ_DAY, [
    now,
    day,
    customerId,
  ]);
  return { cart, taken: spansOf(sold) };
}

/**
 * Cancels the expired holds of the wanted day, and the hold that a new one replaces unless it was paid meanwhile. Then reads
 * what is sold of that day and what is in the customer's cart, in one query under the lock of the day. If one of those holds
 * changed while the query waited for its row, the query has read the state before the change, so it runs once more.
 */
export async function clearDay(
  tx: EntityManager,
  requestKey: RequestKey,
  where: { day: LocalDay; replaced: string | null },
): Promise<DayState> {
  const { customerId, now } = requestKey;
  const [{ isCleared, cart, sold }] = await tx.query<[{ isCleared: boolean; cart: Contents | null; sold: Stretch[] }]>(
    CLEAR_DAY,
    [now, where.day, where.replaced, customerId],
  );
  return isCleared ? { cart, taken: spansOf(sold) } : clearDay(tx, requestKey, where);
}
