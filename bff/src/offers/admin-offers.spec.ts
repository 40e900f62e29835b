import { generalRefusals, messages } from '@salon/contracts';
import { pngOf } from '@salon/testing';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';
import { startBff } from '../testing/start-bff.js';

const bff = signedIn('admin');
beforeEach(() => {
  bff.services.catalog.on(`GET /offers/${ID}/any`, { status: 200, body: { offer } });
});

const ID = '11111111-1111-4111-8111-111111111111';
const CUT = '22222222-2222-4222-8222-222222222222';
const offer = { _id: ID, title: 'Rainy day', price: 9000, originalPrice: 12_000, discount: 25 };
const act = { _id: CUT, what: 'create' };
const written = { entry: { _id: ID, archived: false, position: 0, fields: {} }, act };
const texts = {
  title: 'Rainy day',
  description: 'Cut and colour.',
  price: '9000',
  originalPrice: '12000.50',
  startDate: '2026-11-23',
  endDate: '2026-11-30',
  services: `${ID},${CUT}`,
};

function form(fields: Record<string, string>, picture?: Uint8Array): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (picture) data.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), '../evil.svg');
  return data;
}
const sent = (call: string): unknown => JSON.parse(bff.services.catalog.requests(call)[0]?.body ?? 'null');

it('F-009 F-047 an admin makes an offer with a multipart form; its discount is derived, whatever is sent', async () => {
  bff.services.catalog.on('POST /content/offers', { status: 201, body: written });
  const reply = await bff.call('POST /api/special-offers', {
    token: bff.token,
    body: form({ ...texts, discount: '99' }),
  });
  expect([reply.status, reply.body]).toEqual([
    201,
    { status: 'success', message: messages.contentSaved, data: { offer, act } },
  ]);
  expect(sent('POST /content/offers')).toEqual({ ...texts, price: 9000, originalPrice: 12_000.5, services: [ID, CUT] });
});

it('F-047 its picture is processed first, and the offer has its URL', async () => {
  const imageUrl = `/media/catalog/${'0f'.repeat(16)}-4x4-e9b44c/4.webp`;
  bff.services.catalog.on('POST /uploads', { status: 201, body: { imageUrl } });
  bff.services.catalog.on('POST /content/offers', { status: 201, body: written });
  expect(
    (
      await bff.call('POST /api/special-offers', {
        token: bff.token,
        body: form(texts, pngOf({ width: 4, height: 4 })),
      })
    ).status,
  ).toBe(201);
  expect(bff.services.catalog.requests('POST /uploads')[0]?.headers['content-type']).toBe('application/octet-stream');
  expect(sent('POST /content/offers')).toMatchObject({ image: imageUrl });
});

it('F-047 a picture that is none makes no offer', async () => {
  bff.services.catalog.on('POST /uploads', failed(400, 'PICTURE_INVALID'));
  const reply = await bff.call('POST /api/special-offers', {
    token: bff.token,
    body: form(texts, new Uint8Array([1, 2, 3])),
  });
  expect([reply.status, reply.body.message]).toEqual([400, 'Please select a valid image file (JPEG, PNG, GIF)']);
  expect(bff.services.catalog.requests('POST /content/offers')).toEqual([]);
});

it('F-010 F-048 an admin changes some fields of an offer', async () => {
  bff.services.catalog.on(`PATCH /content/offers/${ID}`, { status: 200, body: written });
  const reply = await bff.call(`PATCH /api/special-offers/${ID}`, {
    token: bff.token,
    body: form({ price: '8000', image: '' }),
  });
  expect([reply.status, reply.body.data, sent(`PATCH /content/offers/${ID}`)]).toEqual([
    200,
    { offer, act },
    { price: 8000, image: null },
  ]);
});

it('F-011 F-049 deleting an offer archives it and says so; it is restored by one call', async () => {
  bff.services.catalog.on(`POST /content/offers/${ID}/archive`, { status: 200, body: written });
  bff.services.catalog.on(`POST /content/offers/${ID}/restore`, { status: 200, body: written });
  const gone = await bff.call(`DELETE /api/special-offers/${ID}`, { token: bff.token });
  expect([gone.status, gone.body.message, gone.body.data]).toEqual([
    200,
    'Archived. Guests do not see it any more; it can be restored at any time.',
    { offer, act },
  ]);
  expect((await bff.call(`POST /api/special-offers/${ID}/restore`, { token: bff.token })).body.message).toBe(
    'Restored. Guests see it again.',
  );
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['B8', { price: '12000.50' }, { price: 'The offer price must be lower than the original price' }],
  ['B8', { price: '1e3' }, { price: 'Offer price must be an amount between LKR 0 and LKR 1,000,000' }],
  ['B8', { price: '' }, { price: 'Offer price is required' }],
  ['B8', { services: '' }, { services: 'This special offer has no services defined' }],
  ['B8', { services: 'cut,colour' }, { services: 'No valid services in this special offer' }],
  ['B7', { endDate: '2026-11-22' }, { endDate: 'The last day cannot be before the first day' }],
  ['T45', { image: 'http://169.254.169.254/x' }, { image: 'Picture must be a picture of this site' }],
  ['T46', { title: 'a\u202eb' }, { title: 'Title must not contain control characters' }],
  ['T46', { archivedAt: 'x' }, { archivedAt: 'Unknown field: archivedAt' }],
])('%s refuses %j at its field', async (_id, more, errors) => {
  const reply = await bff.call('POST /api/special-offers', { token: bff.token, body: form({ ...texts, ...more }) });
  expect([reply.status, reply.body.errors]).toEqual([400, errors]);
  expect(bff.services.catalog.calls).toEqual([]);
});

it('F-009 F-010 F-011 a customer writes no offer', async () => {
  const customer = await tokenOf('user');
  for (const call of [
    'POST /api/special-offers',
    `PATCH /api/special-offers/${ID}`,
    `DELETE /api/special-offers/${ID}`,
  ]) {
    const reply = await bff.call(call, {
      token: customer,
      ...(call.startsWith('DELETE') ? {} : { body: form(texts) }),
    });
    expect([reply.status, reply.body.message]).toEqual([403, generalRefusals.forbidden]);
  }
  expect(bff.services.catalog.calls).toEqual([]);
});

/** Last, because passport has one JWT strategy in a process: that of the BFF which was started last. */
it("T43 limits an admin's uploads per hour, over all offers", async () => {
  const strict = await startBff({ fakes: bff.services, limits: 'strict' });
  bff.services.catalog.on('POST /uploads', failed(400, 'PICTURE_INVALID'));
  const save = async (call: string): Promise<number> =>
    (await strict.call(call, { token: bff.token, body: form(texts, new Uint8Array([1])) })).status;
  const replies = [];
  for (let at = 0; at < 30; at += 1)
    replies.push(await save('POST /api/special-offers'), await save(`PATCH /api/special-offers/${ID}`));
  const refused = await save('POST /api/special-offers');
  await strict.close();
  expect([replies, refused, bff.services.catalog.requests('POST /uploads').length]).toEqual([
    Array<number>(60).fill(400),
    429,
    60,
  ]);
});
