import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('frontDesk');
const ID = '11111111-1111-4111-8111-111111111111';
const result = { appointment: { _id: ID }, act: { id: ID, undoable: true, undoableUntil: 'x' } };
const linesAt = (price: number) => ({ services: [{ service: ID, quantity: 1, price }], version: 'v' });

it.each([
  ['note', { text: 'Colour\t7/1\r\nfor an hour', version: 'v' }],
  ['lines', { ...linesAt(1_000_000), total: 1_000_000, minutes: 60 }],
])('passes the %s of a visit on', async (part, body) => {
  bff.services.booking.on(`PUT /visits/${ID}/${part}`, { status: 200, body: result });
  const reply = await bff.call(`PUT /api/admin/visits/${ID}/${part}`, { token: bff.token, body });
  expect([reply.status, reply.body.data]).toEqual([200, result]);
  expect(JSON.parse(bff.services.booking.requests(`PUT /visits/${ID}/${part}`)[0]?.body ?? '')).toEqual(body);
});

it.each([
  ['note', { text: 'a\u202eb', version: 'v' }],
  ['note', { text: 'x'.repeat(2_001), version: 'v' }],
  ['lines', linesAt(1_000_001)],
])('refuses a %s that booking would refuse', async (part, body) => {
  const reply = await bff.call(`PUT /api/admin/visits/${ID}/${part}`, { token: bff.token, body });
  expect([reply.status, bff.services.booking.calls]).toEqual([400, []]);
});
