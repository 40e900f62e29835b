import { Injectable } from '@nestjs/common';
import type { Cart } from '@salon/contracts';
import { prepared } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { asLine, type Contents, linesOf, price, type PricedCart } from './cart.rules.js';
import { asCart } from './cart.view.js';

/** SQL that reads what is in the cart of `customer`, an expression; no row without a cart. */
export const contentsSql = (customer: string): string => `
  SELECT cart."offerId", cart."version", coalesce(jsonb_agg(jsonb_build_object('serviceId', "serviceId", 'quantity', "quantity") ORDER BY "addedAt", "serviceId")
    FILTER (WHERE "serviceId" IS NOT NULL), '[]') AS lines
  FROM booking.cart LEFT JOIN booking.cart_line USING ("customerId") WHERE cart."customerId" = ${customer} GROUP BY cart."customerId"`;
const CONTENTS = prepared(contentsSql('$1'));

/** What is in the cart; null when it was never used. */
export async function contentsOf(db: EntityManager, customerId: string): Promise<Contents | null> {
  const [found] = await db.query<Contents[]>(CONTENTS, [customerId]);
  return found ?? null;
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
    return this.priceOf(await contentsOf(this.db.manager, customerId));
  }

  /** What these contents cost now; null is an empty cart. */
  async priceOf(found: Pick<Contents, 'offerId' | 'lines'> | null): Promise<PricedCart> {
    const {
      settings: { feeCents },
    } = await this.salon.calendar();
    if (found?.offerId) {
      const offer = await this.catalog.offer(found.offerId);
      return offer?.services.some(({ archived }) => !archived)
        ? price(linesOf(offer), offer, feeCents)
        : price([], null, feeCents);
    }
    const lines = found?.lines ?? [];
    const services = await this.catalog.lookup(lines.map(({ serviceId }) => serviceId));
    return price(
      lines.flatMap(({ serviceId, quantity }) => {
        const service = services.get(serviceId);
        return service && !service.archived ? [asLine(service, quantity)] : [];
      }),
      null,
      feeCents,
    );
  }

  async view(customerId: string): Promise<Cart> {
    return asCart(await this.priced(customerId));
  }
}
