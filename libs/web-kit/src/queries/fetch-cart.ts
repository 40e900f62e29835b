import type { Cart } from '@salon/contracts';
import type { api, CallOptions } from '../api/client.js';

/** The cart of a response. */
export const cartOf = async (response: Promise<{ data: { cart: Cart } }>): Promise<Cart> => (await response).data.cart;

/** The cart on the server. The client is a parameter because remotes bundle this file and share the shell's client. */
export const fetchCart = (client: Pick<typeof api, 'get'>, options?: CallOptions): Promise<Cart> =>
  cartOf(client.get('/cart/get-cart', options));
