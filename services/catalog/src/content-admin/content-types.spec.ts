import { CONTENT_FIELDS, CONTENT_TYPE_NAMES, type ContentTypeName } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import { firstItemOf, itemsOf, undo } from '../testing/content.js';
import { ADMIN, type Catalog, openCatalog } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
  // The almanac has one item a month.
  const november = (await itemsOf(salon, 'almanac')).find(({ fields }) => fields.month === 11);
  await salon.ask(`POST /content/almanac/${november?._id}/archive`, ADMIN);
});
afterAll(() => salon.close());

/**
 * A new item of each type with every field but its place, an edit, the path that guests read, and its text before and
 * after the edit.
 */
const TYPES: [ContentTypeName, Record<string, unknown>, Record<string, unknown>, string, string, string][] = [
  [
    'services',
    {
      title: 'Scalp facial',
      description: 'Steam and oil.',
      category: 'hair',
      price: 4200.5,
      averageTime: 40,
      bufferMinutes: 5,
      freeMiddle: { after: 10, minutes: 15 },
      thumbnail: '/art/apothecary.svg',
    },
    { title: 'Long scalp facial' },
    '/services',
    'Scalp facial',
    'Long scalp facial',
  ],
  ['categories', { slug: 'spa', label: 'Spa' }, { label: 'Spa & bath' }, '/services', '"Spa"', '"Spa & bath"'],
  [
    'gallery',
    { caption: 'Rooms', title: 'The quiet room', imageUrl: '/art/apothecary.svg' },
    { title: 'The quietest room' },
    '/gallery',
    'The quiet room',
    'The quietest room',
  ],
  [
    'faq',
    { question: 'Is there tea?', answer: 'Always.', more: { text: 'About us', to: '/about' } },
    { answer: 'Always, and coffee.' },
    '/site/content',
    '"Always."',
    'Always, and coffee.',
  ],
  [
    'team',
    { name: 'Kumari', role: 'Nails', bio: 'Steady hands.', image: '/art/portrait.svg' },
    { role: 'Nails and tea' },
    '/site/content',
    '"Nails"',
    'Nails and tea',
  ],
  [
    'statistics',
    { number: '7', title: 'kinds of tea', description: 'All from the hills.', footnote: 'Counted by us' },
    { number: '8' },
    '/site/content',
    '"7"',
    '"8"',
  ],
  [
    'values',
    { title: 'Tea first', content: 'Then the scissors.', isHiring: true },
    { content: 'Then everything else.' },
    '/site/content',
    'Then the scissors.',
    'Then everything else.',
  ],
  [
    'almanac',
    {
      month: 11,
      title: 'Early dusk',
      text: 'Lamps at six.',
      image: '/art/almanac/10-lamps.svg',
      services: [seedId('service Bridal trial'), seedId('service Gel polish')],
    },
    { title: 'Long dusk' },
    '/almanac',
    'Early dusk',
    'Long dusk',
  ],
];

it('every type is tested here; offers and the settings, of which there is one, have their own specs', () => {
  const elsewhere = ['offers', 'settings'];
  expect([...TYPES.map(([type]) => type), ...elsewhere].sort()).toEqual([...CONTENT_TYPE_NAMES].sort());
});

it.each(TYPES)('%s are tried with every field', (type, fields) => {
  expect([...Object.keys(fields), 'position'].sort()).toEqual(Object.keys(CONTENT_FIELDS[type]).sort());
});

describe.each(TYPES)('B1 %s', (type, fields, change, path, before, after) => {
  const shows = async (text: string): Promise<boolean> =>
    JSON.stringify((await salon.ask(`GET ${path}`, null)).body).includes(text);

  it('an admin creates, edits, archives and restores an item, and undoes each action', async () => {
    const made = await salon.ask(`POST /content/${type}`, ADMIN, fields);
    expect([made.status, made.body.entry.fields, made.body.entry.archived]).toEqual([
      201,
      expect.objectContaining(fields),
      false,
    ]);
    const id = made.body.entry._id as string;
    expect(await shows(before)).toBe(true);

    const edited = await salon.ask(`PATCH /content/${type}/${id}`, ADMIN, change);
    expect([edited.status, edited.body.entry.fields]).toEqual([200, expect.objectContaining({ ...fields, ...change })]);
    expect([await shows(before), await shows(after)]).toEqual([after.includes(before), true]);
    expect((await undo(salon, edited.body.act)).status).toBe(200);
    expect([await shows(before), await shows(after)]).toEqual([true, false]);

    const archived = await salon.ask(`POST /content/${type}/${id}/archive`, ADMIN);
    expect([archived.body.entry.archived, await shows(before)]).toEqual([true, false]);
    await undo(salon, archived.body.act);
    expect(await shows(before)).toBe(true);
    await salon.ask(`POST /content/${type}/${id}/archive`, ADMIN);
    const restored = await salon.ask(`POST /content/${type}/${id}/restore`, ADMIN);
    expect([restored.body.entry.archived, await shows(before)]).toEqual([false, true]);
    await undo(salon, restored.body.act);
    expect(await shows(before)).toBe(false);
    expect((await itemsOf(salon, type)).find(({ _id }) => _id === id)).toMatchObject({
      archived: true,
      fields: expect.objectContaining(fields),
    });
  });

  it('undoing the creation of an item archives it', async () => {
    const made = await salon.ask(`POST /content/${type}`, ADMIN, {
      ...fields,
      ...(type === 'categories' && { slug: 'bath' }),
    });
    await undo(salon, made.body.act);
    expect((await itemsOf(salon, type)).find(({ _id }) => _id === made.body.entry._id)).toMatchObject({
      archived: true,
    });
  });

  it('a field that is wrong, missing or unknown is named', async () => {
    for (const [name, value] of [
      [Object.keys(fields)[0] as string, undefined],
      [Object.keys(fields)[1] as string, 7],
      ['archivedAt', null],
      ['__proto__x', 1],
      ['position', -1],
    ] as const) {
      const reply = await salon.ask(`POST /content/${type}`, ADMIN, { ...fields, [name]: value });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [name]]);
    }
  });
});

it('the minutes for tidying up after a service can be cleared', async () => {
  const { _id } = await firstItemOf(salon, 'services');
  const change = (bufferMinutes: number | null) =>
    salon.ask(`PATCH /content/services/${_id}`, ADMIN, { bufferMinutes });
  expect((await change(15)).body.entry.fields.bufferMinutes).toBe(15);
  const { status, body } = await change(null);
  expect([status, body.entry.fields.bufferMinutes]).toEqual([200, 0]);
});
