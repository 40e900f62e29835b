import {
  discountPercent,
  type PricedOffer,
  type PricedService,
  type SpecialOffer,
  minutesOfService,
} from '@salon/contracts';
import { toLkr } from '@salon/kernel';

/** One row of `catalog.offer` with its services, in their order. */
export interface OfferRow {
  id: string;
  title: string;
  description: string;
  image: string | null;
  priceCents: number;
  originalPriceCents: number;
  /** `yyyy-MM-dd`, salon-local, inclusive. */
  startDate: string;
  endDate: string;
  services: (Omit<PricedService, 'minutes'> & { minutes: number | null })[];
}

/** Whether guests see the offer: its price is for all its services, so not while one is archived (decision B8). */
export const isShown = ({ services }: OfferRow): boolean => services.every(({ archived }) => !archived);

/** The offer as guests see it. */
export const asSpecialOffer = (row: OfferRow): SpecialOffer => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  image: row.image,
  price: toLkr(row.priceCents),
  originalPrice: toLkr(row.originalPriceCents),
  discount: discountPercent(row.priceCents, row.originalPriceCents),
  startDate: row.startDate,
  endDate: row.endDate,
  services: row.services.filter(({ archived }) => !archived).map(({ id, title }) => ({ _id: id, title })),
});

export const asPricedOffer = (row: OfferRow): PricedOffer => ({
  id: row.id,
  title: row.title,
  description: row.description,
  image: row.image,
  priceCents: row.priceCents,
  originalPriceCents: row.originalPriceCents,
  discount: discountPercent(row.priceCents, row.originalPriceCents),
  startDate: row.startDate,
  endDate: row.endDate,
  services: row.services.map((service) => ({ ...service, minutes: minutesOfService(service.minutes) })),
});
