import { type FreeMiddle, type PricedOffer, type PricedService, refuse, VISIT, type VisitLine } from '@salon/contracts';
import { type Cents, type DomainError, type LocalDay, sum, times } from '@salon/kernel';

/** What the salon knows of one service in a cart, at its price of now. */
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

/** Something in a cart that cannot be booked (any more), and why, in words. */
export interface Unavailable {
  id: string;
  type: 'service' | 'special_offer';
  /** Null when the catalog no longer knows it. */
  title: string | null;
  refusal: DomainError;
}

export interface PricedCart {
  /** What can be booked. */
  lines: PricedLine[];
  offer: PricedOffer | null;
  unavailable: Unavailable[];
  /** Price at the salon, booking fee excluded: the offer's, or the lines'. */
  totalCents: Cents;
  /** 0 for an empty cart (docs/product.md §9). */
  feeCents: Cents;
  /** Whether the whole price is paid online with the fee (ADR-0056). */
  isPrepaid: boolean;
  minutes: number;
}

/** What is in a cart, unpriced; lines in the order they came. */
export interface Contents {
  offerId: string | null;
  /** Another one with each change; null of a cart that was never used. */
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

/** What the cart costs and how long it takes. An offer's price stands for all its lines (decision B12). */
export function price(lines: PricedLine[], offer: PricedOffer | null, feeCents: Cents): PricedCart {
  const ofLines = sum(lines.map((line) => times(line.priceCents, line.quantity)));
  const minutes = lines.reduce((total, line) => total + line.minutes * line.quantity, 0);
  return {
    lines,
    offer,
    unavailable: [],
    totalCents: offer ? (offer.priceCents as Cents) : ofLines,
    feeCents: lines.length > 0 ? feeCents : NOTHING,
    isPrepaid: false,
    minutes,
  };
}

/** The offer's services that are still on the menu, once each. */
export const linesOf = ({ services }: PricedOffer): PricedLine[] =>
  services.filter(({ archived }) => !archived).map((service) => asLine(service, 1));

/**
 * Why the offer cannot be booked on the salon day `today`, both its own days included; null when it can (decision B7).
 */
export function offerRefusal(offer: PricedOffer, today: LocalDay): DomainError | null {
  if (today < offer.startDate) return refuse('OFFER_NOT_YET');
  if (today > offer.endDate) return refuse('OFFER_ENDED');
  if (offer.services.length === 0) return refuse('OFFER_EMPTY');
  return linesOf(offer).length === 0 ? refuse('OFFER_INVALID') : null;
}

/** Why the service cannot be booked, null when it can; undefined is one that the catalog does not know. */
export function serviceRefusal(service: PricedService | undefined): DomainError | null {
  if (!service) return refuse('SERVICE_NOT_FOUND');
  return service.archived ? refuse('SERVICE_ARCHIVED', { params: { title: service.title } }) : null;
}

/** Whether the lines of a payload are those of the cart, in any order (decision B4). */
export function isSameVisit(wanted: readonly VisitLine[], lines: readonly PricedLine[]): boolean {
  const quantities = new Map(lines.map(({ serviceId, quantity }) => [serviceId, quantity]));
  return (
    wanted.length === lines.length && wanted.every(({ service, quantity }) => quantities.get(service) === quantity)
  );
}

/** Of the price, what is paid online with the booking fee. */
export const prepaidCents = ({ isPrepaid, totalCents }: Pick<PricedCart, 'isPrepaid' | 'totalCents'>): Cents =>
  isPrepaid ? totalCents : NOTHING;

/** Whether what was priced is still in the cart, neither a visit by now nor taken out, and is paid in the same way. */
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

/** @param most services of a visit. @throws DomainError `conflict` past them */
export function assertFew({ lines }: Pick<PricedCart, 'lines'>, most: number): void {
  if (lines.length > most) throw refuse('CART_FULL', { params: { most } });
}

/**
 * What a cart holds; services that are no longer offered do not count (decision B6).
 * @throws DomainError `conflict` past `most` services or eight hours
 */
export function assertFits(cart: PricedCart, most: number): void {
  assertFew(cart, most);
  if (cart.minutes > VISIT.maxMinutes) throw cartTooLong();
}
