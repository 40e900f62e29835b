import { changedFields, withNames } from './changed-fields.js';

const [CUT, NAILS, FRINGE] = [1, 2, 3].map((at) => `11111111-1111-4111-8111-11111111111${at}`) as [
  string,
  string,
  string,
];

it.each<[string, unknown, unknown, unknown[]]>([
  [
    'a field',
    { status: 'confirmed', note: '' },
    { status: 'completed', note: '' },
    ['status', 'confirmed', 'completed'],
  ],
  ['a number', { priceCents: 100 }, { priceCents: 200 }, ['priceCents', '100', '200']],
  ['a figure', { number: '7' }, { number: '8' }, ['number', '7', '8']],
  ['something new', null, { title: 'Cut' }, ['title', null, 'Cut']],
  ['something removed', { title: 'Cut' }, null, ['title', 'Cut', null]],
  ['a span', { hours: null }, { hours: { start: '09:00', end: '12:00' } }, ['hours', null, '09:00–12:00']],
  ['a list', { skills: ['cut'] }, { skills: ['cut', 'colour'] }, ['skills', null, 'Added: colour']],
  ['a list of others', { skills: ['cut', 'fringe'] }, { skills: ['colour'] }, ['skills', 'cut · fringe', 'colour']],
  [
    'an order',
    { skills: ['cut', 'fringe'] },
    { skills: ['fringe', 'cut'] },
    ['skills', 'cut · fringe', 'fringe · cut'],
  ],
  [
    'a field of a record',
    { days: { mon: [{ start: '09:00', end: '17:00' }], tue: [] } },
    { days: { mon: [{ start: '09:00', end: '12:00' }], tue: [] } },
    ['days.mon', '09:00–17:00', '09:00–12:00'],
  ],
  ['a record', { into: null }, { into: { ids: ['a'], name: 'Ama' } }, ['into.name', null, 'Ama']],
  ['a choice', { serviceIds: null }, { serviceIds: [CUT] }, ['serviceIds', null, '1 chosen']],
  [
    'a choice that was exchanged',
    { serviceIds: [CUT, NAILS] },
    { serviceIds: [CUT, FRINGE] },
    ['serviceIds', '2 chosen', '2 chosen, 1 of them new'],
  ],
])('says of %s what it was and what it became', (_what, before, after, [field, was, is]) => {
  expect(changedFields(before, after)).toEqual([{ field, before: was, after: is }]);
});

it('says of each line of a closed day its amounts as money, and why one differs', () => {
  const line = { means: 'cash', reason: '', countedCents: 1360000, receivedCents: 1400000, returnedCents: 40000 };
  const card = { ...line, means: 'card', reason: 'Slip lost, twice', countedCents: 0 };
  const [cash, differs] = [
    'counted LKR 13,600.00, received LKR 14,000.00, returned LKR 400.00',
    'counted LKR 0.00, received LKR 14,000.00, returned LKR 400.00, reason Slip lost, twice',
  ];
  const closed = { lines: [line, card] };
  expect(changedFields(null, closed)).toEqual([
    { field: 'lines.cash', before: null, after: cash },
    { field: 'lines.card', before: null, after: differs },
  ]);
  expect(changedFields(closed, null)).toEqual([
    { field: 'lines.cash', before: cash, after: null },
    { field: 'lines.card', before: differs, after: null },
  ]);
});

it('names what was chosen when each name is known', () => {
  const names = { [CUT]: 'Cut', [NAILS]: 'Nails' };
  const named = (ids: string[]) => withNames({ services: ids }, 'services', names);
  expect(changedFields(named([CUT]), named([NAILS, CUT]))).toEqual([
    { field: 'services', before: null, after: 'Added: Nails' },
  ]);
  expect(changedFields(named([CUT]), named([FRINGE]))).toEqual([
    { field: 'services', before: 'Cut', after: '1 chosen' },
  ]);
  expect(withNames(null, 'services', names)).toBeNull();
});

it('of exchanged services says by name, in one order, which were added and which removed', () => {
  const names = { [CUT]: 'Threading, full face', [NAILS]: 'Nail art, full set', [FRINGE]: 'Fringe' };
  const named = (ids: string[]) => withNames({ services: ids }, 'services', names);
  const onlyChange = (before: string[], after: string[]) => changedFields(named(before), named(after))[0];
  expect(onlyChange([CUT, NAILS], [FRINGE, CUT])).toEqual({
    field: 'services',
    before: null,
    after: 'Added: Fringe; removed: Nail art, full set',
  });
  expect(onlyChange([FRINGE], [CUT, NAILS, FRINGE])?.after).toBe('Added: Nail art, full set · Threading, full face');
  expect(onlyChange([CUT, NAILS, FRINGE], [CUT])?.after).toBe('Removed: Fringe · Nail art, full set');
  expect(onlyChange([CUT, NAILS], [FRINGE])).toMatchObject({
    before: 'Nail art, full set · Threading, full face',
    after: 'Fringe',
  });
});

it('says nothing of what a person does not read, and of what has not changed', () => {
  expect(changedFields({ id: 'a', version: 1, note: 'x' }, { id: 'a', version: 2, note: 'x' })).toEqual([]);
  expect(changedFields({ note: '' }, { note: null })).toEqual([]);
});
