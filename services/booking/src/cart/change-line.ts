import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { checkQuantity } from '../request/request.rules.js';
import { isTooLong } from '../slots/visit-length.rules.js';
import { CartLineRow } from './cart.entity.js';
import { CartQueries, contentsOf } from './cart.queries.js';
import { cartTooLong } from './cart.rules.js';
import { emptyCart, lockCart } from './lock-cart.js';

/** Sets the quantity of a service, removes it from the cart, or empties the cart. */
@Injectable()
export class ChangeLine {
  constructor(
    private readonly db: DataSource,
    private readonly carts: CartQueries,
  ) {}

  /**
   * @throws DomainError `invalid` unless 1 to `VISIT.maxQuantity`, `not_found` without that line, `conflict` for an
   * offer or a visit over `VISIT.maxMinutes`
   */
  async setQuantity(customerId: string, serviceId: string, wanted: unknown): Promise<void> {
    const quantity = checkQuantity(wanted);
    const cart = await this.carts.priceOf(await contentsOf(this.db.manager, customerId));
    const line = cart.lines.find((each) => each.serviceId === serviceId);
    if (!line) throw refuse('LINE_NOT_FOUND');
    if (quantity > line.quantity && isTooLong(cart.minutes + line.minutes * (quantity - line.quantity)))
      throw cartTooLong();
    await inTransaction(this.db, async (tx) => {
      const { offerId } = await lockCart(tx, customerId);
      if (offerId !== null) throw refuse('OFFER_FIXED');
      const { affected } = await tx.update(CartLineRow, { customerId, serviceId }, { quantity });
      if (affected === 0) throw refuse('LINE_NOT_FOUND');
    });
  }

  /**
   * Removing one service of an offer removes the offer, because it is only sold as a whole.
   * @throws DomainError `not_found` without that line
   */
  async remove(customerId: string, serviceId: string): Promise<void> {
    const seen = await contentsOf(this.db.manager, customerId);
    const cart = await this.carts.priceOf(seen);
    await inTransaction(this.db, async (tx) => {
      const { offerId } = await lockCart(tx, customerId);
      const isOfOffer = offerId !== null && offerId === seen.offerId;
      if (isOfOffer && cart.lines.some((line) => line.serviceId === serviceId)) return emptyCart(tx, customerId);
      const { affected } = await tx.delete(CartLineRow, { customerId, serviceId });
      if (affected === 0) throw refuse('LINE_NOT_FOUND');
    });
  }

  clear(customerId: string): Promise<void> {
    return inTransaction(this.db, (tx) => emptyCart(tx, customerId));
  }
}
