import { messages } from '@salon/contracts';
import { nimali } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('user');

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const cart = { cart: { items: [{ service: { _id: ID }, quantity: 1 }], specialOffer: null, cartCount: 1 } };

it.each<[string, string, unknown, string, unknown, string | undefined]>([
  ['B-198 B-199', 'GET /api/cart/get-cart', undefined, 'GET /cart', null, undefined],
  ['B-200', 'POST /api/cart/add-cart', { serviceId: ID }, 'POST /cart/lines', { serviceId: ID }, messages.cartAdded],
  [
    'B-201',
    'POST /api/cart/add-special-offer',
    { offerId: ID, services: [{ serviceId: ID, quantity: 1, fromSpecialOffer: true, specialOfferId: ID }] },
    'POST /cart/offer',
    { offerId: ID, services: [{ serviceId: ID, quantity: 1, fromSpecialOffer: true, specialOfferId: ID }] },
    messages.offerAdded,
  ],
  [
    'B4 a line that claims another offer, which the booking service compares',
    'POST /api/cart/add-special-offer',
    { offerId: ID, services: [{ serviceId: ID, fromSpecialOffer: true, specialOfferId: OTHER }] },
    'POST /cart/offer',
    { offerId: ID, services: [{ serviceId: ID, fromSpecialOffer: true, specialOfferId: OTHER }] },
    messages.offerAdded,
  ],
  [
    'B-201 an offer alone',
    'POST /api/cart/add-special-offer',
    { offerId: ID },
    'POST /cart/offer',
    { offerId: ID },
    messages.offerAdded,
  ],
  [
    'B-184 an offer whose services have left the menu, which the booking service refuses',
    'POST /api/cart/add-special-offer',
    { offerId: ID, services: [] },
    'POST /cart/offer',
    { offerId: ID, services: [] },
    messages.offerAdded,
  ],
  [
    'B-202',
    `DELETE /api/cart/remove-cart-item/${ID}`,
    undefined,
    `DELETE /cart/lines/${ID}`,
    null,
    messages.cartRemoved,
  ],
  ['B-203', 'DELETE /api/cart/clear-cart', undefined, 'DELETE /cart', null, messages.cartCleared],
  [
    'B-204',
    `PUT /api/cart/update-quantity/${ID}`,
    { quantity: 3 },
    `PUT /cart/lines/${ID}`,
    { quantity: 3 },
    undefined,
  ],
])('%s %s answers the whole cart', async (_id, call, body, upstreamCall, passed, message) => {
  bff.services.booking.on(upstreamCall, { status: 200, body: cart });
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect([reply.status, reply.body]).toEqual([200, { status: 'success', ...(message && { message }), data: cart }]);
  expect(JSON.parse(bff.services.booking.requests(upstreamCall)[0]?.body || 'null')).toEqual(passed);
});

it.each([0, -1, 11, 1.5, 1e308, '2', null, [1], undefined])('B-185 T20 refuses quantity %j', async (quantity) => {
  const reply = await bff.call(`PUT /api/cart/update-quantity/${ID}`, { token: bff.token, body: { quantity } });
  expect([reply.status, reply.body.message]).toEqual([400, 'Quantity must be between 1 and 10']);
});

it("T20 refuses prices of the customer's own", async () => {
  for (const more of [{ price: 1 }, { totalAmount: 0 }, { user: nimali._id }]) {
    expect(
      (await bff.call('POST /api/cart/add-cart', { token: bff.token, body: { serviceId: ID, ...more } })).status,
    ).toBe(400);
  }
  const line = { serviceId: ID, quantity: 1, price: 1 };
  const reply = await bff.call('POST /api/cart/add-special-offer', {
    token: bff.token,
    body: { offerId: ID, services: [line] },
  });
  expect([reply.status, reply.body.errors]).toEqual([400, { 'services.0.price': 'Unknown field: services.0.price' }]);
});

it.each([{ fromSpecialOffer: 'yes' }, { specialOfferId: 'x' }, { specialOfferId: 5 }])(
  'B4 refuses a line that claims an offer by %j',
  async (claim) => {
    const body = { offerId: ID, services: [{ serviceId: ID, ...claim }] };
    expect((await bff.call('POST /api/cart/add-special-offer', { token: bff.token, body })).status).toBe(400);
    expect(bff.services.booking.requests('POST /cart/offer')).toEqual([]);
  },
);
