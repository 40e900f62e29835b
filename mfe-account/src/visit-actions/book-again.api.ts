import type { Appointment, Cart, RefusalCode } from '@salon/contracts';
import { api, ApiError } from '@salon/web-kit';
import { addCartLine, addOffer, getCart, setQuantity } from '@salon/web-kit/queries';

type Line = Appointment['services'][number];

/** Why the cart refuses an item that can no longer be booked. */
const NOT_OFFERED: ReadonlySet<string> = new Set<RefusalCode>([
  'SERVICE_NOT_FOUND',
  'SERVICE_ARCHIVED',
  'OFFER_NOT_FOUND',
  'OFFER_GONE',
  'OFFER_ENDED',
  'OFFER_NOT_YET',
  'OFFER_EMPTY',
  'OFFER_INVALID',
]);

/** Whether an item is no longer offered. */
const isGone = (error: unknown): boolean => error instanceof ApiError && NOT_OFFERED.has(error.code);

export interface Refill {
  cart: Cart | null;
  /** Titles of items that the salon no longer offers. */
  gone: string[];
}

/** Replaces the cart by the offer of a visit; by its services once the offer has ended. */
async function refillByOffer(visit: Appointment & { specialOffer: { _id: string; title: string } }): Promise<Refill> {
  const { _id, title } = visit.specialOffer;
  try {
    return { cart: await addOffer(_id), gone: [] };
  } catch (error) {
    if (!isGone(error)) throw error;
    const { cart, gone } = await addLines(visit.services);
    return { cart, gone: [title, ...gone] };
  }
}

const quantityIn = ({ items }: Cart, id: string): number =>
  items.find(({ service }) => service._id === id)?.quantity ?? 0;

/** Adds services; of one that the cart holds at least as often, nothing changes. */
async function addLines(lines: readonly Line[]): Promise<Refill> {
  const refill: Refill = { cart: null, gone: [] };
  let cart = await getCart();
  for (const line of lines) {
    const isHeld = !cart.specialOffer && quantityIn(cart, line.service._id) >= line.quantity;
    try {
      if (!isHeld) cart = await addCartLine(api, line);
      refill.cart = cart;
    } catch (error) {
      if (!isGone(error)) throw error;
      refill.gone.push(line.service.title);
    }
  }
  return refill;
}

/** Adds the items of a visit to the cart. @throws ApiError `CART_MIX` for services while an offer is in the cart */
export const refillCart = ({ specialOffer, ...visit }: Appointment): Promise<Refill> =>
  specialOffer ? refillByOffer({ ...visit, specialOffer }) : addLines(visit.services);

/** Gives the services of a refused visit the quantities that they had in `former`; other lines stay. */
export async function takeBack({ services }: Appointment, former: Cart): Promise<Cart> {
  let cart = await getCart();
  for (const { service } of services) {
    const quantity = quantityIn(former, service._id);
    if (quantityIn(cart, service._id) !== quantity) cart = await setQuantity(service._id, quantity);
  }
  return cart;
}
