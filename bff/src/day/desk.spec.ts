import { messages } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '11111111-1111-4111-8111-111111111111';
const place = { date: '2026-11-26', startTime: '10:00', stylistId: ID };
const booking = { ...place, origin: 'walk_in', services: [{ service: ID, quantity: 1 }], note: '' };
const quote = { total: 4500.5, minutes: 60 };
const move = { ...place, from: place, tell: true, reason: '' };
const block = { ...place, endTime: '11:00', reason: 'Training' };
const person = { _id: ID, name: 'Ama', email: '', phone: '0771234567', hasAccount: false };
const newcomer = { name: 'Ama', email: '', phone: '0771234567' };
const result = { appointment: { _id: ID }, act: { id: ID, undoable: true, undoableUntil: 'x' } };
const change = {
  _id: ID,
  kind: 'create',
  subject: 'exception',
  subjectId: ID,
  title: 'Blocked time',
  by: 'A',
  at: 'x',
  undoUntil: 'x',
  undone: false,
};

it.each<[string, unknown, string, object]>([
  [`POST /api/admin/desk/visits/${ID}/move`, move, `POST /desk/visits/${ID}/move`, result],
  ['POST /api/admin/desk/blocks', block, 'POST /desk/blocks', { change }],
  [`DELETE /api/admin/desk/blocks/${ID}`, undefined, `DELETE /desk/blocks/${ID}`, { change }],
])('passes %s on', async (call, body, upstreamCall, answer) => {
  bff.services.booking.on(upstreamCall, { status: 200, body: answer });
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect([reply.status, reply.body.data]).toEqual([call === 'POST /api/admin/desk/blocks' ? 201 : 200, answer]);
  expect(JSON.parse(bff.services.booking.requests(upstreamCall)[0]?.body || 'null')).toEqual(body ?? null);
});

it('looks customers up by what is typed', async () => {
  bff.services.account.on('GET /desk-customers?search=am', { status: 200, body: { customers: [person] } });
  const reply = await bff.call('GET /api/admin/desk/customers?search=am', { token: bff.token });
  expect([reply.status, reply.body.data]).toEqual([200, { customers: [person] }]);
});

describe('two records of one person', () => {
  const OTHER = '22222222-2222-4222-8222-222222222222';
  const merged = { ...person, _id: OTHER, name: 'A. Silva', email: 'old@example.test' };
  const merges = { merged: [{ id: OTHER, email: merged.email, into: { _id: ID, name: 'Ama' } }] };
  const found = async (customers: object[]): Promise<unknown> => {
    bff.services.account.on('GET /desk-customers', { status: 200, body: { customers } });
    const reply = await bff.call('GET /api/admin/desk/customers?search=a', { token: bff.token });
    return (reply.body.data as { customers: unknown }).customers;
  };
  const kept = { customer: { ...person, city: 'Kandy', notes: '', since: '2026-11-22T10:00:00.000Z', ids: [ID] } };

  it('are found as the one that counts, whichever of them is', async () => {
    const { account, booking } = bff.services;
    booking.on('GET /customer-merges', { status: 200, body: merges });
    expect(await found([merged, person])).toEqual([person]);
    expect(account.requests(`GET /customers/${ID}`)).toEqual([]);
    account.on(`GET /customers/${ID}`, { status: 200, body: kept });
    expect(await found([merged])).toEqual([person]);
    const since = { ...merged, _id: '33333333-3333-4333-8333-333333333333' };
    expect(await found([since, merged])).toEqual([person]);
  });

  it('are both found while nobody can say so', async () => {
    bff.services.booking.on('GET /customer-merges', failed(503, 'UPSTREAM_DOWN'));
    expect(await found([merged, person])).toEqual([merged, person]);
  });

  it('are found as they are while the one that counts cannot be read', async () => {
    bff.services.booking.on('GET /customer-merges', { status: 200, body: merges });
    bff.services.account.on(`GET /customers/${ID}`, failed(503, 'UPSTREAM_DOWN'));
    expect(await found([merged])).toEqual([merged]);
  });
});

it.each<[string, object, string]>([
  ['who is known', { customerId: ID }, `GET /desk-customers/${ID}`],
  ['who is new', { customer: newcomer }, 'POST /desk-customers'],
])('books for a customer %s, as the account service knows them', async (_who, given, accountCall) => {
  bff.services.account.on(accountCall, { status: 200, body: { customer: person } });
  bff.services.booking.on('POST /desk/visits', { status: 201, body: result });
  const reply = await bff.call('POST /api/admin/desk/visits', {
    token: bff.token,
    body: { ...booking, ...quote, ...given },
    headers: { 'idempotency-key': 'press-1' },
  });
  expect([reply.status, reply.body.message, reply.body.data]).toEqual([201, 'The visit is booked', result]);
  const [sent] = bff.services.booking.requests('POST /desk/visits');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...booking, ...quote, customer: person });
  expect(sent?.headers['idempotency-key']).toBe('press-1');
});

it('marks a known customer before reading them, and books for nobody whom the undo of an import has removed', async () => {
  bff.services.account.on(`GET /desk-customers/${ID}`, failed(404, 'CUSTOMER_NOT_FOUND'));
  const body = { ...booking, customerId: ID };
  const reply = await bff.call('POST /api/admin/desk/visits', { token: bff.token, body });
  expect(reply.status).toBe(404);
  const calls = bff.services.account.calls.map(({ call }) => call).filter((call) => call.includes(ID));
  expect(calls).toEqual([`POST /customers/${ID}/referred`, `GET /desk-customers/${ID}`]);
  expect(bff.services.booking.calls).toEqual([]);
});

it('names what is in the way, with where the visit could be instead', async () => {
  const places = [{ ...place, startTime: '11:00', stylistName: 'Dilani' }];
  bff.services.account.on('POST /desk-customers', { status: 200, body: { customer: person } });
  bff.services.booking.on(
    'POST /desk/visits',
    failed(409, 'DESK_PLACE_TAKEN', {
      params: { reason: 'visit', name: 'Dilani', who: 'Banu', from: '10:00', to: '13:30' },
      data: { places },
    }),
  );
  const reply = await bff.call('POST /api/admin/desk/visits', {
    token: bff.token,
    body: { ...booking, customer: newcomer },
  });
  expect([reply.status, reply.body.message, reply.body.data]).toEqual([
    409,
    'Dilani has Banu from 10:00 AM to 1:30 PM',
    { places },
  ]);
});

it.each<[string, unknown, string]>([
  ['POST /api/admin/desk/visits', booking, ''],
  ['POST /api/admin/desk/visits', { ...booking, customerId: ID, customer: newcomer }, ''],
  ['POST /api/admin/desk/visits', { ...booking, customerId: 'x' }, 'Please choose a customer'],
  [
    'POST /api/admin/desk/visits',
    { ...booking, customer: { ...newcomer, phone: '' } },
    'A phone number or an e-mail address is needed',
  ],
  ['POST /api/admin/desk/visits', { ...booking, customer: { ...newcomer, role: 'admin' } }, ''],
  ['POST /api/admin/desk/visits', { ...booking, origin: 'online', customerId: ID }, ''],
  ['POST /api/admin/desk/visits', { ...booking, feeCents: 1, customerId: ID }, ''],
  [`POST /api/admin/desk/visits/${ID}/move`, { ...move, from: { ...place, more: 1 } }, ''],
  [`POST /api/admin/desk/visits/${ID}/move`, { ...move, from: null }, ''],
  ['POST /api/admin/desk/blocks', { ...block, reason: ' ' }, 'Please say why the time is blocked'],
  ['POST /api/admin/desk/blocks', { ...block, reason: 'a'.repeat(201) }, messages.tooLong('Reason', 200)],
  ['POST /api/admin/desk/blocks', { ...block, reason: 'a\u202eb' }, messages.unprintable('Reason')],
  ['GET /api/admin/desk/customers', undefined, ''],
])('refuses %s %j', async (call, body, sentence) => {
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect(reply.status).toBe(400);
  expect(reply.body.message).toContain(sentence);
  expect(bff.services.booking.calls).toEqual([]);
});
