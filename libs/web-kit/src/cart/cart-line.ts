import type { Cart, CartItem } from '@salon/contracts';
import type { api } from '../api/client.js';

/** The cart of a response. */
export const cartOf = async (response: Promise<{ data: { cart: Cart } }>): Promise<Cart> => (await response).data.cart;

type Client = Pick<typeof api, 'post' | 'put' | 'delete'>;

/** Sets the quantity of a line; 0 removes it. */
const setCartLine = (client: Client, serviceId: string, quantity: number): Promise<Cart> => {
  const id = encodeURIComponent(serviceId);
  return cartOf(
    quantity > 0
      ? client.put(`/cart/update-quantity/${id}`, { quantity })
      : client.delete(`/cart/remove-cart-item/${id}`),
  );
};

/**
 * POST /api/cart/add-cart adds one; PUT /api/cart/update-quantity/{id} sets the quantity of the line. When that is
 * refused, the added one is taken back. The client is a parameter because remotes bundle this file and share the
 * shell's client.
 */
export async function addCartLine(
  client: Client,
  { service: { _id }, quantity }: Pick<CartItem, 'quantity'> & { service: { _id: string } },
): Promise<Cart> {
  const cart = await cartOf(client.post('/cart/add-cart', { serviceId: _id }));
  const now = cart.items.find((item) => item.service._id === _id)?.quantity ?? 0;
  if (now === quantity) return cart;
  try {
    return await setCartLine(client, _id, quantity);
  } catch (refusal) {
    await setCartLine(client, _id, now - 1).catch(() => undefined); // The refusal says more than this failure.
    throw refusal;
  }
}
