import type { Cart } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { cartOf } from './cart-line.js';

/** GET /api/cart/get-cart: the cart of the account. */
export const getCart = (): Promise<Cart> => cartOf(api.get('/cart/get-cart'));
