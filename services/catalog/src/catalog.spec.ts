import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type GalleryGroup,
  type PricedOffer,
  type PricedService,
  type Review,
  type SalonService,
  sentenceOf,
  type Site,
  type SpecialOffer,
} from '@salon/contracts';
import { CALLER_HEADER, createLogger, createServer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, FixedClock, testDatabaseUrl } from '@salon/testing';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { seedCatalog } from './seed/seed-catalog.js';

const KEY = 'catalog-call-key-for-development-only-0000';
const clock = new FixedClock('2026-11-23T04:00:00Z');
let url: string;
let app: NestFastifyApplication;
let signed: string;

beforeAll(async () => {
  url = await testDatabaseUrl();
  process.env.DATABASE_URL = url;
  const { AppModule } = await import('./app.module.js');
  app = await createServer(AppModule, { name: 'catalog', port: 0 }, createLogger('catalog', 'silent'));
  Object.assign(app.get(Clock), { now: () => clock.now() });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  signed = await signCall({ key: KEY, audience: 'catalog', issuer: 'bff', caller: null });
});

afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
});

async function get<T>(path: string): Promise<T> {
  return (await app.inject({ url: path, headers: { [CALLER_HEADER]: signed } })).json<T>();
}

it('C-045 C-047 shows forty services with title, price in LKR and minutes', async () => {
  const { services } = await get<{ services: SalonService[] }>('/services');
  expect(services).toHaveLength(40);
  expect(services[0]).toEqual({
    _id: expect.any(String),
    title: 'Haircut & finish',
    description: 'Wash, cut and a soft blow-dry.',
    category: 'hair',
    price: 4500,
    averageTime: 60,
    thumbnail: '/art/hair-cut.svg',
  });
  expect(new Set(services.map(({ category }) => category))).toEqual(new Set(['hair', 'nail', 'facial', 'makeup']));
});

it('C-032 lists only the offers whose salon-local days hold today', async () => {
  const { offers } = await get<{ offers: SpecialOffer[] }>('/offers/active');
  expect(offers.map(({ title }) => title)).toEqual([
    'The evening pair',
    'Petal to fingertip',
    'Monsoon rescue',
    'Sunday face',
  ]);
  clock.set('2031-01-31T18:29:00Z');
  expect((await get<{ offers: SpecialOffer[] }>('/offers/active')).offers.map(({ title }) => title)).toEqual([
    'New year gloss',
  ]);
  clock.set('2031-01-31T18:30:00Z');
  expect((await get<{ offers: SpecialOffer[] }>('/offers/active')).offers).toEqual([]);
  clock.set('2026-11-23T04:00:00Z');
});

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const TEXT = expect.stringMatching(/\S/);

it('C-048 every offer carries exactly its id, words, prices, percent, picture, days and services', async () => {
  const { offers } = await get<{ offers: SpecialOffer[] }>('/offers');
  for (const offer of offers) {
    expect(offer).toEqual({
      _id: ID,
      title: TEXT,
      description: TEXT,
      price: expect.any(Number),
      originalPrice: expect.any(Number),
      discount: expect.any(Number),
      image: TEXT,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      services: expect.any(Array),
    });
    expect(offer.services.length).toBeGreaterThan(0);
    for (const service of offer.services) expect(service).toMatchObject({ _id: ID, title: TEXT });
  }
  expect(new Set(offers.map(({ _id }) => _id)).size).toBe(offers.length);
});

it('C-048 C-049 C-050 an offer carries both prices, the percent saved, its days and its services', async () => {
  const { offers } = await get<{ offers: SpecialOffer[] }>('/offers');
  const [pair] = offers;
  expect(offers).toHaveLength(4); // Two more have ended or have not begun (decision B7).
  expect(pair).toMatchObject({
    price: 8560,
    originalPrice: 10700,
    discount: 20,
    startDate: '2026-01-01',
    endDate: '2030-12-31',
  });
  expect(pair?.services.map(({ title }) => title)).toEqual(['Evening make-up', 'Signature manicure']);
  expect((await get<{ offer: SpecialOffer }>(`/offers/${pair?._id}`)).offer).toEqual(pair);
});

it('prices services and offers in cents for the booking service', async () => {
  const { services } = await get<{ services: SalonService[] }>('/services');
  const massage = services.find(({ title }) => title.startsWith('Head'));
  const reply = await app.inject({
    method: 'POST',
    url: '/services/lookup',
    headers: { [CALLER_HEADER]: signed },
    payload: { ids: [massage?._id, '00000000-0000-4000-8000-000000000000'] },
  });
  expect(reply.json<{ services: PricedService[] }>().services).toEqual([
    expect.objectContaining({ priceCents: 390_000, minutes: 30, archived: false }),
  ]);
  const { offers } = await get<{ offers: SpecialOffer[] }>('/offers/active');
  const { offer } = await get<{ offer: PricedOffer }>(`/offers/${offers[0]?._id}/priced`);
  expect(offer).toMatchObject({ priceCents: 856_000, originalPriceCents: 1_070_000 });
  expect(offer.services.map(({ minutes }) => minutes)).toEqual([60, 45]);
});

it.each([
  [{}],
  [{ ids: 'x' }],
  [{ ids: ['x'] }],
  [{ ids: Array.from({ length: 51 }, () => '00000000-0000-4000-8000-000000000000') }],
])('refuses to look up %j', async (payload) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/services/lookup',
    headers: { [CALLER_HEADER]: signed },
    payload,
  });
  expect(reply.statusCode).toBe(400);
});

it('C-053 groups at least 24 pictures under six captions', async () => {
  const { galleryImages } = await get<{ galleryImages: GalleryGroup[] }>('/gallery');
  expect(galleryImages.map(({ caption }) => caption)).toEqual([
    'Hair',
    'Bridal',
    'Nails',
    'Skin',
    'Make-up',
    'The house',
  ]);
  const images = galleryImages.flatMap((group) => group.images);
  expect(images).toHaveLength(24);
  for (const image of images)
    expect(image).toEqual({ _id: ID, imageUrl: expect.stringMatching(/^\/(?:art|media)\//), caption: TEXT });
  for (const group of galleryImages) expect(Object.keys(group).sort()).toEqual(['caption', 'images']);
  expect(new Set(images.map(({ _id }) => _id)).size).toBe(24);
});

it('C-051 a review shows its author by name and picture only', async () => {
  const { reviews } = await get<{ reviews: Review[] }>('/reviews');
  expect(reviews).toHaveLength(8);
  expect(Object.keys(reviews[0] ?? {}).sort()).toEqual([
    '_id',
    'comment',
    'createdAt',
    'rating',
    'user',
    'verifiedVisit',
  ]);
  expect(Object.keys(reviews[0]?.user ?? {}).sort()).toEqual(['name', 'profileImage']);
});

it('knows the salon by name and contacts', async () => {
  expect((await get<{ site: Site }>('/site')).site).toMatchObject({ brand: 'Araliya', social: { length: 4 } });
});

it('F-046 answers an unknown and a malformed offer id alike', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', '1 OR 1=1', '%2e%2e']) {
    const reply = await app.inject({ url: `/offers/${id}`, headers: { [CALLER_HEADER]: signed } });
    expect([reply.statusCode, sentenceOf(reply.json())]).toEqual([404, 'The requested resource was not found']);
  }
});

it('T59 answers nobody without the signature of the BFF', async () => {
  const foreign = await signCall({ key: KEY, audience: 'booking', issuer: 'bff', caller: null });
  const forged = await signCall({ key: 'x'.repeat(32), audience: 'catalog', issuer: 'bff', caller: null });
  for (const headers of [
    {},
    { [CALLER_HEADER]: foreign },
    { [CALLER_HEADER]: forged },
    { [CALLER_HEADER]: 'e30.e30.' },
  ]) {
    expect((await app.inject({ url: '/services', headers })).statusCode).toBe(401);
  }
});

it('seeds once: a second start changes nothing', async () => {
  const before = await get('/offers');
  await seedCatalog(app.get(DataSource));
  expect(await get('/offers')).toEqual(before);
  expect((await get<{ services: SalonService[] }>('/services')).services).toHaveLength(40);
});

it('is alive, ready, and says which part is not', async () => {
  expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' });
  expect((await app.inject({ url: '/health/ready' })).json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', jobs: 'ok' },
  });
});
