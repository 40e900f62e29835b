import { Injectable } from '@nestjs/common';
import { messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { CartQueries, contentsOf } from './cart.queries.js';
import { assertFits, type Contents, type PricedCart, withOneMore } from './cart.rules.js';
import { lockCart } from './lock-cart.js';

/** Puts a line into the cart if nobody has changed the cart since; $5 is the version it had, null for no cart. One row when it did. */
const PUT = prepared(`
  WITH same AS (
    INSERT INTO booking.cart ("customerId", "changedAt", "version")
    SELECT $1::uuid, $4::timestamptz, gen_random_uuid() WHERE $5::uuid IS NULL OR EXISTS (SELECT FROM booking.cart WHERE "customerId" = $1::uuid)
    ON CONFLICT ("customerId") DO UPDATE SET "offerId" = NULL, "changedAt" = EXCLUDED."changedAt", "version" = EXCLUDED."version" WHERE cart."version" = $5::uuid
    RETURNING "customerId"),
  put AS (
    INSERT INTO booking.cart_line ("customerId", "serviceId", "quantity", "addedAt") SELECT "customerId", $2::uuid, $3::int, $4::timestamptz FROM same
    ON CONFLICT ("customerId", "serviceId") DO UPDATE SET "quantity" = EXCLUDED."quantity")
  SELECT FROM same`);

/** Puts one more of a service into the cart (decision B10). */
@Injectable()
export class AddService {
  constructor(
    private readonly db: DataSource,
    private readonly carts: CartQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * The cart with it, priced. Two calls of one customer rarely meet: only the one that lost locks the cart.
   * @throws DomainError `not_found` or `conflict` in words: unknown, archived, beside an offer, too many, too long
   */
  async run(customerId: string, serviceId: string): Promise<PricedCart> {
    return (
      (await this.add(this.db.manager, customerId, serviceId)) ??
      inTransaction(this.db, (tx) => this.addLocked(tx, customerId, serviceId))
    );
  }

  private async addLocked(tx: EntityManager, customerId: string, serviceId: string): Promise<PricedCart> {
    await lockCart(tx, customerId, this.clock.now());
    const cart = await this.add(tx, customerId, serviceId);
    if (!cart) throw new Error('a locked cart was changed by another call');
    return cart;
  }

  /** Null when the cart was changed between reading and writing it. */
  private async add(db: EntityManager, customerId: string, serviceId: string): Promise<PricedCart | null> {
    const found = await contentsOf(db, customerId);
    const lines = withOneMore(found?.lines ?? [], serviceId);
    const cart = await this.carts.priceOf({ offerId: null, lines });
    const gone = cart.unavailable.find(({ id }) => id === serviceId);
    if (gone) throw gone.refusal;
    await this.assertNoOffer(found);
    assertFits(cart);
    const quantity = lines.find((line) => line.serviceId === serviceId)?.quantity;
    const written: unknown[] = await db.query(PUT, [
      customerId,
      serviceId,
      quantity,
      this.clock.now(),
      found?.version ?? null,
    ]);
    return written.length > 0 ? cart : null;
  }

  /** A service does not join an offer (decision B9), but takes the place of one that cannot be booked any more. */
  private async assertNoOffer(found: Contents | null): Promise<void> {
    if (!found?.offerId) return;
    const { offer } = await this.carts.priceOf(found);
    if (offer) throw new DomainError('conflict', 'CART_MIX', messages.mixQuestion);
  }
}
