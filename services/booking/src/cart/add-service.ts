import { Injectable } from '@nestjs/common';
import { messages, VISIT } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { inTransaction } from '../database/transaction.js';
import { tooLong } from '../slots/visit.rules.js';
import { CartQueries } from './cart.queries.js';
import { type Contents, full, mix, most, type PricedCart } from './cart.rules.js';
import { lockCart } from './lock-cart.js';

/** One question: an INSERT and the SELECT beside it do not see each other's rows, so the line added is put among the others here. */
const ADD = prepared(`
  WITH added AS (
    INSERT INTO booking.cart_line ("customerId", "serviceId", "quantity", "addedAt") VALUES ($1, $2, 1, $3)
    ON CONFLICT ("customerId", "serviceId") DO UPDATE SET "quantity" = cart_line."quantity" + 1 WHERE cart_line."quantity" < $4
    RETURNING "serviceId", "quantity", "addedAt"),
  line AS (
    SELECT "serviceId", "quantity", "addedAt" FROM booking.cart_line WHERE "customerId" = $1 AND "serviceId" <> $2
    UNION ALL SELECT * FROM added)
  SELECT (SELECT "quantity" FROM added) AS added, jsonb_agg(jsonb_build_object('serviceId', "serviceId", 'quantity', "quantity") ORDER BY "addedAt", "serviceId") AS lines
  FROM line`);

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
      const cart = await this.carts.priceOf({ offerId: null, lines: await this.add(tx, customerId, serviceId) });
      if (cart.minutes > VISIT.maxMinutes) throw new DomainError('conflict', 'CART_TOO_LONG', tooLong);
      return cart;
    });
  }

  private async assertOffered(serviceId: string): Promise<void> {
    const service = (await this.catalog.lookup([serviceId])).get(serviceId);
    if (!service) throw new DomainError('not_found', 'SERVICE_NOT_FOUND', messages.notFound);
    if (service.archived) throw new DomainError('conflict', 'SERVICE_ARCHIVED', `${service.title} is no longer offered`);
  }

  /** The lines of the cart with it. */
  private async add(tx: EntityManager, customerId: string, serviceId: string): Promise<Contents['lines']> {
    const now = this.clock.now();
    const { offerId } = await lockCart(tx, customerId, now);
    if (offerId !== null) throw mix();
    const [{ added, lines }] = await tx.query<[{ added: number | null; lines: Contents['lines'] }]>(ADD, [customerId, serviceId, now, VISIT.maxQuantity]);
    if (added === null) throw most();
    if (added === 1 && lines.length > VISIT.maxLines) throw full();
    return lines;
  }
}
