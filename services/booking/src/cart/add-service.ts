import { Injectable } from '@nestjs/common';
import { messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { inTransaction } from '../database/transaction.js';
import { CartQueries, contentsOf } from './cart.queries.js';
import { assertFits, type PricedCart, withOneMore } from './cart.rules.js';
import { lockCart } from './lock-cart.js';

/** Puts a line into the cart if nobody has changed it since it was read; $5 is the version that was read, 0 for a cart that was not there. */
const PUT = prepared(`
  WITH same AS (
    INSERT INTO booking.cart ("customerId", "changedAt", "version") VALUES ($1, $4, 1)
    ON CONFLICT ("customerId") DO UPDATE SET "changedAt" = $4, "version" = cart."version" + 1 WHERE cart."version" = $5
    RETURNING "customerId")
  INSERT INTO booking.cart_line ("customerId", "serviceId", "quantity", "addedAt") SELECT "customerId", $2::uuid, $3::int, $4 FROM same
  ON CONFLICT ("customerId", "serviceId") DO UPDATE SET "quantity" = EXCLUDED."quantity"
  RETURNING "quantity"`);

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
    return (await this.add(this.db.manager, customerId, serviceId)) ?? inTransaction(this.db, (tx) => this.addLocked(tx, customerId, serviceId));
  }

  private async assertOffered(serviceId: string): Promise<void> {
    const service = (await this.catalog.lookup([serviceId])).get(serviceId);
    if (!service) throw new DomainError('not_found', 'SERVICE_NOT_FOUND', messages.notFound);
    if (service.archived) throw new DomainError('conflict', 'SERVICE_ARCHIVED', `${service.title} is no longer offered`);
  }

  /** Reads, decides and writes without a lock, for two calls of one customer rarely meet; null when they did. */
  private async add(db: EntityManager, customerId: string, serviceId: string): Promise<PricedCart | null> {
    const found = await contentsOf(db, customerId);
    const contents = withOneMore(found, serviceId);
    const cart = await this.carts.priceOf(contents);
    assertFits(cart);
    const quantity = contents.lines.find((line) => line.serviceId === serviceId)?.quantity;
    const put: unknown[] = await db.query(PUT, [customerId, serviceId, quantity, this.clock.now(), found?.version ?? 0]);
    return put.length > 0 ? cart : null;
  }

  /** The same under the lock of the cart, where nobody comes between. */
  private async addLocked(tx: EntityManager, customerId: string, serviceId: string): Promise<PricedCart> {
    await lockCart(tx, customerId, this.clock.now());
    const cart = await this.add(tx, customerId, serviceId);
    if (!cart) throw new Error('a locked cart was changed by another call');
    return cart;
  }
}
