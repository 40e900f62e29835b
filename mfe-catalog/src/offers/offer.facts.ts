import { SALON, type ReadQueryData, type SpecialOffer } from '@salon/contracts';
import { activeOffersQuery } from '@salon/web-kit/queries';

/** Today's special offers as schema.org data. */
export const offerFacts = (read: ReadQueryData): object[] =>
  (read<SpecialOffer[]>(activeOffersQuery.queryKey) ?? []).map(
    ({ title, description, price, startDate, endDate, services }) => ({
      '@type': 'Offer',
      name: title,
      description,
      price: price.toFixed(2),
      priceCurrency: SALON.currency,
      validFrom: startDate,
      validThrough: endDate,
      offeredBy: { '@id': '/#salon' },
      itemOffered: services.map((service) => ({ '@type': 'Service', name: service.title })),
    }),
  );
