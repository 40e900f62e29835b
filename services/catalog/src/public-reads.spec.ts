import { randomUUID } from 'node:crypto';
import { type Caller, openDatabase } from '@salon/nest-kit';
import { dropTestDatabase, eventually, testDatabaseUrl } from '@salon/testing';
import { database } from './data-source.js';
import { seedCatalog } from './seed/seed-catalog.js';
import { seedTexts } from './seed/seed-texts.js';
import { firstItemOf, itemsOf, undo } from './testing/content.js';
import { ADMIN, type Catalog, openCatalog, person } from './testing/open-catalog.js';

/** The same content with the same ids, under other names. */
const RENAMED = `
  UPDATE catalog.service SET title = 'Replica';
  UPDATE catalog.category SET label = 'Replica';
  UPDATE catalog.offer SET title = 'Replica';
  UPDATE catalog.gallery_image SET title = 'Replica';
  UPDATE catalog.review SET comment = 'Replica';
  UPDATE catalog.almanac_month SET title = 'Replica';
  UPDATE catalog.faq_entry SET question = 'Replica';
  UPDATE catalog.site SET value = value || '{"brand": "Replica"}'`;

let readUrl: string;
let salon: Catalog;
let offer: string;
let service: string;

beforeAll(async () => {
  readUrl = await testDatabaseUrl();
  const replica = await openDatabase(database(readUrl, 1));
  await seedTexts(replica);
  await seedCatalog(replica);
  await replica.query(RENAMED);
  await replica.destroy();
  salon = await openCatalog({ readUrl });
  offer = (await itemsOf(salon, 'offers'))[0]?._id ?? '';
  service = (await firstItemOf(salon, 'services'))._id;
});
afterAll(async () => {
  await salon.close();
  await dropTestDatabase(readUrl);
});

const author = person();

async function isByReplica(call: string, caller: Caller | null = null, body?: object): Promise<boolean> {
  const reply = await salon.ask(call, caller, body);
  expect([call, reply.status]).toEqual([call, 200]);
  return JSON.stringify(reply.body).includes('Replica');
}

const untilReplica = () => eventually(() => isByReplica('GET /services'));

it('the replica serves what every guest may see', async () => {
  await untilReplica();
  const lists = ['/services', '/offers/active', '/offers', `/offers/${offer}`, '/gallery', '/reviews', '/almanac'];
  for (const path of [...lists, '/site', '/site/content'])
    expect([path, await isByReplica(`GET ${path}`)]).toEqual([path, true]);
});

it('the primary serves admins, authors, and the prices that booking asks for', async () => {
  await untilReplica();
  await salon.ask('POST /reviews', author, { rating: 5, comment: 'Lovely.' });
  await untilReplica();
  for (const path of [`/offers/${offer}/any`, '/content/services', '/content/settings', '/reviews/all'])
    expect([path, await isByReplica(`GET ${path}`, ADMIN)]).toEqual([path, false]);
  expect(await isByReplica('GET /reviews/mine', author)).toBe(false);
  expect(await isByReplica(`GET /offers/${offer}/priced`)).toBe(false);
  expect(await isByReplica('POST /services/lookup', null, { ids: [service] })).toBe(false);
});

it('after each change guests read it, whatever the replica holds', async () => {
  const other = person();
  const ids = (await itemsOf(salon, 'faq')).map(({ _id }) => _id);
  const review = (await salon.ask('POST /reviews', other, { rating: 4, comment: 'Good.' })).body.review._id;
  const { act } = (await salon.ask(`PATCH /content/services/${service}`, ADMIN, { title: 'Cut' })).body;
  const changes = [
    () => salon.ask('POST /reviews', person({ id: randomUUID() }), { rating: 3, comment: 'Fine.' }),
    () => salon.ask(`PATCH /reviews/${review}`, other, { rating: 5, comment: 'Better.' }),
    () => salon.ask(`POST /reviews/${review}/hide`, ADMIN, { reason: 'Not of this salon.' }),
    () => salon.ask('PUT /reviews/verified', null, { userId: other.id }),
    () => salon.ask(`DELETE /reviews/${review}`, other),
    () => undo(salon, act),
    () => salon.ask(`PATCH /content/services/${service}`, ADMIN, { title: 'Haircut' }),
    () => salon.ask('PUT /content/faq/order', ADMIN, { from: ids, to: ids.toReversed() }),
    () => salon.ask('PUT /site/zone', null, { zone: 'Asia/Kolkata' }),
  ];
  for (const change of changes) {
    await untilReplica();
    const { status, body } = await change();
    expect([status < 300, body.code]).toEqual([true, undefined]);
    expect([String(change), await isByReplica('GET /services')]).toEqual([String(change), false]);
  }
});
