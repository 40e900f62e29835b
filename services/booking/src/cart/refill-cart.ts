import type { EntityManager } from 'typeorm';
import { CartLineRow, CartRow } from './cart.entity.js';
import { lockCart } from './lock-cart.js';

export interface Refill {
  customerId: string;
  lines: readonly { serviceId: string; quantity: number }[];
  offerId: string | null;
}

/** Puts what was booked back into the cart, if nothing has been put there since. */
export async function refillCart(tx: EntityManager, { customerId, lines, offerId }: Refill, now: Date): Promise<void> {
  const cart = await lockCart(tx, customerId, now);
  if (cart.offerId !== null || (await tx.countBy(CartLineRow, { customerId })) > 0) return;
  if (offerId !== null) await tx.update(CartRow, { customerId }, { offerId });
  else
    await tx.insert(
      CartLineRow,
      lines.map(({ serviceId, quantity }) => ({ customerId, serviceId, quantity, addedAt: now })),
    );
}
