import { Injectable } from '@nestjs/common';
import { type PricedOffer, refuse } from '@salon/contracts';
import { Clock, toLocal } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { inTransaction } from '../database/transaction.js';
import { asObject, invalid } from '../request/request.rules.js';
import { assertOpen } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { checkLength, minutesOfLines } from '../slots/visit-length.rules.js';
import { CartRow } from './cart.entity.js';
import { linesOf, offerRefusal } from './cart.rules.js';
import { emptyCart } from './lock-cart.js';

/** Replaces the content of the cart by a special offer (decision B9). */
@Injectable()
export class AddOffer {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * @param sentLines the client's list of the offer's services: compared, never trusted (decision B4)
   * @throws DomainError `not_found`, `conflict` outside its days or while a service of it is archived, `invalid` for a
   * foreign line
   */
  async run(customerId: string, offerId: string, sentLines: unknown): Promise<void> {
    const { settings } = await this.salon.calendar();
    assertOpen(settings);
    const offer = await this.catalog.offer(offerId);
    if (!offer) throw refuse('OFFER_NOT_FOUND');
    const now = this.clock.now();
    const refusal = offerRefusal(offer, toLocal(now, settings.zone).day);
    if (refusal) throw refusal;
    checkLength(minutesOfLines(linesOf(offer)));
    assertOwnLines(offer, sentLines);
    await inTransaction(this.db, async (tx) => {
      await emptyCart(tx, customerId);
      await tx.update(CartRow, { customerId }, { offerId });
    });
  }
}

function assertOwnLines({ id, services }: PricedOffer, sentLines: unknown): void {
  if (sentLines === undefined) return;
  if (!Array.isArray(sentLines)) throw invalid('services', { reason: 'request' });
  for (const line of sentLines) {
    const { serviceId, fromSpecialOffer = true, specialOfferId = id, quantity = 1 } = asObject(line);
    const isLineOfOffer = fromSpecialOffer === true && specialOfferId === id && quantity === 1;
    if (!isLineOfOffer || !services.some((service) => service.id === serviceId))
      throw invalid('services', { reason: 'serviceOfOffer' });
  }
}
