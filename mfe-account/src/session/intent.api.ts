import type { Cart } from '@salon/contracts';
import { api, type Intent } from '@salon/web-kit';
import { cartOf } from '@salon/web-kit/queries';

/**
 * POST /api/cart/add-cart or /add-special-offer: adds the service or offer of an intent to the cart. The server takes
 * the services of an offer from its own catalog (decision B4).
 */
export const addToCart = ({ kind, id }: Intent): Promise<Cart> =>
  cartOf(
    kind === 'service'
      ? api.post('/cart/add-cart', { serviceId: id })
      : api.post('/cart/add-special-offer', { offerId: id }),
  );
