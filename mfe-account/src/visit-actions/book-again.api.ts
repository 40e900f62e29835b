import type { Appointment, Cart } from '@salon/contracts';
import { api, ApiError } from '@salon/web-kit';

type Line = Appointment['services'][number];

const cartOf = async (response: Promise<{ data: { cart: Cart } }>): Promise<Cart> => (await response).data.cart;

const NOT_OFFERED = [
  'SERVICE_NOT_FOUND',
  'SERVICE_ARCHIVED',
  'OFFER_NOT_FOUND',
  'OFFER_ENDED',
  'OFFER_EMPTY',
  'OFFER_INVALID',
];

/** Whether the salon has stopped offering what was to be added. */
const isGone = (error: unknown): boolean => error instanceof ApiError && NOT_OFFERED.includes(error.code);

/** POST /api/cart/add-cart adds one; PUT /api/cart/update-quantity/{id} sets the quantity of the visit. */
async function addLine({ service: { _id }, quantity }: Line): Promise<Cart> {
  const cart = await cartOf(api.post('/cart/add-cart', { serviceId: _id }));
  const now = cart.items.find((item) => item.service._id === _id)?.quantity;
  return now === quantity ? cart : cartOf(api.put(`/cart/update-quantity/${encodeURIComponent(_id)}`, { quantity }));
}

export interface Refill {
  cart: Cart | null;
  /** Titles of what the salon no longer offers. */
  gone: string[];
}

/** Adds the offer of a visit to the cart in place of everything else; once it has ended, its services. */
async function addOffer(visit: Appointment & { specialOffer: { _id: string; title: string } }): Promise<Refill> {
  const { _id, title } = visit.specialOffer;
  try {
    return { cart: await cartOf(api.post('/cart/add-special-offer', { offerId: _id })), gone: [] };
  } catch (error) {
    if (!isGone(error)) throw error;
    const { cart, gone } = await addLines(visit.services);
    return { cart, gone: [title, ...gone] };
  }
}

async function addLines(lines: readonly Line[]): Promise<Refill> {
  const refill: Refill = { cart: null, gone: [] };
  for (const line of lines) {
    try {
      refill.cart = await addLine(line);
    } catch (error) {
      if (!isGone(error)) throw error;
      refill.gone.push(line.service.title);
    }
  }
  return refill;
}

/** Puts what a visit had into the cart. @throws ApiError `CART_MIX` for services while an offer is in the cart */
export const refillCart = ({ specialOffer, ...visit }: Appointment): Promise<Refill> =>
  specialOffer ? addOffer({ ...visit, specialOffer }) : addLines(visit.services);

/** DELETE /api/cart/clear-cart */
export const clearCart = (): Promise<unknown> => api.delete('/cart/clear-cart');
