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
export async function offerOf(offerId: string, signal: AbortSignal): Promise<SpecialOffer> {
  const path = `/special-offers/${encodeURIComponent(offerId)}`;
  return (await api.get<{ offer: SpecialOffer }>(path, { signal })).data.offer;
}

/** GET /api/services/get-services: the service with this id. */
export async function serviceOf(serviceId: string | undefined, signal: AbortSignal): Promise<SalonService | null> {
  const { services } = (await api.get<{ services: SalonService[] }>('/services/get-services', { signal })).data;
  return services.find(({ _id }) => _id === serviceId) ?? null;
}

/** POST /api/cart/add-special-offer; the server takes the services from its own catalog (decision B4). */
async function addOffer(offerId: string): Promise<Cart> {
  return (await api.post<{ cart: Cart }>('/cart/add-special-offer', { offerId })).data.cart;
}

/** Adds the service or offer of an intent to the cart. */
export const addToCart = ({ kind, id }: Intent): Promise<Cart> => (kind === 'service' ? addService(id) : addOffer(id));
