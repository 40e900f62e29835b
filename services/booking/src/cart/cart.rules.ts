import { messages, type PricedOffer, type PricedService, VISIT, type VisitLine } from '@salon/contracts';
import { type Cents, DomainError, type LocalDay, sum, times } from '@salon/kernel';
import { tooLong } from '../slots/visit.rules.js';

/** What the salon knows of one service in a cart, at its price of now. */
export interface PricedLine {
  serviceId: string;
  title: string;
  description: string;
  thumbnail: string | null;
  priceCents: Cents;
  minutes: number;
  quantity: number;
}

export interface PricedCart {
  lines: PricedLine[];
  offer: PricedOffer | null;
  /** Price at the salon, booking fee excluded: the offer's, or the lines'. */
  totalCents: Cents;
  /** 0 for an empty cart (spec §9). */
  feeCents: Cents;
  minutes: number;
}

/** What is in a cart, unpriced; lines in the order they came. */
export interface Contents {
  offerId: string | null;
  /** Another one with each change. */
  version: string;
  lines: { serviceId: string; quantity: number }[];
}

const NOTHING = 0 as Cents;

export const asLine = (service: PricedService, quantity: number): PricedLine => ({
  serviceId: service.id,
  title: service.title,
  description: service.description,
  thumbnail: service.thumbnail,
  priceCents: service.priceCents as Cents,
  minutes: service.minutes,
  quantity,
});

/** What the cart costs and how long it takes. An offer's price stands for all its lines (decision B12). */
export function price(lines: PricedLine[], offer: PricedOffer | null, feeCents: Cents): PricedCart {
  const ofLines = sum(lines.map((line) => times(line.priceCents, line.quantity)));
  const minutes = lines.reduce((total, line) => total + line.minutes * line.quantity, 0);
  return {
    lines,
    offer,
    totalCents: offer ? (offer.priceCents as Cents) : ofLines,
    feeCents: lines.length > 0 ? feeCents : NOTHING,
    minutes,
  };
}

/** The offer's services that are still on the menu, once each. @throws DomainError `conflict` when nothing is left of it */
export function linesOf({ services }: PricedOffer): PricedLine[] {
  if (services.length === 0) throw new DomainError('conflict', 'OFFER_EMPTY', messages.offerEmpty);
  const lines = services.filter(({ archived }) => !archived).map((service) => asLine(service, 1));
  if (lines.length === 0) throw new DomainError('conflict', 'OFFER_INVALID', messages.offerInvalid);
  return lines;
}

/** @throws DomainError `conflict` outside the offer's salon-local days, both inclusive (decision B7) */
export function assertActive({ startDate, endDate }: PricedOffer, today: LocalDay): void {
  if (today < startDate) throw new DomainError('conflict', 'OFFER_NOT_YET', 'This special offer has not started yet');
  if (today > endDate) throw new DomainError('conflict', 'OFFER_ENDED', 'This special offer has ended');
}

/** Whether the lines of a payload are those of the cart, in any order (decision B4). */
export function isSameVisit(wanted: readonly VisitLine[], lines: readonly PricedLine[]): boolean {
  const quantities = new Map(lines.map(({ serviceId, quantity }) => [serviceId, quantity]));
  return (
    wanted.length === lines.length && wanted.every(({ service, quantity }) => quantities.get(service) === quantity)
  );
}

/** Whether what was priced is still in the cart: it has neither become a visit meanwhile nor been taken out. */
export function isStillThere({ lines, offer }: PricedCart, contents: Contents | null): boolean {
  if (offer) return contents?.offerId === offer.id;
  return lines.every((line) =>
    contents?.lines.some(({ serviceId, quantity }) => serviceId === line.serviceId && quantity === line.quantity),
  );
}

export const cartChanged = (data?: object): DomainError =>
  new DomainError('conflict', 'CART_CHANGED', 'Your cart has changed. Please check it and try again.', { data });
/** The contents with one more of a service (decision B10). @throws DomainError `conflict` beside an offer, and past ten of one service */
export function withOneMore(contents: Contents | null, serviceId: string): Pick<Contents, 'offerId' | 'lines'> {
  const { offerId, lines } = contents ?? { offerId: null, lines: [] };
  if (offerId !== null) throw new DomainError('conflict', 'CART_MIX', messages.mixQuestion);
  const line = lines.find((each) => each.serviceId === serviceId);
  if (line && line.quantity >= VISIT.maxQuantity)
    throw new DomainError(
      'conflict',
      'CART_QUANTITY',
      `You can book a service at most ${VISIT.maxQuantity} times in a visit`,
    );
  return {
    offerId,
    lines: line
      ? lines.map((each) => (each === line ? { serviceId, quantity: line.quantity + 1 } : each))
      : [...lines, { serviceId, quantity: 1 }],
  };
}

/** What a cart holds; services that are no longer offered do not count (decision B6). @throws DomainError `conflict` past twenty services or eight hours */
export function assertFits({ lines, minutes }: PricedCart): void {
  if (lines.length > VISIT.maxLines)
    throw new DomainError('conflict', 'CART_FULL', `A cart holds at most ${VISIT.maxLines} services`);
  if (minutes > VISIT.maxMinutes) throw new DomainError('conflict', 'CART_TOO_LONG', tooLong);
}
