import type { Cart } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { readCart } from '../queries/read-cart.js';

/** `readCart` with the shell's client. */
export const getCart = (): Promise<Cart> => readCart(api);
