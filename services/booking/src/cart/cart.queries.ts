import { Injectable } from '@nestjs/common';
import type { Cart } from '@salon/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { asLine, linesOf, price, type PricedCart } from './cart.rules.js';
import { asCart } from './cart.view.js';

@Injectable()
export class CartQueries {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly salon: SalonQueries,
  ) {}

  /** The cart at the prices of now, read inside `tx` if given; what the catalog no longer offers is left out. */
  async priced(customerId: string, tx?: EntityManager): Promise<PricedCart> {
    const [found] = await (tx ?? this.db).query<{ offerId: string | null; lines: { serviceId: string; quantity: number }[] }[]>(
      `SELECT cart."offerId", coalesce(jsonb_agg(jsonb_build_object('serviceId', "serviceId", 'quantity', "quantity") ORDER BY "addedAt", "serviceId")
         FILTER (WHERE "serviceId" IS NOT NULL), '[]') AS lines
       FROM booking.cart LEFT JOIN booking.cart_line USING ("customerId") WHERE cart."customerId" = $1 GROUP BY cart."customerId"`,
      [customerId],
    );
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
