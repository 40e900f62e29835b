import type { Cart, SalonService, SpecialOffer } from '@salon/contracts';
import { api, type Intent } from '@salon/web-kit';

/** GET /api/cart/get-cart: the cart of the account. */
export async function currentCart(): Promise<Cart> {
  return (await api.get<{ cart: Cart }>('/cart/get-cart')).data.cart;
}

/** POST /api/cart/add-cart */
async function addService(serviceId: string): Promise<Cart> {
  return (await api.post<{ cart: Cart }>('/cart/add-cart', { serviceId })).data.cart;
}

/** GET /api/special-offers/{id} */
export async function offerOf(offerId: string, signal?: AbortSignal): Promise<SpecialOffer> {
  const path = `/special-offers/${encodeURIComponent(offerId)}`;
  return (await api.get<{ offer: SpecialOffer }>(path, { signal })).data.offer;
}

/** GET /api/services/get-services: the service with this id. */
export async function serviceOf(serviceId: string | undefined, signal: AbortSignal): Promise<SalonService | null> {
  const { services } = (await api.get<{ services: SalonService[] }>('/services/get-services', { signal })).data;
  return services.find(({ _id }) => _id === serviceId) ?? null;
}

/** POST /api/cart/add-special-offer, with the current services of the offer. */
async function addOffer(offerId: string): Promise<Cart> {
  const offer = await offerOf(offerId);
  const services = offer.services.map(({ _id }) => ({
    serviceId: _id,
    quantity: 1,
    fromSpecialOffer: true,
    specialOfferId: offerId,
  }));
  return (await api.post<{ cart: Cart }>('/cart/add-special-offer', { offerId, services })).data.cart;
}

/** Adds the service or offer of an intent to the cart. */
export const addToCart = ({ kind, id }: Intent): Promise<Cart> => (kind === 'service' ? addService(id) : addOffer(id));
