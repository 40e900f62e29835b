import { VISIT } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { CartLineRow, CartRow } from './cart.entity.js';
import { lockCart } from './lock-cart.js';

interface CartPart {
  lines: readonly { serviceId: string; quantity: number }[];
  offerId: string | null;
}

/** The part of a cart that became a visit. */
export interface Booked extends CartPart {
  customerId: string;
}

/**
 * Removes booked items from the cart, in the transaction that confirms the visit (decision D8); items added meanwhile
 * stay.
 * @returns the removed part, which is smaller when the customer has removed items meanwhile
 */
export async function takeBooked(tx: EntityManager, { customerId, lines, offerId }: Booked): Promise<CartPart> {
  const cart = await lockCart(tx, customerId);
  if (cart.offerId !== offerId) return { lines: [], offerId: null }; // The booked items are no longer in the cart.
  if (offerId !== null) {
    await tx.update(CartRow, { customerId }, { offerId: null });
    return { lines: [], offerId };
  }
  const taken = [];
  for (const { serviceId, quantity } of lines)
    taken.push({ serviceId, quantity: await takeLine(tx, { customerId, serviceId }, quantity) });
  return { lines: taken.filter(({ quantity }) => quantity > 0), offerId };
}

/** @returns the removed quantity */
async function takeLine(
  tx: EntityManager,
  line: Pick<CartLineRow, 'customerId' | 'serviceId'>,
  quantity: number,
): Promise<number> {
  const found = await tx.findOneBy(CartLineRow, line);
  if (!found) return 0;
  if (found.quantity > quantity) await tx.update(CartLineRow, line, { quantity: found.quantity - quantity });
  else await tx.delete(CartLineRow, line);
  return Math.min(quantity, found.quantity);
}

/** The reverse of `takeBooked`, as far as the cart has room: an offer returns only into an empty cart. */
export async function putBookedBack(
  tx: EntityManager,
  { customerId, lines, offerId }: Booked,
  now: Date,
): Promise<void> {
  const cart = await lockCart(tx, customerId);
  if (cart.offerId !== null) return;
  const held = await tx.findBy(CartLineRow, { customerId });
  if (offerId !== null) {
    if (held.length === 0) await tx.update(CartRow, { customerId }, { offerId });
    return;
  }
  for (const { serviceId, quantity } of lines) {
    const line = held.find((each) => each.serviceId === serviceId);
    const sum = Math.min(quantity + (line?.quantity ?? 0), VISIT.maxQuantity);
    await tx.save(CartLineRow, { customerId, serviceId, quantity: sum, addedAt: line?.addedAt ?? now });
  }
}
