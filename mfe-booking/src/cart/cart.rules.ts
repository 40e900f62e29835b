import { lkr, sum, times, toLkr, type Cents } from '@salon/kernel';
import {
  DEFAULT_POLICY,
  minutesOfService,
  type Cart,
  type CartItem,
  type CartOffer,
  type CartService,
} from '@salon/contracts';
import type { WantedService } from '../slots/slot.rules.js';

/** A line that carries the service fields itself instead of a nested service. */
type FlatLine = Partial<CartService> & {
  quantity?: number;
  fromSpecialOffer?: boolean;
  specialOfferId?: string;
};
type AnyLine = CartItem | FlatLine;

/** One line as the screens show it; money in LKR, `minutes` for one piece, `id` null when the line has none. */
export interface CartLineView {
  id: string | null;
  title: string;
  description: string;
  thumbnail: string | null;
  price: number;
  minutes: number;
  quantity: number;
  lineTotal: number;
  fromOffer: boolean;
}

export interface CartView {
  lines: CartLineView[];
  offer: CartOffer | null;
  pieces: number;
  minutes: number;
  servicesTotal: number;
  bookingFee: number;
  totalAmount: number;
  /** The amount due now, and the amount due at the salon. */
  online: number;
  atSalon: number;
  isPrepaid: boolean;
  /** What the offer saves against its original price; 0 without an offer. */
  saved: number;
}

const cents = (amount: number | null | undefined): Cents => lkr(amount ?? 0);

/** A cart line, nested or flat; what it lacks has a default. */
export function lineView(line: AnyLine): CartLineView {
  const service: Partial<CartService> = 'service' in line ? line.service : line;
  const quantity = line.quantity ?? 1;
  return {
    id: service._id ?? null,
    title: service.title || 'Service',
    description: service.description || 'No description available',
    thumbnail: service.thumbnail ?? null,
    price: service.price ?? 0,
    minutes: minutesOfService(service.averageTime),
    quantity,
    lineTotal: toLkr(times(cents(service.price), quantity)),
    fromOffer: line.fromSpecialOffer === true,
  };
}

/**
 * docs/product.md §9: the offer's price if there is one, else every line's price times quantity; the fee once a line
 * exists.
 */
export function cartView(
  cart: Pick<Cart, 'specialOffer' | 'isPrepaid'> & { items: readonly AnyLine[]; bookingFee?: number },
): CartView {
  const offer = cart.specialOffer;
  const lines = cart.items.map(lineView).filter((line) => offer === null || line.fromOffer);
  const services = offer ? cents(offer.price) : sum(lines.map((line) => cents(line.lineTotal)));
  const fee = lines.length === 0 ? cents(0) : cents(cart.bookingFee || DEFAULT_POLICY.bookingFee);
  return {
    lines,
    offer,
    pieces: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    minutes: lines.reduce((minutes, line) => minutes + line.minutes * line.quantity, 0),
    servicesTotal: toLkr(services),
    bookingFee: toLkr(fee),
    totalAmount: toLkr(sum([services, fee])),
    online: toLkr(cart.isPrepaid ? sum([services, fee]) : fee),
    atSalon: cart.isPrepaid ? 0 : toLkr(services),
    isPrepaid: cart.isPrepaid === true,
    saved: offer ? toLkr(sum([cents(offer.originalPrice), cents(-offer.price)])) : 0,
  };
}

/** The lines that can be searched for and booked: those with a service id. */
export const bookable = (view: CartView) =>
  view.lines.flatMap((line) => (line.id === null ? [] : [{ ...line, id: line.id }]));

export const wantedServices = (view: CartView): WantedService[] =>
  bookable(view).map(({ id, minutes, quantity }) => ({ _id: id, averageTime: minutes, quantity }));

const idOf = (item: AnyLine): string | undefined => ('service' in item ? item.service._id : item._id);

/** How many of a service the cart holds; one that can no longer be booked counts as one. */
export function quantityOf({ items, unavailable = [] }: Cart, id: string): number {
  const item = items.find((each) => idOf(each) === id);
  return item?.quantity ?? unavailable.filter(({ _id }) => _id === id).length;
}

const withItems = (cart: Cart, items: CartItem[]): Cart => {
  const { minutes, servicesTotal, bookingFee, totalAmount } = cartView({ ...cart, items });
  return { ...cart, items, cartCount: items.length, minutes, servicesTotal, bookingFee, totalAmount };
};

/** The expected cart, shown until the server's response replaces it. */
export const withQuantity = (cart: Cart, id: string, quantity: number): Cart =>
  withItems(
    cart,
    cart.items.map((item) => (idOf(item) === id ? { ...item, quantity } : item)),
  );

export const withoutLine = (cart: Cart, id: string): Cart =>
  withItems(
    cart,
    cart.items.filter((item) => idOf(item) !== id),
  );

export const emptied = ({ unavailable: _gone, ...cart }: Cart): Cart => withItems({ ...cart, specialOffer: null }, []);
