import { Injectable } from '@nestjs/common';
import type { Cart } from '@salon/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { asLine, linesOf, price, type PricedCart } from './cart.rules.js';
import { asCart } from './cart.view.js';

/** What is in a cart, unpriced; lines in the order they came. */
export interface Contents {
  offerId: string | null;
  lines: { serviceId: string; quantity: number }[];
}

async function contentsOf(db: DataSource | EntityManager, customerId: string): Promise<Contents | undefined> {
  const [found] = await db.query<Contents[]>(
    `SELECT cart."offerId", coalesce(jsonb_agg(jsonb_build_object('serviceId', "serviceId", 'quantity', "quantity") ORDER BY "addedAt", "serviceId")
       FILTER (WHERE "serviceId" IS NOT NULL), '[]') AS lines
     FROM booking.cart LEFT JOIN booking.cart_line USING ("customerId") WHERE cart."customerId" = $1 GROUP BY cart."customerId"`,
    [customerId],
  );
  return found;
}

/** Whether what was priced is still in the cart: it has neither become a visit meanwhile nor been taken out. */
export async function isStillThere(tx: EntityManager, customerId: string, { lines, offer }: PricedCart): Promise<boolean> {
  const contents = await contentsOf(tx, customerId);
  if (offer) return contents?.offerId === offer.id;
  return lines.every((line) => contents?.lines.some(({ serviceId, quantity }) => serviceId === line.serviceId && quantity === line.quantity));
}

@Injectable()
export class CartQueries {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly salon: SalonQueries,
  ) {}

  /** The cart at the prices of now; what the catalog no longer offers is left out. */
  async priced(customerId: string): Promise<PricedCart> {
    return this.priceOf(await contentsOf(this.db, customerId));
  }

  /** What these contents cost now; undefined is an empty cart. */
  async priceOf(found: Contents | undefined): Promise<PricedCart> {
    const { settings: { feeCents } } = await this.salon.calendar();
    if (found?.offerId) {
      const offer = await this.catalog.offer(found.offerId);
      return offer?.services.some(({ archived }) => !archived) ? price(linesOf(offer), offer, feeCents) : price([], null, feeCents);
    }
    const lines = found?.lines ?? [];
    const services = await this.catalog.lookup(lines.map(({ serviceId }) => serviceId));
    return price(lines.flatMap(({ serviceId, quantity }) => {
      const service = services.get(serviceId);
      return service && !service.archived ? [asLine(service, quantity)] : [];
    }), null, feeCents);
  }

  async view(customerId: string): Promise<Cart> {
    return asCart(await this.priced(customerId));
  }
}
