import type { Cart, SpecialOffer } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { cartOf } from '@salon/web-kit/queries';

/** With the services of the offer (docs/requirements.md B-201). */
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
