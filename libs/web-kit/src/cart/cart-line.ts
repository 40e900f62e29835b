import type { Cart, CartItem } from '@salon/contracts';
import type { api } from '../api/client.js';
import { cartOf } from '../queries/fetch-cart.js';

/**
 * Adds one, then sets the quantity of the line. The client is a parameter because remotes bundle this file and share the
 * shell's client.
 */
export async function addCartLine(
  client: Pick<typeof api, 'post' | 'put'>,
  { service: { _id }, quantity }: Pick<CartItem, 'quantity'> & { service: { _id: string } },
): Promise<Cart> {
  const cart = await cartOf(client.post('/cart/add-cart', { serviceId: _id }));
  const now = cart.items.find((item) => item.service._id === _id)?.quantity;
  return now === quantity ? cart : cartOf(client.put(`/cart/update-quantity/${encodeURIComponent(_id)}`, { quantity }));
}
