import type { Cart } from '@salon/contracts';
import type { api } from '../api/client.js';

/** GET /api/cart/get-cart: the cart of the account. Remotes bundle this file and pass the shell's client. */
export async function readCart(client: Pick<typeof api, 'get'>, signal?: AbortSignal): Promise<Cart> {
  return (await client.get<{ cart: Cart }>('/cart/get-cart', { signal })).data.cart;
}
