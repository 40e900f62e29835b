import type { Cart } from '@salon/contracts';
import { api } from '../api/client.js';

const cartOf = async (response: Promise<{ data: { cart: Cart } }>): Promise<Cart> => (await response).data.cart;

async function restoreLine({ service: { _id }, quantity }: Cart['items'][number]): Promise<Cart> {
  const cart = await cartOf(api.post('/cart/add-cart', { serviceId: _id }));
  const now = cart.items.find((item) => item.service._id === _id)?.quantity;
  return now === quantity ? cart : cartOf(api.put(`/cart/update-quantity/${encodeURIComponent(_id)}`, { quantity }));
}

/**
 * Restores `former` as the cart on the server, call by call, for the undo of decision B9. An offer replaces the cart;
 * services are added beside newer ones, with their quantities. Every line is tried; the first refusal is thrown at the
 * end.
 */
export async function restoreCart(former: Cart): Promise<Cart> {
  if (former.specialOffer) return cartOf(api.post('/cart/add-special-offer', { offerId: former.specialOffer._id }));
  let cart = await cartOf(api.get('/cart/get-cart'));
  if (cart.specialOffer) cart = await cartOf(api.delete('/cart/clear-cart'));
  const refusals: unknown[] = [];
  for (const line of former.items) {
    try {
      cart = await restoreLine(line);
    } catch (refusal) {
      refusals.push(refusal); // Thrown after the other lines.
    }
  }
  if (refusals.length > 0) throw refusals[0];
  return cart;
}
