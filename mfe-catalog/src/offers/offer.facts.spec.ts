import { activeOffersQuery } from '@salon/web-kit/queries';
import { offers } from '../testing/fixtures.js';
import { offerFacts } from './offer.facts.js';

it('describes each active offer to machines: price, days, services, seller', () => {
  const [first] = offers;
  const facts = offerFacts(((key: readonly unknown[]) =>
    key === activeOffersQuery.queryKey ? offers : undefined) as Parameters<typeof offerFacts>[0]);
  expect(facts).toHaveLength(offers.length);
  expect(facts[0]).toEqual({
    '@type': 'Offer',
    name: first!.title,
    description: first!.description,
    price: '8560.00',
    priceCurrency: 'LKR',
    validFrom: first!.startDate,
    validThrough: first!.endDate,
    offeredBy: { '@id': '/#salon' },
    itemOffered: first!.services.map(({ title }) => ({ '@type': 'Service', name: title })),
  });
});

it('says nothing while the offers are not known', () => {
  expect(offerFacts(() => undefined)).toEqual([]);
});
