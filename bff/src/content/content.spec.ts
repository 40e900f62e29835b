import { messages } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { failed } from '../testing/fake-service.js';
import { pngOf } from '@salon/testing';
import { signedIn } from '../testing/signed-in.js';
import { type Bff, startBff } from '../testing/start-bff.js';

const bff = signedIn('admin');

const ID = '11111111-1111-4111-8111-111111111111';
const question = { question: 'Is there tea?', answer: 'Always.' };
const written = { entry: { _id: ID, archived: false, position: 0, version: 'v1', fields: question }, act: { _id: ID } };

it.each<[string, string, number, unknown, string]>([
  ['POST /api/admin/content/faq', 'POST /content/faq', 201, question, messages.contentSaved],
  [`PATCH /api/admin/content/faq/${ID}`, `PATCH /content/faq/${ID}`, 200, { answer: 'Yes.' }, messages.contentSaved],
  [
    `PATCH /api/admin/content/faq/${ID}`,
    `PATCH /content/faq/${ID}`,
    200,
    { answer: 'Yes.', version: 'v1' },
    messages.contentSaved,
  ],
  [
    'PUT /api/admin/content/faq/order',
    'PUT /content/faq/order',
    200,
    { from: ['a', 'b'], to: ['b', 'a'] },
    messages.orderSaved,
  ],
  [
    'PATCH /api/admin/content/settings/site',
    'PATCH /content/settings/site',
    200,
    { phone: '+94 11 222 3333' },
    messages.contentSaved,
  ],
  [
    `POST /api/admin/content/faq/${ID}/archive`,
    `POST /content/faq/${ID}/archive`,
    200,
    undefined,
    messages.contentArchived,
  ],
  [
    `POST /api/admin/content/faq/${ID}/restore`,
    `POST /content/faq/${ID}/restore`,
    200,
    undefined,
    messages.contentRestored,
  ],
  [`POST /api/admin/content-acts/${ID}/undo`, `POST /content-acts/${ID}/undo`, 200, undefined, messages.actionUndone],
])(
  'B1 %s is passed on to the catalog and confirmed to the admin',
  async (call, upstreamCall, status, body, message) => {
    const data = /content-acts|order/.test(call) ? { act: written.act } : written;
    bff.services.catalog.on(upstreamCall, { status, body: data });
    const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
    expect([reply.status, reply.body]).toEqual([status, { status: 'success', message, data }]);
    expect(bff.services.catalog.requests(upstreamCall)[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body));
  },
);

it('B1 shows an admin every entry', async () => {
  bff.services.catalog.on('GET /content/faq', { status: 200, body: { entries: [written.entry] } });
  expect((await bff.call('GET /api/admin/content/faq', { token: bff.token })).body.data).toEqual({
    entries: [written.entry],
  });
});

it('B1 asks for the latest actions of one type, and of no unknown one', async () => {
  bff.services.catalog.on('GET /content-acts?kind=reviews', { status: 200, body: { acts: [] } });
  const latest = (type: string) => bff.call(`GET /api/admin/content-acts?kind=${type}`, { token: bff.token });
  expect((await latest('reviews')).body.data).toEqual({ acts: [] });
  expect((await latest('toString')).status).toBe(400);
});

it('B1 passes on why an action cannot be undone', async () => {
  bff.services.catalog.on(`POST /content-acts/${ID}/undo`, failed(409, 'ACT_OVERTAKEN'));
  const reply = await bff.call(`POST /api/admin/content-acts/${ID}/undo`, { token: bff.token });
  expect([reply.status, reply.body.message]).toEqual([
    409,
    'This entry was changed again later. Undo that change first.',
  ]);
});

it.each<[string, unknown, Record<string, string>]>([
  ['POST /api/admin/content/faq', {}, { question: 'Question is required', answer: 'Answer is required' }],
  ['POST /api/admin/content/faq', { ...question, id: 1 }, { id: 'Unknown field: id' }],
  ['POST /api/admin/content/faq', { ...question, version: 'v1' }, { version: 'Unknown field: version' }],
  [`PATCH /api/admin/content/faq/${ID}`, { version: 1 }, { version: 'Unknown field: version' }],
  ['POST /api/admin/content/faq', [], { question: 'Question is required', answer: 'Answer is required' }],
  [
    `PATCH /api/admin/content/services/${ID}`,
    { price: 'free', averageTime: 4.5 },
    {
      price: 'Price must be an amount between LKR 0 and LKR 1,000,000',
      averageTime: 'Minutes must be a whole number between 5 and 480',
    },
  ],
  [
    'PATCH /api/admin/content/settings/site',
    { whatsapp: 'javascript:alert(1)' },
    { whatsapp: 'Chat must be an address that starts with https://' },
  ],
])('T46 %s with %j names each field that is wrong', async (call, body, errors) => {
  const reply = await bff.call(call, { token: bff.token, body });
  expect([reply.status, reply.body.errors]).toEqual([400, errors]);
  expect(bff.services.catalog.calls).toEqual([]);
});

it.each([
  'GET /api/admin/content/users',
  'GET /api/admin/content/..%2Fsessions',
  `POST /api/admin/content/toString/${ID}/archive`,
  'POST /api/admin/content/faq/a%2F..%2Fb/archive',
  'POST /api/admin/content-acts/1/undo',
])('T59 %s makes no upstream call', async (call) => {
  expect((await bff.call(call, { token: bff.token })).status).toBe(404);
  expect(bff.services.catalog.calls).toEqual([]);
});

it('a guest of the same instance sees a change at once, a guest of another one within two seconds', async () => {
  let answer = 'Always.';
  bff.services.catalog.on('GET /site/content', () => ({
    status: 200,
    body: { content: { faq: [{ question: 'Is there tea?', answer }] } },
  }));
  bff.services.catalog.on(`PATCH /content/faq/${ID}`, ({ body }) => {
    answer = (JSON.parse(body) as { answer: string }).answer;
    return { status: 200, body: written };
  });
  const other = await startBff({ fakes: bff.services });
  const seen = async (at: Bff): Promise<string> =>
    (await at.call<{ content: { faq: [{ answer: string }] } }>('GET /api/site/content')).body.data.content.faq[0]
      .answer;
  expect([await seen(bff), await seen(other)]).toEqual(['Always.', 'Always.']);
  await bff.call(`PATCH /api/admin/content/faq/${ID}`, { token: bff.token, body: { answer: 'Tea and coffee.' } });
  expect(await seen(bff)).toBe('Tea and coffee.');
  const twoSecondsLater = new Date(Date.now() + 2_001);
  Object.assign(other.app.get(Clock), { now: () => twoSecondsLater });
  expect(await seen(other)).toBe('Tea and coffee.');
  await other.close();
});

describe('POST /api/admin/content-pictures', () => {
  const picture = pngOf({ width: 4, height: 4 });
  const imageUrl = `/media/catalog/${'0f'.repeat(16)}-4x4-e9b44c/4.webp`;
  const formWith = (bytes?: Uint8Array): FormData => {
    const data = new FormData();
    if (bytes) data.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'rain.png');
    return data;
  };

  it('stores a picture and returns its address', async () => {
    bff.services.catalog.on('POST /uploads', { status: 201, body: { imageUrl } });
    const reply = await bff.call('POST /api/admin/content-pictures', { token: bff.token, body: formWith(picture) });
    expect([reply.status, reply.body.data]).toEqual([201, { imageUrl }]);
    expect(bff.services.catalog.requests('POST /uploads')).toHaveLength(1);
  });

  it('says at the field what is missing', async () => {
    const reply = await bff.call('POST /api/admin/content-pictures', { token: bff.token, body: formWith() });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, ['image']]);
  });
});

it('says how many carts hold a service, before its price is changed', async () => {
  bff.services.booking.on(`GET /cart/holding/${ID}`, { status: 200, body: { carts: 3 } });
  const reply = await bff.call(`GET /api/admin/services/${ID}/carts`, { token: bff.token });
  expect([reply.status, reply.body.data]).toEqual([200, { carts: 3 }]);
});
