import type { Cart } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { cartOf } from '@salon/web-kit/queries';

/** PUT /api/cart/update-quantity/{id}; `id` is the service's (decision B10). */
export const putQuantity = (id: string, quantity: number): Promise<Cart> =>
  cartOf(api.put<{ cart: Cart }>(`/cart/update-quantity/${encodeURIComponent(id)}`, { quantity }));

export const deleteLine = (id: string): Promise<Cart> =>
  cartOf(api.delete<{ cart: Cart }>(`/cart/remove-cart-item/${encodeURIComponent(id)}`));

export const deleteCart = (): Promise<Cart> => cartOf(api.delete<{ cart: Cart }>('/cart/clear-cart'));
