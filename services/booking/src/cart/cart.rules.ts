import { type FreeMiddle, type PricedOffer, type PricedService, refuse, VISIT, type VisitLine } from '@salon/contracts';
import { type Cents, type DomainError, type LocalDay, sum, times } from '@salon/kernel';
import { serviceRefusal } from '../catalog/offered.rules.js';
import { isTooLong, minutesOfLines } from '../slots/visit-length.rules.js';

/** A service in a cart, at its current price. */
interface PricedLine {
  serviceId: string;
  title: string;
  description: string;
  category: string;
  thumbnail: string | null;
  priceCents: Cents;
  minutes: number;
  bufferMinutes: number;
  freeMiddle: FreeMiddle | null;
  quantity: number;
}

/** An item of a cart that cannot be booked, with the reason. */
export interface Unavailable {
  id: string;
  type: 'service' | 'special_offer';
  /** Null when the catalog no longer knows it. */
  title: string | null;
  refusal: DomainError;
}

export interface PricedCart {
  /** Bookable lines. */
  lines: PricedLine[];
  offer: PricedOffer | null;
  unavailable: Unavailable[];
  /** Price at the salon without booking fee: the offer's, or the lines'. */
  totalCents: Cents;
  /** 0 for an empty cart (docs/product.md §9). */
  feeCents: Cents;
  /** Whether the whole price is paid online with the fee (ADR-0056). */
  isPrepaid: boolean;
  minutes: number;
}

/** The content of a cart, unpriced; lines in order of adding. */
export interface Contents {
  offerId: string | null;
  /** Changes with every update; null for a cart that was never used. */
  version: string | null;
  isPrepaid: boolean;
  lines: { serviceId: string; quantity: number }[];
}

const NOTHING = 0 as Cents;

export const asLine = (service: PricedService, quantity: number): PricedLine => ({
  serviceId: service.id,
  title: service.title,
  description: service.description,
  category: service.category,
  thumbnail: service.thumbnail,
  priceCents: service.priceCents as Cents,
  minutes: service.minutes,
  bufferMinutes: service.bufferMinutes ?? 0,
  freeMiddle: service.freeMiddle ?? null,
  quantity,
});

/** Price and duration of the cart. An offer's price covers all its lines (decision B12). */
export function price(lines: PricedLine[], offer: PricedOffer | null, feeCents: Cents): PricedCart {
  const ofLines = sum(lines.map((line) => times(line.priceCents, line.quantity)));
  return {
    lines,
    offer,
    unavailable: [],
    totalCents: offer ? (offer.priceCents as Cents) : ofLines,
    feeCents: lines.length > 0 ? feeCents : NOTHING,
    isPrepaid: false,
    minutes: minutesOfLines(lines),
  };
}

/** The offer's services, once each. */
export const linesOf = ({ services }: PricedOffer): PricedLine[] => services.map((service) => asLine(service, 1));

/**
 * Why the offer cannot be booked on the salon day `bookedOn`, both its own days included; null when it can
 * (decision B7). The day of the visit does not matter. Its price is for all its services, so none may be archived
 * (decision B8).
 */
export function offerRefusal(offer: PricedOffer, bookedOn: LocalDay): DomainError | null {
  if (bookedOn < offer.startDate) return refuse('OFFER_NOT_YET');
  if (bookedOn > offer.endDate) return refuse('OFFER_ENDED');
  if (offer.services.length === 0) return refuse('OFFER_EMPTY');
  const archived = offer.services.filter((service) => serviceRefusal(service) !== null).length;
  if (archived === offer.services.length) return refuse('OFFER_INVALID');
  return archived > 0 ? refuse('OFFER_GONE', { params: { reason: 'booked' } }) : null;
}

/** Whether the lines of a payload are those of the cart, in any order (decision B4). */
export function isSameVisit(wanted: readonly VisitLine[], lines: readonly PricedLine[]): boolean {
  const quantities = new Map(lines.map(({ serviceId, quantity }) => [serviceId, quantity]));
  return (
    wanted.length === lines.length && wanted.every(({ service, quantity }) => quantities.get(service) === quantity)
  );
}

/** The part of the price that is paid online with the booking fee. */
export const prepaidCents = ({ isPrepaid, totalCents }: Pick<PricedCart, 'isPrepaid' | 'totalCents'>): Cents =>
  isPrepaid ? totalCents : NOTHING;

/** What is paid online: the booking fee with the prepaid part. */
export const onlineCents = (cart: Pick<PricedCart, 'feeCents' | 'isPrepaid' | 'totalCents'>): Cents =>
  sum([cart.feeCents, prepaidCents(cart)]);

/** Whether the priced content is still in the cart, not yet booked or removed, and is paid in the same way. */
export function isStillThere({ lines, offer, isPrepaid }: PricedCart, contents: Contents): boolean {
  if (isPrepaid !== contents.isPrepaid) return false;
  if (offer) return contents.offerId === offer.id;
  return lines.every((line) =>
    contents.lines.some(({ serviceId, quantity }) => serviceId === line.serviceId && quantity === line.quantity),
  );
}

export const cartChanged = (data?: object): DomainError => refuse('CART_CHANGED', { data });

/**
 * The lines with one more of a service (decision B10).
 * @throws DomainError `conflict` past `VISIT.maxQuantity` of one service
 */
export function withOneMore(lines: Contents['lines'], serviceId: string): Contents['lines'] {
  const line = lines.find((each) => each.serviceId === serviceId);
  if (!line) return [...lines, { serviceId, quantity: 1 }];
  if (line.quantity >= VISIT.maxQuantity) throw refuse('CART_QUANTITY', { params: { most: VISIT.maxQuantity } });
  return lines.map((each) => (each === line ? { serviceId, quantity: line.quantity + 1 } : each));
}

export const cartTooLong = (): DomainError => refuse('CART_TOO_LONG', { params: { hours: VISIT.maxMinutes / 60 } });

/**
 * Whether these services can be one visit, checked when one is added and when the cart is booked. Services that are no
 * longer offered do not count (decision B6).
 * @param most the maximum number of different services of a visit; an offer may have more
 * @throws DomainError `conflict` beyond it or beyond `VISIT.maxMinutes`
 */
export function assertFits({ lines, offer, minutes }: PricedCart, most: number): void {
  if (!offer && lines.length > most) throw refuse('CART_FULL', { params: { most } });
  if (isTooLong(minutes)) throw cartTooLong();
}
