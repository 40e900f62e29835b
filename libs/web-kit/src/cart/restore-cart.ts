import type { Cart } from '@salon/contracts';
import { api } from '../api/client.js';
import { cartOf, fetchCart } from '../queries/fetch-cart.js';
import { addCartLine } from './cart-line.js';

/**
 * Restores `former` as the cart on the server, call by call, for the undo of decision B9. An offer replaces the cart;
 * services that have left are added with their quantities, beside newer and present ones. Each is tried; the first
 * refusal is thrown at the end.
 */
export async function restoreCart(former: Cart): Promise<Cart> {
  if (former.specialOffer) return cartOf(api.post('/cart/add-special-offer', { offerId: former.specialOffer._id }));
  let cart = await fetchCart(api);
  if (cart.specialOffer) cart = await cartOf(api.delete('/cart/clear-cart'));
  const refusals: unknown[] = [];
  const present = new Set(cart.items.map(({ service }) => service._id));
  for (const line of former.items) {
    if (present.has(line.service._id)) continue;
    try {
      cart = await addCartLine(api, line);
    } catch (refusal) {
      refusals.push(refusal); // Thrown after the other lines.
    }
  }
  if (refusals.length > 0) throw refusals[0];
  return cart;
}
