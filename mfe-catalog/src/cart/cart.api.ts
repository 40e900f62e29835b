import type { Cart, SpecialOffer } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { cartOf } from '@salon/web-kit/queries';

/** POST /api/cart/add-cart */
export const postService = (serviceId: string): Promise<Cart> =>
  cartOf(api.post<{ cart: Cart }>('/cart/add-cart', { serviceId }));

/** POST /api/cart/add-special-offer; the server takes the services from its own catalog (decision B4). */
export const postOffer = ({ _id, services }: SpecialOffer): Promise<Cart> =>
  cartOf(
    api.post<{ cart: Cart }>('/cart/add-special-offer', {
      offerId: _id,
      services: services.map((service) => ({
        serviceId: service._id,
        quantity: 1,
        fromSpecialOffer: true,
        specialOfferId: _id,
      })),
    }),
  );

/** DELETE /api/cart/clear-cart */
export const deleteCart = (): Promise<Cart> => cartOf(api.delete<{ cart: Cart }>('/cart/clear-cart'));
