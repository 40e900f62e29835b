import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '11111111-1111-4111-8111-111111111111';
const act = { id: ID, undoable: false, why: 'A refund sent to the gateway cannot be taken back' };

it.each<[string, unknown, string, object]>([
  [`POST /api/admin/refunds/${ID}/send`, undefined, `POST /refunds/${ID}/send`, { refund: { _id: ID }, act }],
  [
    `POST /api/admin/refunds/${ID}/settle`,
    { reference: 'T-1' },
    `POST /refunds/${ID}/settle`,
    { refund: { _id: ID }, act },
  ],
])('C8 C9 passes %s on', async (call, body, upstreamCall, answer) => {
  bff.services.booking.on(upstreamCall, { status: 200, body: answer });
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect([reply.status, reply.body]).toEqual([200, { status: 'success', data: answer }]);
  expect(JSON.parse(bff.services.booking.requests(upstreamCall)[0]?.body || 'null')).toEqual(body ?? null);
});

it.each([{}, { reference: 'x'.repeat(81) }, { reference: 'T', amount: 1 }])('C9 refuses to settle %j', async (body) => {
  const reply = await bff.call(`POST /api/admin/refunds/${ID}/settle`, { token: bff.token, body });
  expect(reply.status).toBe(400);
  expect(bff.services.booking.calls).toEqual([]);
});
