import { Injectable } from '@nestjs/common';
import { messages, VISIT } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { inTransaction } from '../database/transaction.js';
import { tooLong } from '../slots/visit.rules.js';
import { CartQueries } from './cart.queries.js';
import { full, mix, most, type PricedCart } from './cart.rules.js';
import { lockCart } from './lock-cart.js';

/** Puts one more of a service into the cart (decision B10). */
@Injectable()
export class AddService {
  constructor(
    private readonly db: DataSource,
    private readonly carts: CartQueries,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
  ) {}

  /**
   * The cart with it, priced.
   * @throws DomainError `not_found` or `conflict` in words: unknown, archived, beside an offer, too many, too long
   */
  async run(customerId: string, serviceId: string): Promise<PricedCart> {
    await this.assertOffered(serviceId);
    return inTransaction(this.db, async (tx) => {
      await this.add(tx, customerId, serviceId);
      const cart = await this.carts.priced(customerId, tx);
      if (cart.minutes > VISIT.maxMinutes) throw new DomainError('conflict', 'CART_TOO_LONG', tooLong);
      return cart;
    });
  }

  private async assertOffered(serviceId: string): Promise<void> {
    const service = (await this.catalog.lookup([serviceId])).get(serviceId);
    if (!service) throw new DomainError('not_found', 'SERVICE_NOT_FOUND', messages.notFound);
    if (service.archived) throw new DomainError('conflict', 'SERVICE_ARCHIVED', `${service.title} is no longer offered`);
  }

  private async add(tx: EntityManager, customerId: string, serviceId: string): Promise<void> {
    const now = this.clock.now();
    const { offerId } = await lockCart(tx, customerId, now);
    if (offerId !== null) throw mix();
    const added: unknown[] = await tx.query(
      `INSERT INTO booking.cart_line ("customerId", "serviceId", "quantity", "addedAt") VALUES ($1, $2, 1, $3)
       ON CONFLICT ("customerId", "serviceId") DO UPDATE SET "quantity" = cart_line."quantity" + 1 WHERE cart_line."quantity" < $4
       RETURNING (SELECT count(*)::int FROM booking.cart_line WHERE "customerId" = $1) AS before, "quantity"`,
      [customerId, serviceId, now, VISIT.maxQuantity],
    );
    const [line] = added as { before: number; quantity: number }[];
    if (!line) throw most();
    if (line.quantity === 1 && line.before >= VISIT.maxLines) throw full();
  }
}
