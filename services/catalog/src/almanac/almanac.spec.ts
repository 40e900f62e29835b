import { existsSync } from 'node:fs';
import type { AlmanacMonth } from '@salon/contracts';
import { ALMANAC } from '../seed/almanac.seed.js';
import { seedCatalog } from '../seed/seed-catalog.js';
import { itemsOf } from '../testing/content.js';
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
  const made = await salon.ask('POST /content/almanac', ADMIN, { ...fields, title: 'Early dusk' });
  expect((await shown())?.title).toBe('Early dusk');
  await salon.ask(`POST /content/services/${(fields.services as string[])[0]}/archive`, ADMIN);
  expect((await shown())?.services.map(({ title }) => title)).toEqual(['Brightening facial']);
  await salon.ask(`POST /content/almanac/${made.body.entry._id}/archive`, ADMIN);
  expect((await shown())?.title).toBe('Between the rains');
  await salon.ask(`POST /content/almanac/${item!._id}/archive`, ADMIN);
  expect(await shown()).toBeNull();
  await seedCatalog(salon.db);
  expect(await shown()).toBeNull();
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
