import type { Cart } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { cartOf, fetchCart } from '../queries/fetch-cart.js';

/** The cart of the account. */
export const getCart = (): Promise<Cart> => fetchCart(api);

export const addService = (serviceId: string): Promise<Cart> => cartOf(api.post('/cart/add-cart', { serviceId }));

/** The server takes the services from its own catalog (decision B4). */
export const addOffer = (offerId: string): Promise<Cart> => cartOf(api.post('/cart/add-special-offer', { offerId }));

/** No quantity removes the line (decision B10). */
export const setQuantity = (serviceId: string, quantity: number): Promise<Cart> => {
  const id = encodeURIComponent(serviceId);
  return cartOf(
    quantity > 0 ? api.put(`/cart/update-quantity/${id}`, { quantity }) : api.delete(`/cart/remove-cart-item/${id}`),
  );
};

export const clearCart = (): Promise<Cart> => cartOf(api.delete('/cart/clear-cart'));
