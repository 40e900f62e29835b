import { Injectable } from '@nestjs/common';
import { type Cart, refuse } from '@salon/contracts';
import { type Cents, Clock, DomainError, toLocal } from '@salon/kernel';
import { type Caller, prepared } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { serviceRefusal } from '../catalog/offered.rules.js';
import type { Settings } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import {
  asLine,
  type Contents,
  linesOf,
  offerRefusal,
  price,
  type PricedCart,
  type Unavailable,
} from './cart.rules.js';
import { asCart } from './cart.view.js';

const CONTENTS = prepared(
  `SELECT cart."offerId", cart."version",
     coalesce(
       jsonb_agg(jsonb_build_object('serviceId', "serviceId", 'quantity', "quantity") ORDER BY "addedAt", "serviceId")
         FILTER (WHERE "serviceId" IS NOT NULL), '[]') AS lines,
     EXISTS (
       SELECT FROM booking.customer_note
       WHERE "prepay" <> '' AND "customerId" = booking.customer_key(ARRAY[$1]::uuid[], $2)) AS "isPrepaid"
   FROM (SELECT $1::uuid AS "customerId") AS customer
     LEFT JOIN booking.cart USING ("customerId") LEFT JOIN booking.cart_line USING ("customerId")
   GROUP BY cart."customerId"`,
);

/**
 * The content of the cart, in order of adding; without version when it was never used.
 * @param email of the customer, by which notes are found too
 */
export async function contentsOf(db: EntityManager, customerId: string, email = ''): Promise<Contents> {
  const [contents] = await db.query<[Contents]>(CONTENTS, [customerId, email]);
  return contents;
}

export type CartOwner = Pick<Caller, 'id' | 'email'>;

@Injectable()
export class CartQueries {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** The cart at current prices; items that can no longer be booked are separate. */
  async priced({ id, email }: CartOwner): Promise<PricedCart> {
    const contents = await contentsOf(this.db.manager, id, email);
    return { ...(await this.priceOf(contents)), isPrepaid: contents.isPrepaid };
  }

  /** The current price of this content. */
  async priceOf({ offerId, lines }: Pick<Contents, 'offerId' | 'lines'>): Promise<PricedCart> {
    const { settings } = await this.salon.calendar();
    return offerId === null ? this.priceLines(lines, settings.feeCents) : this.priceOffer(offerId, settings);
  }

  /** The number of carts that contain the service outside an offer. */
  async countWith(serviceId: string): Promise<number> {
    const [{ count }] = await this.db.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM booking.cart_line WHERE "serviceId" = $1',
      [serviceId],
    );
    return count;
  }

  async view(owner: CartOwner): Promise<Cart> {
    return asCart(await this.priced(owner));
  }

  private async priceOffer(id: string, { feeCents, zone }: Settings): Promise<PricedCart> {
    const offer = await this.catalog.offer(id);
    const without = (refusal: DomainError, title: string | null): PricedCart => ({
      ...price([], null, feeCents),
      unavailable: [{ id, type: 'special_offer', title, refusal }],
    });
    if (!offer) return without(refuse('OFFER_GONE', { params: { reason: 'inCart' } }), null);
    const refusal = offerRefusal(offer, toLocal(this.clock.now(), zone).day);
    return refusal ? without(refusal, offer.title) : price(linesOf(offer), offer, feeCents);
  }

  private async priceLines(lines: Contents['lines'], feeCents: Cents): Promise<PricedCart> {
    const services = await this.catalog.lookup(lines.map(({ serviceId }) => serviceId));
    const unavailable = lines.flatMap(({ serviceId: id }): Unavailable[] => {
      const service = services.get(id);
      const refusal = serviceRefusal(service);
      return refusal ? [{ id, type: 'service', title: service?.title ?? null, refusal }] : [];
    });
    const priced = lines.flatMap(({ serviceId, quantity }) => {
      const service = services.get(serviceId);
      return service && !serviceRefusal(service) ? [asLine(service, quantity)] : [];
    });
    return { ...price(priced, null, feeCents), unavailable };
  }
}
