import type { Cart } from '@salon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.js';
import { fetchCart } from './fetch-cart.js';

export const cartKey = ['cart'] as const;

export const emptyCart: Cart = {
  items: [],
  specialOffer: null,
  cartCount: 0,
  servicesTotal: 0,
  bookingFee: 0,
  totalAmount: 0,
  minutes: 0,
  quote: '',
};

/** The cart on the server; `owns` is false for a visitor without a cart. */
export const cartQuery = (owns: boolean) =>
  queryOptions({ queryKey: cartKey, queryFn: ({ signal }) => (owns ? fetchCart(api, { signal }) : emptyCart) });
