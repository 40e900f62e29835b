import {
  choicesOf,
  formOf,
  dayOf,
  formProblems,
  notShownText,
  type OfferItem,
  type PriceWarning,
  priceWarning,
  savingText,
  type ServiceItem,
  sortOffers,
  offerStateOf,
  sumOf,
} from './offers.rules.js';

const offer = (startDate: string, endDate: string, more: Partial<OfferItem> = {}): OfferItem => ({
  _id: `${startDate}${endDate}`,
  archived: false,
  position: 0,
  version: 'v',
  ...more,
  fields: {
    title: 'Rainy day',
    description: 'Two at once.',
    price: 6000,
    originalPrice: 8000,
    startDate,
    endDate,
    services: ['b', 'a'],
    image: null,
  },
});
const service = (_id: string, title: string, archived = false): ServiceItem => ({
  _id,
  archived,
  position: 0,
  version: 'v',
  fields: { title, price: 1000, category: 'hair', averageTime: null },
});

it.each([
  ['2026-11-21', '2026-11-21', 'running'],
  ['2026-11-20', '2026-11-21', 'running'],
  ['2026-11-21', '2026-11-22', 'running'],
  ['2026-11-22', '2026-11-22', 'coming'],
  ['2026-11-20', '2026-11-20', 'over'],
])('B7 an offer from %s to %s is %s on 2026-11-21', (startDate, endDate, state) => {
  expect(offerStateOf(offer(startDate, endDate), '2026-11-21')).toBe(state);
  expect(offerStateOf(offer(startDate, endDate, { archived: true }), '2026-11-21')).toBe('archived');
});

it.each([
  ['2026-11-20', '2030-12-31', 'Until', '2030-12-31'],
  ['2026-11-22', '2026-12-24', 'From', '2026-11-22'],
  ['2025-01-01', '2025-01-07', 'Ended', '2025-01-07'],
])('B7 says of an offer from %s to %s the one day that matters: %s %s', (startDate, endDate, what, day) =>
  expect(dayOf(offer(startDate, endDate), '2026-11-21')).toEqual({ what, day }),
);

it.each([
  ['2026-11-21', '2026-11-21', ['a'], 'Not shown: Cut is archived'],
  ['2026-11-22', '2026-11-22', ['a', 'b'], 'Not shown: Cut, Gel are archived'],
  ['2026-11-21', '2026-11-21', ['c'], null],
  ['2026-11-20', '2026-11-20', ['a'], null],
])('B8 an offer from %s to %s of which %j are archived is %s', (startDate, endDate, archived, text) => {
  const menu = [['a', 'Cut'] as const, ['b', 'Gel'] as const, ['c', 'Perm'] as const].map(([id, title]) =>
    service(id, title, archived.includes(id)),
  );
  expect(notShownText(offer(startDate, endDate), menu, '2026-11-21')).toBe(text);
  expect(notShownText(offer(startDate, endDate, { archived: true }), menu, '2026-11-21')).toBeNull();
});

it("keeps the salon's own order among offers of the same state", () => {
  const [late, early] = [
    offer('2026-01-01', '2026-12-31', { _id: 'late' }),
    offer('2026-01-01', '2026-12-31', { _id: 'early' }),
  ];
  expect(sortOffers([early, late], '2026-11-21').map(({ _id }) => _id)).toEqual(['early', 'late']);
  expect(sortOffers([late, early], '2026-11-21').map(({ _id }) => _id)).toEqual(['late', 'early']);
});

it.each([
  ['7500', '10000', 'Guests save 25%.'],
  ['7,500', '10,000', 'Guests save 25%.'],
  ['10000', '10000', 'The offer price must be lower than the original price.'],
  ['', '10000', 'What guests save is worked out from both prices.'],
  ['x', '10000', 'What guests save is worked out from both prices.'],
])('B8 for %s in place of %s it says: %s', (price, originalPrice, text) =>
  expect(savingText(price, originalPrice)).toBe(text),
);

it('lists what an offer holds first and in its order, archived services only then, the others by title', () => {
  const menu = [
    service('z', 'Perm', true),
    service('c', 'Wash'),
    service('d', 'Braids'),
    service('a', 'Cut'),
    service('b', 'Old cut', true),
  ];
  expect(choicesOf(menu, ['b', 'a']).map(({ _id }) => _id)).toEqual(['b', 'a', 'd', 'c']);
  expect(sumOf(['b', 'a'], menu)).toBe(2000);
});

it('finds nothing wrong with an offer as it is, and a price that is no number', () => {
  const form = formOf(offer('2026-01-01', '2026-12-31'), '2026-11-21');
  expect(formProblems({ ...form, services: ['11111111-1111-4111-8111-111111111111'] }, [])).toEqual({});
  expect(formProblems({ ...form, services: [], price: 'free' }, [])).toEqual({
    services: 'This special offer has no services defined',
    price: 'Offer price must be an amount between LKR 0 and LKR 1,000,000',
  });
});

it('an empty amount is required, as other fields are', () => {
  const form = { ...formOf(null, '2026-11-21'), price: ' ' };
  expect(formProblems(form, [])).toMatchObject({
    price: 'Offer price is required',
    originalPrice: 'Original price is required',
  });
});

it.each([
  [[240, 240], {}],
  [[240, 240, null], { services: 'A special offer can take at most 480 minutes. These services take 510 minutes.' }],
])('B6 says in the form that services of %j minutes are too long for one visit', (lengths, problems) => {
  const menu = lengths.map((averageTime, at): ServiceItem => {
    const one = service(`${String(at).repeat(8)}-1111-4111-8111-111111111111`, 'Slow');
    return { ...one, fields: { ...one.fields, averageTime } };
  });
  const { fields } = offer('2026-11-21', '2026-11-30');
  const form = formOf(offer('2026-11-21', '2026-11-30', { fields }), '2026-11-21');
  expect(formProblems({ ...form, services: menu.map(({ _id }) => _id) }, menu)).toEqual(problems);
});

it.each<[string, string, number, PriceWarning | null]>([
  ['12,000', '15,000', 15_000, null],
  ['', '', 15_000, null],
  ['12,000', '15,000', 0, null],
  [
    '15,000',
    '20,000',
    15_000,
    {
      field: 'price',
      text: 'Guests would save nothing: without the offer these services cost LKR 15,000.00.',
    },
  ],
  [
    '12,000',
    '15,000.50',
    15_000,
    {
      field: 'originalPrice',
      text: 'Guests would read too high a saving: without the offer these services cost LKR 15,000.00.',
    },
  ],
])('warns of the prices %s and %s for services of %s', (price, originalPrice, sum, warning) => {
  expect(priceWarning(price, originalPrice, sum)).toEqual(warning);
});
