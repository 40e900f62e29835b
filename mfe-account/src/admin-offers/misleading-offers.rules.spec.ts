import type { OfferItem, ServiceItem } from './offers.rules.js';
import { misleadingOffers } from './misleading-offers.rules.js';

const TODAY = '2026-11-23';
const service = (_id: string, price: number, archived = false): ServiceItem => ({
  ...{ _id, archived, position: 0, version: 'v' },
  fields: { title: _id, price, category: 'hair', averageTime: 60 },
});
const offer = (more: Partial<OfferItem['fields']> = {}, archived = false): OfferItem => ({
  ...{ _id: 'o', archived, position: 0, version: 'v' },
  fields: {
    title: 'Pair',
    description: '',
    services: ['a', 'b'],
    price: 6000,
    originalPrice: 8400.3,
    startDate: TODAY,
    endDate: TODAY,
    image: null,
    ...more,
  },
});
const sums = (item: OfferItem, cut = 4500.1, isArchived = false) =>
  misleadingOffers([item], [service('a', cut, isArchived), service('b', 3900.2)], TODAY).map(({ sum }) => sum);

it.each([
  ['an original price that is the sum', offer(), 4500.1, []],
  ['a lower one', offer({ originalPrice: 7000 }), 4500.1, []],
  ['one above the sum', offer(), 4000, [7900.2]],
  ['a price that saves nothing', offer({ price: 8000, originalPrice: 8100 }), 4000, [7900.2]],
  ['one that begins later', offer({ startDate: '2026-12-01', endDate: '2026-12-02' }), 4000, [7900.2]],
  ['one that is over', offer({ startDate: '2026-11-01', endDate: '2026-11-22' }), 4000, []],
  ['an archived one', offer({}, true), 4000, []],
])('finds offers that promise a saving that guests do not get: %s', (_what, item, cut, expected) => {
  expect(sums(item, cut)).toEqual(expected);
});

it('finds none that is not shown, because a service of it is archived', () => {
  expect(sums(offer(), 4000, true)).toEqual([]);
});
