import type { ContentTypeName } from '@salon/contracts';
import { ADMIN, type Catalog, person } from './open-catalog.js';

type Ask = Catalog['ask'];

/**
 * Calls with every user-facing write of the service: content of each table, its order, archive and undo, an import,
 * reviews, messages, and what guests read.
 */
export async function catalogJourney(ask: Ask): Promise<void> {
  const admin = async (call: string, payload?: object) => (await ask(call, ADMIN, payload)).body;
  const create = async (type: ContentTypeName, fields: object): Promise<string> =>
    (await admin(`POST /content/${type}`, fields)).entry._id;
  await create('categories', { slug: 'hair', label: 'Hair' });
  const services: string[] = [];
  for (const title of ['Scalp facial', 'Cut']) {
    const fields = { title, description: 'Steam.', category: 'hair', price: 4200, averageTime: 40 };
    services.push(await create('services', fields));
  }
  await admin('PUT /content/services/order', { from: services, to: services.toReversed() });
  await admin('POST /service-imports/check', { rows: ROWS });
  const { acts } = await admin('POST /service-imports/rows', { rows: ROWS });
  await admin('POST /service-imports/undo', { acts });
  await writeOffer(ask, await create('offers', { ...OFFER, services }));
  await create('gallery', { caption: 'Rooms', title: 'The quiet room', imageUrl: '/art/apothecary.svg' });
  await create('almanac', { month: 11, title: 'Dusk', text: 'Lamps.', image: '/art/almanac/10-lamps.svg', services });
  await writeTexts(ask, create);
  await admin('PUT /site/zone', { zone: 'Asia/Tokyo' });
  await admin('POST /uploads/kept', { url: '/media/catalog/kept.webp' });
  await writeReviews(ask);
  await writeMessage(ask);
  await readAll(ask);
}

const ROWS = [{ line: 2, title: 'Ombre', description: '', category: 'Nails', price: 12_500, minutes: 150 }];
const OFFER = {
  title: 'The evening pair',
  description: 'Two for the evening.',
  price: 7000,
  originalPrice: 8400,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
};

async function writeOffer(ask: Ask, id: string): Promise<void> {
  await ask(`PATCH /content/offers/${id}`, ADMIN, { price: 6500 });
  await ask(`POST /content/offers/${id}/archive`, ADMIN);
  const { body } = await ask(`POST /content/offers/${id}/restore`, ADMIN);
  await ask(`POST /content-acts/${body.act._id}/undo`, ADMIN);
  await ask(`GET /offers/${id}/any`, ADMIN);
}

async function writeTexts(ask: Ask, create: (type: ContentTypeName, fields: object) => Promise<string>): Promise<void> {
  await create('faq', { question: 'Is there tea?', answer: 'Always.' });
  await create('team', { name: 'Kumari', role: 'Nails', bio: 'Steady hands.', image: '/art/portrait.svg' });
  await create('statistics', { number: '7', title: 'kinds of tea', description: 'All from the hills.' });
  await create('values', { title: 'Tea first', content: 'Then the scissors.' });
  const [settings] = (await ask('GET /content/settings', ADMIN)).body.entries;
  await ask(`PATCH /content/settings/${settings._id}`, ADMIN, SETTINGS);
}

const SETTINGS = {
  brand: 'Araliya',
  companyName: 'Araliya Salon',
  tagline: 'Quiet',
  footerText: 'In Colombo.',
  phone: '0112345678',
  email: 'hello@example.test',
  address: '4 Galle Road',
  branchLabel: 'Colombo',
};

async function writeReviews(ask: Ask): Promise<void> {
  const author = person();
  const { body } = await ask('POST /reviews', author, { rating: 5, comment: 'Lovely rooms.' });
  const id: string = body.review._id;
  await ask(`PATCH /reviews/${id}`, author, { rating: 4, comment: 'Quiet rooms.' });
  await ask('PUT /reviews/verified', null, { userId: author.id });
  await ask(`POST /reviews/${id}/hide`, ADMIN, { reason: 'A name' });
  await ask(`POST /reviews/${id}/unhide`, ADMIN);
  await ask('GET /reviews/mine', author);
  await ask('GET /reviews/all', ADMIN);
  await ask(`DELETE /reviews/${id}`, author);
  await ask('POST /reviews', author, { rating: 5, comment: 'Lovely rooms.' });
}

async function writeMessage(ask: Ask): Promise<void> {
  await ask('POST /contact', null, { name: 'Nimali', email: 'nimali@example.test', message: 'A free hour?' });
  const { tasks } = (await ask('GET /contact/unanswered', ADMIN)).body;
  await ask(`POST /contact/${tasks[0]._id}/answer`, ADMIN);
  await ask(`POST /contact/${tasks[0]._id}/reopen`, ADMIN);
}

async function readAll(ask: Ask): Promise<void> {
  for (const path of ['services', 'offers', 'offers/active', 'gallery', 'almanac', 'reviews', 'site', 'site/content'])
    await ask(`GET /${path}`, null);
  for (const path of ['actions', 'content-acts?kind=services']) await ask(`GET /${path}`, ADMIN);
}
