import { SERVICES } from '../seed/services.seed.js';
import { ADMIN, type Catalog, openCatalog, person } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog({ isDemo: false });
});
afterAll(() => salon.close());

it('a new salon in production holds nothing invented: no people, prices, reviews, questions or contacts', async () => {
  const tables = ['service', 'category', 'offer', 'gallery_image', 'review', 'team_member', 'faq_entry', 'statistic'];
  for (const table of [...tables, 'value_card', 'almanac_month'])
    expect([table, await salon.db.query(`SELECT * FROM catalog.${table}`)]).toEqual([table, []]);
  const { site } = (await salon.ask('GET /site', null)).body;
  expect(site).toMatchObject({ phone: '', email: '', address: '', social: [], hours: [] });
  expect((await salon.ask('GET /site/content', null)).body.content).toEqual({
    about: { headline: 'About us', story: [] },
    faq: [],
    team: [],
    statistics: [],
    values: [],
  });
});

it('says what is still missing, and takes the example menu once', async () => {
  const needed = ['phone', 'email', 'address', 'mapUrl', 'hours'];
  expect((await salon.ask('GET /setup', ADMIN)).body).toEqual({ services: 0, categories: 0, missing: needed });
  await salon.ask('PATCH /content/settings/site', ADMIN, {
    phone: '+94 11 222 3333',
    email: 'desk@salon.test',
    address: '3 Flower Road',
  });
  const services = Object.values(SERVICES).flat().length;
  expect((await salon.ask('POST /setup/example-menu', ADMIN)).body).toEqual({
    services,
    categories: 4,
    missing: ['mapUrl', 'hours'],
  });
  expect(await salon.ask('POST /setup/example-menu', ADMIN)).toMatchObject({
    status: 409,
    body: { code: 'MENU_NOT_EMPTY' },
  });
});

it('takes the example menu again once everything on the menu is archived', async () => {
  const archive = async (type: string, rows: { _id: string }[]) => {
    for (const { _id } of rows)
      expect((await salon.ask(`POST /content/${type}/${_id}/archive`, ADMIN)).status).toBe(200);
  };
  for (const type of ['services', 'categories'])
    await archive(type, (await salon.ask(`GET /content/${type}`, ADMIN)).body.entries);
  expect((await salon.ask('GET /setup', ADMIN)).body).toMatchObject({ services: 0, categories: 0 });
  const services = Object.values(SERVICES).flat().length;
  const made = await salon.ask('POST /setup/example-menu', ADMIN);
  expect(made).toMatchObject({ status: 200, body: { services, categories: 4 } });
  expect((await salon.ask('GET /services', null)).body.services).toHaveLength(services);
  expect((await salon.ask('POST /setup/example-menu', ADMIN)).body.code).toBe('MENU_NOT_EMPTY');
});

it('is for admins', async () => {
  for (const call of ['GET /setup', 'POST /setup/example-menu'])
    for (const caller of [null, person()]) expect((await salon.ask(call, caller)).status).toBeGreaterThanOrEqual(401);
});
