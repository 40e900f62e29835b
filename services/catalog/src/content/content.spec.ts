import { randomUUID } from 'node:crypto';
import { CONTENT_KINDS, type ContentEntry, type ContentKind } from '@salon/contracts';
import { ADMIN, type Catalog, openCatalog, person } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

const entriesOf = async (kind: ContentKind): Promise<ContentEntry[]> =>
  (await salon.ask(`GET /content/${kind}`, ADMIN)).body.entries;
const entry = async (kind: ContentKind): Promise<ContentEntry> => (await entriesOf(kind))[0] as ContentEntry;
const undo = (act: { _id: string }) => salon.ask(`POST /content-acts/${act._id}/undo`, ADMIN);

/** One new entry of each kind, a change of it, and where a guest finds it. */
const KINDS: [ContentKind, Record<string, unknown>, Record<string, unknown>, string, string, string][] = [
  [
    'services',
    { title: 'Scalp facial', description: 'Steam and oil.', category: 'hair', price: 4200.5, averageTime: 40 },
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
    { number: '7', title: 'kinds of tea', description: 'All from the hills.' },
    { number: '8' },
    '/site/content',
    '"7"',
    '"8"',
  ],
  [
    'values',
    { title: 'Tea first', content: 'Then the scissors.' },
    { content: 'Then everything else.' },
    '/site/content',
    'Then the scissors.',
    'Then everything else.',
  ],
];

describe.each(KINDS)('B1 %s', (kind, fields, change, path, before, after) => {
  const seen = async (words: string): Promise<boolean> =>
    JSON.stringify((await salon.ask(`GET ${path}`, null)).body).includes(words);

  it('an admin makes, changes, archives and restores one, and takes each of it back', async () => {
    const made = await salon.ask(`POST /content/${kind}`, ADMIN, fields);
    expect([made.status, made.body.entry.fields, made.body.entry.archived]).toEqual([
      201,
      expect.objectContaining(fields),
      false,
    ]);
    const id = made.body.entry._id as string;
    expect(await seen(before)).toBe(true);

    const edited = await salon.ask(`PATCH /content/${kind}/${id}`, ADMIN, change);
    expect([edited.status, edited.body.entry.fields]).toEqual([200, expect.objectContaining({ ...fields, ...change })]);
    expect([await seen(before), await seen(after)]).toEqual([after.includes(before), true]);
    expect((await undo(edited.body.act)).status).toBe(200);
    expect([await seen(before), await seen(after)]).toEqual([true, false]);

    const archived = await salon.ask(`POST /content/${kind}/${id}/archive`, ADMIN);
    expect([archived.body.entry.archived, await seen(before)]).toEqual([true, false]);
    await undo(archived.body.act);
    expect(await seen(before)).toBe(true);
    await salon.ask(`POST /content/${kind}/${id}/archive`, ADMIN);
    const restored = await salon.ask(`POST /content/${kind}/${id}/restore`, ADMIN);
    expect([restored.body.entry.archived, await seen(before)]).toEqual([false, true]);
    await undo(restored.body.act);
    expect(await seen(before)).toBe(false);
    expect((await entriesOf(kind)).find(({ _id }) => _id === id)).toMatchObject({
      archived: true,
      fields: expect.objectContaining(fields),
    });
  });

  it('undoing a new one archives it', async () => {
    const made = await salon.ask(`POST /content/${kind}`, ADMIN, {
      ...fields,
      ...(kind === 'categories' && { slug: 'bath' }),
    });
    await undo(made.body.act);
    expect((await entriesOf(kind)).find(({ _id }) => _id === made.body.entry._id)).toMatchObject({ archived: true });
  });

  it('a field that is wrong, missing or unknown is named', async () => {
    for (const [name, value] of [
      [Object.keys(fields)[0] as string, undefined],
      [Object.keys(fields)[1] as string, 7],
      ['archivedAt', null],
      ['__proto__x', 1],
      ['position', -1],
    ] as const) {
      const reply = await salon.ask(`POST /content/${kind}`, ADMIN, { ...fields, [name]: value });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [name]]);
    }
  });
});

it('B1 the settings are changed in parts, and put back', async () => {
  const { status, body } = await salon.ask('PATCH /content/settings/site', ADMIN, {
    phone: '+94 11 222 3333',
    careersEmail: 'jobs@araliya.test',
  });
  expect(status).toBe(200);
  expect((await salon.ask('GET /site', null)).body.site).toMatchObject({
    brand: 'Araliya',
    phone: '+94 11 222 3333',
    careersEmail: 'jobs@araliya.test',
  });
  await undo(body.act);
  expect((await salon.ask('GET /site', null)).body.site).toMatchObject({ phone: '+94 11 000 0000' });
  expect(
    (await salon.ask('PATCH /content/settings/site', ADMIN, { email: 'a@b.test\r\nBcc: c@d.test' })).body.errors,
  ).toEqual({ email: 'Email is invalid' });
  expect(
    (await salon.ask('PATCH /content/settings/site', ADMIN, { social: [{ name: 'X', url: 'javascript:alert(1)' }] }))
      .status,
  ).toBe(400);
  expect((await salon.ask('POST /content/settings/site/archive', ADMIN)).status).toBe(404);
  expect((await salon.ask('POST /content/settings', ADMIN, (await entry('settings')).fields)).status).toBe(409);
});

it('B1 an act is undone once, within a day, and not after something later changed the entry', async () => {
  const { _id } = await entry('faq');
  const change = (answer: string) => salon.ask(`PATCH /content/faq/${_id}`, ADMIN, { answer });
  const first = (await change('One week.')).body.act;
  const second = (await change('Two weeks.')).body.act;
  const early = await undo(first);
  expect([early.status, early.body.message]).toEqual([
    409,
    'This entry was changed again later. Undo that change first.',
  ]);
  expect((await undo(second)).status).toBe(200);
  expect((await undo(second)).body.message).toBe('This has been undone already.');
  expect((await undo(first)).status).toBe(200);
  expect((await entry('faq')).fields.answer).toMatch(/^Book at least a week ahead/);

  const late = (await change('Three weeks.')).body.act;
  salon.clock.advance(24 * 60 + 1);
  const reply = await undo(late);
  expect([reply.status, reply.body.message]).toEqual([409, 'Only what was done in the last 24 hours can be undone.']);
});

it('B1 of twenty undos of one act at once, one counts', async () => {
  const { _id } = await entry('team');
  const { act } = (await salon.ask(`PATCH /content/team/${_id}`, ADMIN, { bio: 'Quick.' })).body;
  const answers = await Promise.all(Array.from({ length: 20 }, () => undo(act)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('B1 the journal says who did what and when, newest first', async () => {
  const { _id } = await entry('values');
  salon.clock.advance(1);
  await salon.ask(`PATCH /content/values/${_id}`, ADMIN, { title: 'We ask' });
  const [newest] = (await salon.ask('GET /content-acts', ADMIN)).body.acts;
  expect(newest).toEqual({
    _id: expect.any(String),
    kind: 'values',
    what: 'edit',
    entryId: _id,
    by: 'Manager',
    at: salon.clock.now().toISOString(),
    undoUntil: expect.any(String),
    undone: false,
  });
});

it('B2 a category that still has services is not archived, and a service needs a category that is there', async () => {
  const reply = await salon.ask('POST /content/categories/nail/archive', ADMIN);
  expect([reply.status, reply.body.message]).toEqual([
    409,
    '10 services are in this category. Move or archive them first.',
  ]);
  const lost = await salon.ask('POST /content/services', ADMIN, {
    title: 'Nap',
    description: 'An hour.',
    category: 'naps',
    price: 100,
  });
  expect([lost.status, lost.body.message]).toEqual([
    409,
    'The category naps does not exist or is archived. Choose another one, or restore it first.',
  ]);
  expect((await salon.ask('PATCH /content/categories/nail', ADMIN, { slug: 'nails' })).status).toBe(400);
});

it('B2 the menu carries its chips in their order', async () => {
  const { categories } = (await salon.ask('GET /services', null)).body;
  expect(categories).toEqual([
    { slug: 'hair', label: 'Hair Style' },
    { slug: 'nail', label: 'Nail Art' },
    { slug: 'facial', label: 'Facial' },
    { slug: 'makeup', label: 'Makeup' },
  ]);
});

it('F-009 only an admin reads or writes the content', async () => {
  const id = randomUUID();
  for (const call of [
    ...CONTENT_KINDS.flatMap((kind) => [
      `GET /content/${kind}`,
      `POST /content/${kind}`,
      `PATCH /content/${kind}/${id}`,
      `POST /content/${kind}/${id}/archive`,
      `POST /content/${kind}/${id}/restore`,
    ]),
    'GET /content-acts',
    `POST /content-acts/${id}/undo`,
  ]) {
    const payload = call.startsWith('GET') ? undefined : {};
    expect([(await salon.ask(call, null, payload)).status, (await salon.ask(call, person(), payload)).status]).toEqual([
      401, 403,
    ]);
  }
});

it.each([
  'GET /content/acts',
  'POST /content/toString',
  'PATCH /content/faq/1',
  `PATCH /content/faq/${randomUUID()}`,
  "POST /content/faq/x'--/archive",
  'POST /content-acts/1/undo',
  `POST /content-acts/${randomUUID()}/undo`,
])('%s finds nothing', async (call) => {
  expect((await salon.ask(call, ADMIN, call.startsWith('GET') ? undefined : {})).status).toBe(404);
});
