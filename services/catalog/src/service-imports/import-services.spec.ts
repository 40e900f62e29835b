import { type ImportedService, messages, type RowResult } from '@salon/contracts';
import type { AddedServices } from './import-services.js';
import { ADMIN, type Catalog, openCatalog } from '../testing/open-catalog.js';

let salon: Catalog;
let line = 1;

const row = (change: Partial<ImportedService>): ImportedService => ({
  line: (line += 1),
  title: 'Ombre glow',
  description: '',
  category: 'Hair Style',
  price: 12_500,
  minutes: 150,
  ...change,
});
const check = async (...rows: ImportedService[]) =>
  (await salon.ask('POST /service-imports/check', ADMIN, { rows })).body.results;
const menu = async (): Promise<{ title: string; category: string }[]> =>
  (await salon.ask('GET /services', null)).body.services;
const slugs = async (): Promise<string[]> =>
  (await salon.ask('GET /site', null)).body.categories?.map(({ slug }: { slug: string }) => slug) ??
  (await salon.ask('GET /content/categories', ADMIN)).body.entries
    .filter(({ archived }: { archived: boolean }) => !archived)
    .map(({ _id }: { _id: string }) => _id);

beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

it('a check writes nothing and says of each row what would become of it', async () => {
  const [known] = await menu();
  const before = await menu();
  const results = await check(
    row({}),
    row({ title: ' ombre GLOW' }),
    row({ title: known!.title.toUpperCase() }),
    row({ title: '', price: null, minutes: 1 }),
    row({ title: '=1+1', category: '???' }),
    row({ price: '', minutes: null }),
  );
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'new',
    'known',
    'known',
    'wrong',
    'wrong',
    'wrong',
  ]);
  expect(results[3].problems).toEqual({
    title: 'Title is required',
    price: 'Price must be an amount between LKR 0 and LKR 1,000,000',
    minutes: 'Minutes must be a whole number between 5 and 480',
  });
  expect(results[4].problems).toEqual({
    title: messages.importFormula('Title'),
    category: messages.importCategory,
  });
  expect(results[5].problems).toEqual({ price: 'Price is required' });
  expect(await menu()).toEqual(before);
});

it('a check says which categories are missing or archived, by their labels', async () => {
  const archived = async (is: boolean) =>
    salon.db.query(`UPDATE catalog.category SET "archivedAt" = ${is ? `'2026-11-01'` : 'NULL'} WHERE slug = 'nail'`);
  await archived(true);
  const results = await check(
    row({ title: 'One', category: ' Massage ' }),
    row({ title: 'Other', category: 'NAIL' }),
    row({ title: 'Third' }),
    row({ title: 'Fourth', category: '?' }),
  );
  await archived(false);
  expect(results.map(({ category }: RowResult) => category)).toEqual([
    { label: 'Massage', archived: false },
    { label: 'Nail Art', archived: true },
    undefined,
    undefined,
  ]);
});

it('a file goes to the visible category of a label, and to an archived one only without it', async () => {
  const [old] = await salon.db.query(`SELECT label FROM catalog.category WHERE slug = 'nail'`);
  const archived = (at: string | null) =>
    salon.db.query(`UPDATE catalog.category SET "archivedAt" = $1 WHERE slug = 'nail'`, [at]);
  await archived('2026-11-01');
  const second = await salon.ask('POST /content/categories', ADMIN, { slug: 'nails', label: old.label });
  const rows = [row({ title: 'Gel', category: old.label })];
  expect(await check(...rows)).toEqual([{ line: rows[0]!.line, outcome: 'new' }]);
  const { acts } = (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body;
  expect((await menu()).find(({ title }) => title === 'Gel')?.category).toBe('nails');
  for (const each of [...acts, second.body.act._id])
    expect((await salon.ask(`POST /content-acts/${each}/undo`, ADMIN)).status).toBe(200);
  const [result] = await check(...rows);
  expect(result.category).toEqual({ label: old.label, archived: true });
  await archived(null);
});

it('an import makes services and their categories, and all of it is undone', async () => {
  const before = { menu: await menu(), slugs: await slugs() };
  const rows = [
    row({}),
    row({ title: 'Hot stones', category: 'Massage & Body' }),
    row({ title: 'Aroma', category: 'massage & body' }),
  ];
  const { results, acts } = (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body;
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['new', 'new', 'new']);
  expect(acts).toHaveLength(4);
  const made = (await menu()).filter(({ title }) => ['Ombre glow', 'Hot stones', 'Aroma'].includes(title));
  expect(made.map(({ category }) => category)).toEqual(['hair', 'massage-body', 'massage-body']);

  expect((await salon.ask('POST /service-imports/undo', ADMIN, { acts })).status).toBe(200);
  expect({ menu: await menu(), slugs: await slugs() }).toEqual(before);

  const again = (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body;
  expect(again.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['new', 'new', 'new']);
  expect(again.acts).toHaveLength(4);
});

describe('a category of the file', () => {
  const add = async (...rows: ImportedService[]) =>
    (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body as AddedServices;
  const labels = async (...titles: string[]) => {
    const all: { slug: string; label: string }[] = await salon.db.query('SELECT slug, label FROM catalog.category');
    const services = await menu();
    return titles.map((title) => {
      const service = services.find((each) => each.title === title);
      return all.find(({ slug }) => slug === service?.category)?.label;
    });
  };
  const undo = (acts: string[]) => salon.ask('POST /service-imports/undo', ADMIN, { acts });

  it.each([
    ['Sinhala words', 'Hair (කාන්තා)', 'Hair (පිරිමි)'],
    [
      'words beyond the thirtieth character',
      'Traditional Kandyan bridal dressing A',
      'Traditional Kandyan bridal dressing B',
    ],
    ['other punctuation', 'Spa, Beauty', 'Spa & Beauty'],
  ])('keeps its own label beside one that differs in %s', async (_what, one, other) => {
    const rows = [row({ title: 'One', category: one }), row({ title: 'Other', category: other })];
    const { results, acts } = await add(...rows);
    expect(results.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
    expect(await labels('One', 'Other')).toEqual([one, other]);
    await undo(acts);
  });

  it('in Sinhala alone is created, and found again', async () => {
    const category = 'හිසකෙස්';
    const first = await add(row({ title: 'One', category }));
    const second = await add(row({ title: 'Other', category: ` ${category} ` }));
    expect([first.acts.length, second.acts.length]).toEqual([2, 1]);
    expect(await labels('One', 'Other')).toEqual([category, category]);
    await undo([...second.acts, ...first.acts]);
  });

  it('can be given by its short name', async () => {
    const { acts } = await add(row({ title: 'One', category: 'Nail' }));
    expect([await labels('One'), acts.length]).toEqual([['Nail Art'], 1]);
    await undo(acts);
  });
});

it('an undo keeps what was changed since and the categories in use, and undoes all the rest', async () => {
  const before = { menu: await menu(), slugs: await slugs() };
  const rows = ['Scrub', 'Wrap', 'Soak'].map((title) => row({ title, category: title === 'Wrap' ? 'Body' : 'Bath' }));
  const { acts } = (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body;
  const { entries } = (await salon.ask('GET /content/services', ADMIN)).body;
  const wrap = entries.find(({ fields }: { fields: { title: string } }) => fields.title === 'Wrap');
  const changed = await salon.ask(`PATCH /content/services/${wrap._id}`, ADMIN, { price: 9_000 });
  const undo = () => salon.ask('POST /service-imports/undo', ADMIN, { acts });
  for (let times = 0; times < 2; times += 1) expect(await undo()).toEqual({ status: 200, body: { acts, kept: 2 } });
  expect((await menu()).filter((each) => !before.menu.some(({ title }) => title === each.title))).toEqual([
    expect.objectContaining({ title: 'Wrap', category: 'body' }),
  ]);
  expect((await salon.ask(`POST /content-acts/${changed.body.act._id}/undo`, ADMIN)).status).toBe(200);
  expect((await undo()).body.kept).toBe(0);
  expect({ menu: await menu(), slugs: await slugs() }).toEqual(before);
  salon.clock.advance(24 * 60 + 1);
  const late = (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body;
  salon.clock.advance(24 * 60 + 1);
  expect((await salon.ask('POST /service-imports/undo', ADMIN, { acts: late.acts })).body.code).toBe('ACT_TOO_OLD');
});

it('of rows that fail midway none is imported, so that all of them can be sent again', async () => {
  const before = { menu: await menu(), slugs: await slugs() };
  await salon.db.query(`ALTER TABLE catalog.service ADD CONSTRAINT broken CHECK (title <> 'Broken') NOT VALID`);
  const rows = [row({ title: 'First', category: 'Spa' }), row({ title: 'Broken' })];
  expect((await salon.ask('POST /service-imports/rows', ADMIN, { rows })).status).toBeGreaterThanOrEqual(400);
  expect({ menu: await menu(), slugs: await slugs() }).toEqual(before);
  await salon.db.query('ALTER TABLE catalog.service DROP CONSTRAINT broken');
  const { results } = (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body;
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['new', 'new']);
});

it('of two equal imports at once one makes the services, and the other finds them', async () => {
  const rows = [row({ title: 'Twice', category: 'Twice' }), row({ title: 'Also twice', category: 'Twice' })];
  const add = () => salon.ask('POST /service-imports/rows', ADMIN, { rows });
  const replies = await Promise.all([add(), add()]);
  const outcomes = replies.map(({ body }) => body.results.map(({ outcome }: { outcome: string }) => outcome));
  expect(outcomes.sort()).toEqual([
    ['known', 'known'],
    ['new', 'new'],
  ]);
  expect((await menu()).filter(({ title }) => title === 'Twice')).toHaveLength(1);
});

it('an undo that is sent again completes what is left of it, and repeats nothing', async () => {
  const before = { menu: await menu(), slugs: await slugs() };
  const rows = [row({ title: 'Steam', category: 'Sauna' }), row({ title: 'Ice', category: 'Sauna' })];
  const { acts } = (await salon.ask('POST /service-imports/rows', ADMIN, { rows })).body;
  const undo = async (ids: string[]) => (await salon.ask('POST /service-imports/undo', ADMIN, { acts: ids })).status;
  const actions = async () => (await salon.db.query('SELECT count(*) FROM catalog.act'))[0].count;
  expect(await undo(acts.slice(0, 1))).toBe(200);
  expect(await undo(acts)).toBe(200);
  expect({ menu: await menu(), slugs: await slugs() }).toEqual(before);
  const count = await actions();
  expect(await undo(acts)).toBe(200);
  expect(await actions()).toBe(count);
  expect(await undo(['00000000-0000-4000-8000-000000000000'])).toBe(404);
});
