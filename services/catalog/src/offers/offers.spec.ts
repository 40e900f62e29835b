import { randomUUID } from 'node:crypto';
import { type ContentItem, type OfferFields, sentenceOf, type SpecialOffer } from '@salon/contracts';
import { ADMIN, type Catalog, openCatalog, person } from '../testing/open-catalog.js';

let salon: Catalog;
let services: string[];
beforeAll(async () => {
  salon = await openCatalog();
  const menu: { _id: string }[] = (await salon.ask('GET /services', null)).body.services;
  services = menu.slice(0, 3).map(({ _id }) => _id);
});
afterAll(() => salon.close());

const offer = (more: Partial<OfferFields> = {}): OfferFields => ({
  title: 'Rainy day',
  description: 'Cut and colour.',
  price: 9000,
  originalPrice: 12_000,
  startDate: '2026-11-23',
  endDate: '2026-11-30',
  services,
  image: null,
  ...more,
});
const make = (more: Partial<OfferFields> = {}) => salon.ask('POST /content/offers', ADMIN, offer(more));
const active = async (): Promise<SpecialOffer[]> => (await salon.ask('GET /offers/active', null)).body.offers;
const shown = async (id: string): Promise<SpecialOffer | undefined> => (await active()).find(({ _id }) => _id === id);

it('B1 F-047 an offer made by an admin is shown to guests with its services and the percent it saves', async () => {
  const { status, body } = await make();
  expect([status, body.entry.fields]).toEqual([201, offer()]);
  expect(await shown(body.entry._id)).toMatchObject({
    title: 'Rainy day',
    price: 9000,
    originalPrice: 12_000,
    discount: 25,
    services: services.map((_id) => ({ _id, title: expect.any(String) })),
  });
});

it('B1 F-048 a change replaces what it names, services too, and is taken back whole', async () => {
  const { _id } = (await make()).body.entry;
  const [last] = services.slice(-1) as [string];
  const { body } = await salon.ask(`PATCH /content/offers/${_id}`, ADMIN, { price: 6000, services: [last] });
  expect(body.entry.fields).toEqual(offer({ price: 6000, services: [last] }));
  expect(await shown(_id)).toMatchObject({ discount: 50, services: [{ _id: last }] });
  await salon.ask(`POST /content-acts/${body.act._id}/undo`, ADMIN);
  expect(await shown(_id)).toMatchObject({ discount: 25, services: services.map((id) => ({ _id: id })) });
});

it('B1 F-049 an archived offer leaves the site and comes back as it was', async () => {
  const { _id } = (await make()).body.entry;
  await salon.ask(`POST /content/offers/${_id}/archive`, ADMIN);
  expect(await shown(_id)).toBeUndefined();
  expect((await salon.ask(`GET /offers/${_id}`, null)).status).toBe(404);
  expect([
    (await salon.ask(`GET /offers/${_id}/any`, ADMIN)).body.offer.title,
    (await salon.ask(`GET /offers/${_id}/any`, person())).status,
  ]).toEqual(['Rainy day', 403]);
  const entries: ContentItem[] = (await salon.ask('GET /content/offers', ADMIN)).body.entries;
  expect(entries.find((each) => each._id === _id)).toMatchObject({ archived: true });
  await salon.ask(`POST /content/offers/${_id}/restore`, ADMIN);
  expect(await shown(_id)).toMatchObject({ title: 'Rainy day' });
});

it('B8 an offer is not shown while one of its services is archived, and comes back with all of them', async () => {
  const { _id } = (await make()).body.entry;
  const gone = services[0] ?? '';
  const isInAll = async () =>
    (await salon.ask('GET /offers', null)).body.offers.some((each: SpecialOffer) => each._id === _id);
  const { act } = (await salon.ask(`POST /content/services/${gone}/archive`, ADMIN)).body;
  expect([await shown(_id), await isInAll(), (await salon.ask(`GET /offers/${_id}`, null)).status]).toEqual([
    undefined,
    false,
    404,
  ]);
  await salon.ask(`POST /content-acts/${act._id}/undo`, ADMIN);
  expect((await shown(_id))?.services.map((each) => each._id)).toEqual(services);
  expect([await isInAll(), (await salon.ask(`GET /offers/${_id}`, null)).status]).toEqual([true, 200]);
  await salon.ask(`POST /content/services/${gone}/archive`, ADMIN);
  expect(await shown(_id)).toBeUndefined();
  expect(
    (await salon.ask('GET /content/offers', ADMIN)).body.entries.find((each: ContentItem) => each._id === _id).fields
      .services,
  ).toEqual(services);
  await salon.ask(`POST /content/services/${gone}/restore`, ADMIN);
  expect((await shown(_id))?.services.map((each) => each._id)).toEqual(services);
});

it.each<[string, Partial<OfferFields>, Record<string, string>]>([
  ['B8', { price: 12_000 }, { price: 'The offer price must be lower than the original price' }],
  ['B8', { price: 12_001 }, { price: 'The offer price must be lower than the original price' }],
  ['B8', { price: 9000.001 }, { price: 'Offer price must be an amount between LKR 0 and LKR 1,000,000' }],
  ['B8', { price: -1 }, { price: 'Offer price must be an amount between LKR 0 and LKR 1,000,000' }],
  ['B7', { endDate: '2026-11-22' }, { endDate: 'The last day cannot be before the first day' }],
  ['B7', { startDate: '2026-02-30' }, { startDate: 'First day must be a day' }],
  ['B8', { services: [] }, { services: 'This special offer has no services defined' }],
  ['B8', { services: [randomUUID()] }, { services: 'No valid services in this special offer' }],
  ['T46', { title: 'Rain\u202eyad' }, { title: 'Title must not contain control characters' }],
  ['T45', { image: 'https://evil.test/a.png' }, { image: 'Picture must be a picture of this site' }],
  ['T45', { image: '/media/../../etc/passwd' }, { image: 'Picture must be a picture of this site' }],
])('%s refuses an offer with %j in words, and a change to it too', async (_id, more, errors) => {
  const refused = await make(more);
  expect([refused.status, refused.body.errors]).toEqual([400, errors]);
  const { entry } = (await make()).body;
  const changed = await salon.ask(`PATCH /content/offers/${entry._id}`, ADMIN, more);
  expect([changed.status, changed.body.errors]).toEqual([400, errors]);
  expect(await shown(entry._id)).toMatchObject({ price: 9000, endDate: '2026-11-30' });
});

it('says which of its services are archived when an undo would bring back an offer that guests cannot book', async () => {
  const { _id } = (await make()).body.entry;
  const { act } = (await salon.ask(`PATCH /content/offers/${_id}`, ADMIN, { price: 8000 })).body;
  const all = (await salon.ask('GET /content/services', ADMIN)).body.entries as ContentItem[];
  const [first, second] = services.map((id) => all.find((each) => each._id === id)?.fields.title as string);
  const undone = async () => {
    const { status, body } = await salon.ask(`POST /content-acts/${act._id}/undo`, ADMIN);
    return [status, sentenceOf(body)];
  };
  await salon.ask(`POST /content/services/${services[0]}/archive`, ADMIN);
  expect(await undone()).toEqual([400, `${first} is archived. Restore it first, or choose other services.`]);
  await salon.ask(`POST /content/services/${services[1]}/archive`, ADMIN);
  const both = `${first} and ${second} are archived. Restore them first, or choose other services.`;
  expect(await undone()).toEqual([400, both]);
  for (const id of services.slice(0, 2)) await salon.ask(`POST /content/services/${id}/restore`, ADMIN);
  expect((await undone())[0]).toBe(200);
});

describe('B6 an offer longer than a visit may be', () => {
  const long = async (title: string, averageTime: number | null): Promise<string> => {
    const body = { title, description: 'Slow.', category: 'hair', price: 6000, averageTime, thumbnail: null };
    return (await salon.ask('POST /content/services', ADMIN, body)).body.entry._id;
  };
  const tooLong = (minutes: number) =>
    `A special offer can take at most 480 minutes. These services take ${minutes} minutes.`;

  it('is refused in words when it is made, changed or restored', async () => {
    const [half, other, short] = [await long('Half', 240), await long('Other half', 240), await long('Short', null)];
    const refused = await make({ services: [half, other, short] });
    expect([refused.status, refused.body.errors]).toEqual([400, { services: tooLong(510) }]);
    const { entry } = (await make({ services: [half, other] })).body;
    const changed = await salon.ask(`PATCH /content/offers/${entry._id}`, ADMIN, { services: [short, half, other] });
    expect([changed.status, sentenceOf(changed.body)]).toEqual([400, tooLong(510)]);
    await salon.ask(`POST /content/offers/${entry._id}/archive`, ADMIN);
    expect((await salon.ask(`PATCH /content/services/${half}`, ADMIN, { averageTime: 300 })).status).toBe(200);
    const restored = await salon.ask(`POST /content/offers/${entry._id}/restore`, ADMIN);
    expect([restored.status, sentenceOf(restored.body)]).toEqual([400, tooLong(540)]);
  });

  it('is refused in words when one of its services becomes longer, or comes back', async () => {
    const [half, other, gone] = [await long('Third', 240), await long('Fourth', 200), await long('Fifth', 40)];
    await make({ title: 'A whole day', services: [half, other, gone] });
    const changed = await salon.ask(`PATCH /content/services/${half}`, ADMIN, { averageTime: 241 });
    expect([changed.status, sentenceOf(changed.body)]).toEqual([409, `A whole day: ${tooLong(481)}`]);
    await salon.ask(`POST /content/services/${gone}/archive`, ADMIN);
    expect((await salon.ask(`PATCH /content/services/${half}`, ADMIN, { averageTime: 280 })).status).toBe(200);
    const restored = await salon.ask(`POST /content/services/${gone}/restore`, ADMIN);
    expect([restored.status, sentenceOf(restored.body)]).toEqual([409, `A whole day: ${tooLong(520)}`]);
  });
});

it('F-045 B7 the list of offers names none that is not current; who edits offers reads these as content', async () => {
  const { _id: before } = (await make({ startDate: '2031-01-01', endDate: '2031-01-31' })).body.entry;
  const { _id: after } = (await make({ startDate: '2025-06-01', endDate: '2025-06-30' })).body.entry;
  const { _id: now } = (await make()).body.entry;
  const made = new Set([before, after, now]);
  const madeOf = (list: { _id: string }[]) => list.map(({ _id }) => _id).filter((id) => made.has(id));
  for (const caller of [null, person()])
    expect(madeOf((await salon.ask('GET /offers', caller)).body.offers)).toEqual([now]);
  expect(madeOf((await salon.ask('GET /content/offers', ADMIN)).body.entries)).toHaveLength(3);
});

it('B7 an offer of one day is shown on that day of the salon, and on no other', async () => {
  const { _id } = (await make({ startDate: '2026-12-01', endDate: '2026-12-01' })).body.entry;
  for (const [at, expected] of [
    ['2026-11-30T18:29:59Z', false],
    ['2026-11-30T18:30:00Z', true],
    ['2026-12-01T18:29:59Z', true],
    ['2026-12-01T18:30:00Z', false],
  ] as const) {
    salon.clock.set(at);
    expect((await shown(_id)) !== undefined).toBe(expected);
  }
});
