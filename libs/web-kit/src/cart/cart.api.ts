import type { Cart } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { cartOf } from './cart-line.js';

/** GET /api/cart/get-cart: the cart of the account. */
export const getCart = (): Promise<Cart> => cartOf(api.get('/cart/get-cart'));

/** POST /api/cart/add-cart */
export const addService = (serviceId: string): Promise<Cart> => cartOf(api.post('/cart/add-cart', { serviceId }));

/** POST /api/cart/add-special-offer; the server takes the services from its own catalog (decision B4). */
export const addOffer = (offerId: string): Promise<Cart> => cartOf(api.post('/cart/add-special-offer', { offerId }));

/** PUT /api/cart/update-quantity/{id}; DELETE /api/cart/remove-cart-item/{id} for none (decision B10). */
export const setQuantity = (serviceId: string, quantity: number): Promise<Cart> => {
  const id = encodeURIComponent(serviceId);
  return cartOf(
    quantity > 0 ? api.put(`/cart/update-quantity/${id}`, { quantity }) : api.delete(`/cart/remove-cart-item/${id}`),
  );
};

/** DELETE /api/cart/clear-cart */
export const clearCart = (): Promise<Cart> => cartOf(api.delete('/cart/clear-cart'));
