import { Injectable } from '@nestjs/common';
import { messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { prepared, ShortMemory } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { inTransaction } from '../database/transaction.js';
import { CartQueries, contentsOf } from './cart.queries.js';
import { assertFits, type Contents, type PricedCart, withOneMore } from './cart.rules.js';
import { lockCart } from './lock-cart.js';

/** Puts a line into the cart if nobody has changed it since; $5 is the version it had, null for a cart that was not there. Answers the new version. */
const PUT = prepared(`
  WITH same AS (
    INSERT INTO booking.cart ("customerId", "changedAt", "version")
    SELECT $1::uuid, $4::timestamptz, gen_random_uuid() WHERE $5::uuid IS NULL OR EXISTS (SELECT FROM booking.cart WHERE "customerId" = $1::uuid)
    ON CONFLICT ("customerId") DO UPDATE SET "changedAt" = EXCLUDED."changedAt", "version" = EXCLUDED."version" WHERE cart."version" = $5::uuid
    RETURNING "customerId", "version"),
  put AS (
    INSERT INTO booking.cart_line ("customerId", "serviceId", "quantity", "addedAt") SELECT "customerId", $2::uuid, $3::int, $4::timestamptz FROM same
    ON CONFLICT ("customerId", "serviceId") DO UPDATE SET "quantity" = EXCLUDED."quantity")
  SELECT "version" FROM same`);

/** Seconds, and carts: what this process has just made of a cart need not be read again, for its version tells whether it still is so. */
const REMEMBERED = 60;
const MOST_CARTS = 2_000;

/** Puts one more of a service into the cart (decision B10). */
@Injectable()
export class AddService {
  private readonly made = new ShortMemory<Contents>(REMEMBERED, MOST_CARTS);

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
    return (
      (await this.addToRemembered(customerId, serviceId)) ??
      (await this.addToFresh(this.db.manager, customerId, serviceId)) ??
      inTransaction(this.db, (tx) => this.addLocked(tx, customerId, serviceId))
    );
  }

  private async assertOffered(serviceId: string): Promise<void> {
    const service = (await this.catalog.lookup([serviceId])).get(serviceId);
    if (!service) throw new DomainError('not_found', 'SERVICE_NOT_FOUND', messages.notFound);
    if (service.archived)
      throw new DomainError('conflict', 'SERVICE_ARCHIVED', `${service.title} is no longer offered`);
  }

  /** Null without a memory of the cart and with an old one; also where it would refuse, for an old one may be wrong in that. */
  private async addToRemembered(customerId: string, serviceId: string): Promise<PricedCart | null> {
    const known = this.made.get(customerId);
    if (!known) return null;
    try {
      return await this.add(this.db.manager, customerId, { found: known, serviceId });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') return null;
      throw error;
    }
  }

  /** Reads, decides and writes without a lock, for two calls of one customer rarely meet; null when they did. */
  private async addToFresh(db: EntityManager, customerId: string, serviceId: string): Promise<PricedCart | null> {
    return this.add(db, customerId, { found: await contentsOf(db, customerId), serviceId });
  }

  /** The same under the lock of the cart, where nobody comes between. */
  private async addLocked(tx: EntityManager, customerId: string, serviceId: string): Promise<PricedCart> {
    await lockCart(tx, customerId, this.clock.now());
    const cart = await this.addToFresh(tx, customerId, serviceId);
    if (!cart) throw new Error('a locked cart was changed by another call');
    return cart;
  }

  private async add(
    db: EntityManager,
    customerId: string,
    { found, serviceId }: { found: Contents | null; serviceId: string },
  ): Promise<PricedCart | null> {
    const contents = withOneMore(found, serviceId);
    const cart = await this.carts.priceOf(contents);
    assertFits(cart);
    const quantity = contents.lines.find((line) => line.serviceId === serviceId)?.quantity;
    const [put] = await db.query<{ version: string }[]>(PUT, [
      customerId,
      serviceId,
      quantity,
      this.clock.now(),
      found?.version ?? null,
    ]);
    if (!put) return null;
    this.made.set(customerId, { ...contents, version: put.version });
    return cart;
  }
}
