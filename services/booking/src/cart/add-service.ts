import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { assertOpen } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { type CartOwner, CartQueries, contentsOf } from './cart.queries.js';
import { assertFits, type Contents, type PricedCart, withOneMore } from './cart.rules.js';

/**
 * Sets the quantity of a line if the cart still has the version $5, null for no cart; returns one row if so. One
 * statement, because a transaction of four exceeds the budget of this call (ADR-0032).
 */
const WRITE = prepared(`
  WITH current AS (
    INSERT INTO booking.cart ("customerId", "version")
    SELECT $1::uuid, gen_random_uuid()
    WHERE $5::uuid IS NULL OR EXISTS (SELECT FROM booking.cart WHERE "customerId" = $1::uuid)
    ON CONFLICT ("customerId") DO UPDATE
    SET "offerId" = NULL, "version" = EXCLUDED."version"
    WHERE cart."version" = $5::uuid
    RETURNING "customerId"),
  line AS (
    INSERT INTO booking.cart_line ("customerId", "serviceId", "quantity", "addedAt")
    SELECT "customerId", $2::uuid, $3::int, $4::timestamptz FROM current
    ON CONFLICT ("customerId", "serviceId") DO UPDATE SET "quantity" = EXCLUDED."quantity")
  SELECT FROM current`);

/** Adds one more of a service to the cart (decision B10). */
@Injectable()
export class AddService {
  constructor(
    private readonly db: DataSource,
    private readonly carts: CartQueries,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the new cart, priced. No lock is held during the call of the catalog: when the cart changed meanwhile, it
   * is read and checked again.
   * @throws DomainError `not_found` or `conflict`: unknown, archived, beside an offer, too many, too long
   */
  async run({ id: customerId, email }: CartOwner, serviceId: string): Promise<PricedCart> {
    const { settings } = await this.salon.calendar();
    assertOpen(settings);
    for (;;) {
      const found = await contentsOf(this.db.manager, customerId, email);
      const lines = withOneMore(found.lines, serviceId);
      const cart = await this.carts.priceOf({ offerId: null, lines });
      const gone = cart.unavailable.find(({ id }) => id === serviceId);
      if (gone) throw gone.refusal;
      await this.assertNoOffer(found);
      assertFits(cart, settings.mostServices);
      const quantity = lines.find((line) => line.serviceId === serviceId)?.quantity ?? 1;
      if (await this.write(customerId, found, { serviceId, quantity })) return { ...cart, isPrepaid: found.isPrepaid };
    }
  }

  /** A service cannot be added to an offer (decision B9), but replaces one that can no longer be booked. */
  private async assertNoOffer(found: Contents): Promise<void> {
    if (found.offerId === null) return;
    const { offer } = await this.carts.priceOf(found);
    if (offer) throw refuse('CART_MIX');
  }

  /** False, with nothing written, when the cart's version has changed. */
  private async write(
    customerId: string,
    { version }: Contents,
    { serviceId, quantity }: Contents['lines'][number],
  ): Promise<boolean> {
    const written: unknown[] = await this.db.query(WRITE, [customerId, serviceId, quantity, this.clock.now(), version]);
    return written.length > 0;
  }
}
