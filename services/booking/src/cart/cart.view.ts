import { createHash } from 'node:crypto';
import type { Cart } from '@salon/contracts';
import { toLkr } from '@salon/kernel';
import { prepaidCents, type PricedCart } from './cart.rules.js';

/** Hash of prices, lines, minutes and online amounts: two carts with the same quote cost the same (decision B3). */
export function quoteOf(cart: PricedCart): string {
  const { lines, offer, feeCents } = cart;
  // Omitted when there is none, so that processes of the previous release compute the same quote.
  const prepaid = [prepaidCents(cart)].filter((cents) => cents > 0);
  const parts = lines
    .map(({ serviceId, quantity, priceCents, minutes }) => [serviceId, quantity, priceCents, minutes].join(':'))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([parts, offer && [offer.id, offer.priceCents], feeCents, ...prepaid]))
    .digest('hex')
    .slice(0, 32);
}

/** The view for the customer (docs/product.md §3 Cart); money in LKR. */
export function asCart(cart: PricedCart): Cart {
  const { lines, offer } = cart;
  return {
    items: lines.map(({ serviceId, title, description, priceCents, minutes, thumbnail, quantity }) => ({
      service: { _id: serviceId, title, description, price: toLkr(priceCents), averageTime: minutes, thumbnail },
      quantity,
      ...(offer ? { fromSpecialOffer: true, specialOfferId: offer.id } : {}),
    })),
    specialOffer: offer && {
      _id: offer.id,
      type: 'special_offer',
      title: offer.title,
      description: offer.description,
      image: offer.image,
      price: toLkr(offer.priceCents),
      originalPrice: toLkr(offer.originalPriceCents),
      discount: offer.discount,
    },
    cartCount: lines.length,
    servicesTotal: toLkr(cart.totalCents),
    bookingFee: toLkr(cart.feeCents),
    totalAmount: toLkr(cart.totalCents + cart.feeCents),
    minutes: cart.minutes,
    quote: quoteOf(cart),
    ...(cart.isPrepaid && { isPrepaid: true }),
    ...(cart.unavailable.length > 0 && {
      unavailable: cart.unavailable.map(({ id, type, title, refusal }) => ({
        _id: id,
        type,
        title,
        message: refusal.message,
      })),
    }),
  };
}
