import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { releasing } from '../appointments/release-overdue.js';
import { contentsSql } from '../cart/cart.queries.js';
import type { Contents } from '../cart/cart.rules.js';
import type { Span } from '../salon/calendar.rules.js';
import { soldJson, spansOf, type Stretch } from '../slots/taken.queries.js';
import type { Asked } from './earlier-answer.js';

/** What a new hold clears away: $1 now, $2 the day, $3 the hold that is replaced. */
const IN_THE_WAY = '("holdUntil" <= $1 AND "day" = $2::date) OR "id" = $3::uuid';

/** $4 whose cart. What one statement cancels it still reads as it was, so that is left out here. */
const ROOM = prepared(`
  ${releasing(IN_THE_WAY)}
  SELECT (SELECT count(*) FROM gone) = (SELECT count(*) FROM booking.appointment WHERE "status" = 'pending' AND (${IN_THE_WAY})) AS "isCleared",
    (SELECT row_to_json(contents) FROM (${contentsSql('$4')}) contents) AS cart,
    ${soldJson('$2::date', '"holdUntil" > $1 AND "id" IS DISTINCT FROM $3::uuid')} AS sold`);

/** $1 now, $2 the day, $3 the customer: what they hold is theirs to replace. */
const VIEW = prepared(`
  SELECT (SELECT row_to_json(contents) FROM (${contentsSql('$3')}) contents) AS cart, ${soldJson('$2::date', '"holdUntil" > $1 AND "holder" <> $3')} AS sold`);

/** What a booking has to know of the customer's cart and of the day. */
export interface Room {
  cart: Contents | null;
  /** Spans by stylist. */
  taken: ReadonlyMap<string, readonly Span[]>;
}

/** The room as it is, for refusing early what would be refused under the lock. */
export async function viewRoom(db: EntityManager, { customerId, now }: Asked, day: LocalDay): Promise<Room> {
  const [{ cart, sold }] = await db.query<[{ cart: Contents | null; sold: Stretch[] }]>(VIEW, [now, day, customerId]);
  return { cart, taken: spansOf(sold) };
}

/**
 * Cancels what has run out of the wanted day, and the hold that a new one replaces, if any, unless it was paid meanwhile;
 * reads what is sold of that day then, and what is in the customer's cart: one question, under the lock of the day. Where one of
 * those holds has become something else meanwhile, the question waited for it and reads what was before: it is asked once more.
 */
export async function makeRoom(
  tx: EntityManager,
  asked: Asked,
  where: { day: LocalDay; replaced: string | null },
): Promise<Room> {
  const { customerId, now } = asked;
  const [{ isCleared, cart, sold }] = await tx.query<[{ isCleared: boolean; cart: Contents | null; sold: Stretch[] }]>(
    ROOM,
    [now, where.day, where.replaced, customerId],
  );
  return isCleared ? { cart, taken: spansOf(sold) } : makeRoom(tx, asked, where);
}
