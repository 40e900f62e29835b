import {
  isRunningOrComing,
  notShownText,
  type OfferItem,
  priceWarning,
  type ServiceItem,
  sumOf,
} from './offers.rules.js';

/** The offers that guests see or will see whose saving is too high for these services, with what the services cost, LKR. */
export const misleadingOffers = (
  offers: readonly OfferItem[],
  services: readonly ServiceItem[],
  today: string,
): { item: OfferItem; sum: number }[] =>
  offers
    .filter((item) => isRunningOrComing(item, today) && notShownText(item, services, today) === null)
    .map((item) => ({ item, sum: sumOf(item.fields.services, services) }))
    .filter(({ item: { fields }, sum }) => priceWarning(String(fields.price), String(fields.originalPrice), sum));
