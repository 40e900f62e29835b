import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('stylist');
const ID = '11111111-1111-4111-8111-111111111111';
const day = {
  date: '2026-11-26',
  asOf: '09:41',
  stylist: { _id: ID, name: 'Dilani Perera' },
  closed: null,
  shifts: [{ start: '09:00', end: '18:00' }],
  visits: [],
};

it.each<[string, unknown, string]>([
  ['GET /api/my-day', undefined, 'GET /my-day'],
  [`POST /api/my-day/visits/${ID}/step`, { to: 'arrived' }, `POST /my-day/visits/${ID}/step`],
  [`POST /api/my-day/acts/${ID}/undo`, undefined, `POST /my-day/acts/${ID}/undo`],
])('passes %s of a stylist on', async (call, body, upstreamCall) => {
  bff.services.booking.on(upstreamCall, { status: 200, body: day });
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect([reply.status, reply.body.data]).toEqual([200, day]);
  expect(JSON.parse(bff.services.booking.requests(upstreamCall)[0]?.body || 'null')).toEqual(body ?? null);
});

it.each([{ to: 'no_show' }, { to: 'arrived', stylistId: ID }, {}])('refuses %j', async (body) => {
  const reply = await bff.call(`POST /api/my-day/visits/${ID}/step`, { token: bff.token, body });
  expect([reply.status, bff.services.booking.calls]).toEqual([400, []]);
});
