import type { Cart } from '@salon/contracts';
import { api } from '../api/client.js';
import type { ApiError } from '../api/error.js';
import { isFinalRefusal } from '../api/final-refusal.js';
import { cartOf, fetchCart } from '../queries/fetch-cart.js';
import { addCartLine } from './cart-line.js';

/** True when a line cannot come back whatever else the cart holds. */
export const isGone = (error: unknown): boolean =>
  isFinalRefusal(error) && !(error as ApiError).code.startsWith('CART_');

/**
 * Restores `former` as the cart on the server, call by call, for the undo of decision B9. An offer replaces the cart;
 * services that have left are added with their quantities, beside newer and present ones. Each is tried; the first
 * failure is thrown at the end, that of a line that is gone only when there is no other. To be repeated with the same `failed`: a
 * line whose response was lost can be present with another quantity.
 */
export async function restoreCart(former: Cart, failed: Set<string>): Promise<Cart> {
  if (former.specialOffer) return cartOf(api.post('/cart/add-special-offer', { offerId: former.specialOffer._id }));
  let cart = await fetchCart(api);
  if (cart.specialOffer) cart = await cartOf(api.delete('/cart/clear-cart'));
  const { items } = cart;
  let failure: Error | undefined;
  for (const line of former.items) {
    const { _id } = line.service;
    const quantity = items.find(({ service }) => service._id === _id)?.quantity;
    if (quantity && (quantity === line.quantity || !failed.delete(_id))) continue;
    try {
      cart = await addCartLine(api, line);
    } catch (error) {
      failed.add(_id);
      if (!failure || (isGone(failure) && !isGone(error))) failure = error as Error;
    }
  }
  if (failure) throw failure;
  return cart;
}
