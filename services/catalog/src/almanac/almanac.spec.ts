import { existsSync } from 'node:fs';
import type { AlmanacMonth } from '@salon/contracts';
import { untilWaiting } from '@salon/testing';
import { ALMANAC } from '../seed/almanac.seed.js';
import { seedCatalog } from '../seed/seed-catalog.js';
import { itemsOf, undo } from '../testing/content.js';
import { ADMIN, type Catalog, openCatalog } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

const shown = async (): Promise<AlmanacMonth | null> => (await salon.ask('GET /almanac', null)).body.almanac;

it.each(ALMANAC.map((each, at) => [at + 1, each] as const))(
  'month %i has its drawing, a sentence and two services of the menu',
  async (month, { title, text, art, services }) => {
    salon.clock.set(`2026-${String(month).padStart(2, '0')}-15T06:30:00Z`);
    const found = await shown();
    expect(found).toEqual({ month, title, text, image: `/art/almanac/${art}.svg`, services: expect.any(Array) });
    expect(found?.services.map((each) => each.title)).toEqual(services);
    expect(found?.services.every(({ price }) => price > 0)).toBe(true);
    expect(existsSync(new URL(`../../../../shell/public/art/almanac/${art}.svg`, import.meta.url))).toBe(true);
  },
);

it('turns the page at midnight in the salon', async () => {
  salon.clock.set('2026-10-31T18:29:59Z');
  expect((await shown())?.month).toBe(10);
  salon.clock.set('2026-10-31T18:30:00Z');
  expect((await shown())?.month).toBe(11);
});

it('turns the page at midnight of another zone once the salon has moved there', async () => {
  await salon.ask('PUT /site/zone', null, { zone: 'Pacific/Auckland' });
  salon.clock.set('2026-10-31T10:59:59Z');
  expect((await shown())?.month).toBe(10);
  salon.clock.set('2026-10-31T11:00:00Z');
  expect((await shown())?.month).toBe(11);
  expect((await salon.ask('GET /site', null)).body.site.zone).toBe('Pacific/Auckland');
  expect((await salon.ask('PUT /site/zone', null, { zone: 'Mars/Olympus' })).status).toBe(400);
  await salon.ask('PUT /site/zone', null, { zone: 'Asia/Colombo' });
});

it('shows the newest entry of a month, without services that have left the menu, and nothing when all are archived', async () => {
  salon.clock.set('2026-11-23T04:00:00Z');
  const [item] = (await itemsOf(salon, 'almanac')).filter(({ fields }) => fields.month === 11);
  const { fields } = item!;
  // Older data may have two items of a month.
  const [{ id }] = await salon.db.query(
    `INSERT INTO catalog.almanac_month (id, month, title, text, image, services, position)
     SELECT gen_random_uuid(), month, 'Early dusk', text, image, services, 99 FROM catalog.almanac_month WHERE id = $1
     RETURNING id`,
    [item!._id],
  );
  expect((await shown())?.title).toBe('Early dusk');
  await salon.ask(`POST /content/services/${(fields.services as string[])[0]}/archive`, ADMIN);
  expect((await shown())?.services.map(({ title }) => title)).toEqual(['Brightening facial']);
  await salon.ask(`POST /content/almanac/${id}/archive`, ADMIN);
  expect((await shown())?.title).toBe('Between the rains');
  await salon.ask(`POST /content/almanac/${item!._id}/archive`, ADMIN);
  expect(await shown()).toBeNull();
  await seedCatalog(salon.db);
  expect(await shown()).toBeNull();
});

describe('a month has one entry', () => {
  const archive = (id: string) => salon.ask(`POST /content/almanac/${id}/archive`, ADMIN);
  const monthOf = async (month: number) => {
    const all = await itemsOf(salon, 'almanac');
    return all.find(({ archived, fields }) => !archived && fields.month === month)!;
  };
  const taken = (name: string) => ({
    status: 409,
    body: {
      code: 'ALMANAC_MONTH',
      params: { month: 3, title: name },
      errors: { month: expect.stringContaining('March') },
    },
  });

  it('another is neither created, moved there, restored nor brought back by undo', async () => {
    const [march, april] = [await monthOf(3), await monthOf(4)];
    const title = march.fields.title as string;
    expect(await salon.ask('POST /content/almanac', ADMIN, march.fields)).toMatchObject(taken(title));
    expect(await salon.ask(`PATCH /content/almanac/${april._id}`, ADMIN, { month: 3 })).toMatchObject(taken(title));
    expect((await salon.ask(`PATCH /content/almanac/${march._id}`, ADMIN, { text: 'Heat.' })).status).toBe(200);
    const { act } = (await archive(march._id)).body;
    const made = await salon.ask('POST /content/almanac', ADMIN, { ...march.fields, title: 'Long light' });
    expect(made.status).toBe(201);
    expect(await salon.ask(`POST /content/almanac/${march._id}/restore`, ADMIN)).toMatchObject(taken('Long light'));
    expect(await undo(salon, act)).toMatchObject(taken('Long light'));
    await archive(made.body.entry._id);
    expect((await undo(salon, act)).status).toBe(200);
  });

  it('of two admins who create it at once one is refused', async () => {
    const { _id, fields } = await monthOf(5);
    await archive(_id);
    const create = () => salon.ask('POST /content/almanac', ADMIN, fields);
    const replies = await salon.db.transaction(async (tx) => {
      // Both are past their own check before either is stored, unless one waits for the other.
      await tx.query('SELECT FROM catalog.service FOR UPDATE');
      const both = [create(), create()];
      await untilWaiting(salon.db, 2);
      return both;
    });
    expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

it('says which of its services is archived when an undo would bring it back', async () => {
  const { _id, fields } = (await itemsOf(salon, 'almanac')).find(({ archived }) => !archived)!;
  const { act } = (await salon.ask(`PATCH /content/almanac/${_id}`, ADMIN, { text: 'Another sentence.' })).body;
  const [id = ''] = fields.services as string[];
  const { entry } = (await salon.ask(`POST /content/services/${id}/archive`, ADMIN)).body;
  const said = `${entry.fields.title} is archived. Restore it first, or choose other services.`;
  expect((await undo(salon, act)).body.errors).toEqual({ services: said });
  await salon.ask(`POST /content/services/${id}/restore`, ADMIN);
  expect((await undo(salon, act)).status).toBe(200);
});

it.each([
  ['a month that is none', { month: 13 }, 'month'],
  ['one service only', { services: ['3f0c5f5e-0000-4000-8000-000000000001'] }, 'services'],
  [
    'services that are not on the menu',
    { services: ['3f0c5f5e-0000-4000-8000-000000000001', '3f0c5f5e-0000-4000-8000-000000000002'] },
    'services',
  ],
  ['a picture of another site', { image: 'https://x.example/a.png' }, 'image'],
])('refuses %s', async (_what, change, name) => {
  const [item] = await itemsOf(salon, 'almanac');
  const reply = await salon.ask(`PATCH /content/almanac/${item!._id}`, ADMIN, change);
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain(name);
});
