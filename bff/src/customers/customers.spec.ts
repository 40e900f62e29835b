import type { CustomerVisits } from '@salon/contracts';
import { messages } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const person = {
  _id: ID,
  name: 'Ama',
  email: 'ama@example.test',
  phone: '0771234567',
  city: '',
  notes: '',
  hasAccount: true,
};
const customer = { ...person, since: '2026-11-22T10:00:00.000Z', ids: [ID, OTHER] };
const history = {
  visits: [],
  total: 0,
  completed: 0,
  noShows: 0,
  lateCancellations: 0,
  refundsDue: 0,
  notPaid: 0,
  notes: { allergies: '', preferences: '', notes: '', blocked: '', prepay: '', version: 'v' },
  merged: [] as string[],
  into: null as CustomerVisits['into'],
};
const noMerges = { status: 200, body: { merged: [] } };
const MERGES = `GET /customer-merges?ids=${ID}%2C${OTHER}`;
beforeEach(() => {
  for (const call of [MERGES, `GET /customer-merges?ids=${ID}`]) bff.services.booking.on(call, noMerges);
});
const DETAILS = `GET /customers/${ID}`;
const BOTH = `GET /customer-visits?ids=${ID}%2C${OTHER}&email=ama%40example.test`;
const read = async () => bff.call(`GET /api/admin/customers/${ID}`, { token: bff.token });

it('customers are searched in the account service, or found by the number of a visit', async () => {
  const { account, booking } = bff.services;
  account.on('GET /customers?search=am', { status: 200, body: { customers: [person], next: null } });
  account.on(DETAILS, { status: 200, body: { customer } });
  booking.on('GET /visits/ARL-261126-0042/customer', { status: 200, body: { customerId: ID } });
  booking.on('GET /visits/ARL-261126-9999/customer', failed(404, 'APPOINTMENT_NOT_FOUND'));
  const search = async (text: string) =>
    (await bff.call(`GET /api/admin/customers?search=${text}`, { token: bff.token })).body.data;
  expect(await search('am')).toEqual({ customers: [person], next: null });
  expect(await search('arl-261126-0042')).toEqual({ customers: [person], next: null });
  expect(await search('ARL-261126-9999')).toEqual({ customers: [], next: null });
});

it('a record is composed of both services, with the visits of each id of the person', async () => {
  bff.services.account.on(DETAILS, { status: 200, body: { customer } });
  bff.services.booking.on(BOTH, { status: 200, body: history });
  expect((await read()).body.data).toEqual({ customer, history, alsoKnownAs: [] });
});

it('the part of a service that is down is null, and of two nothing is left', async () => {
  const { account, booking } = bff.services;
  account.on(DETAILS, failed(503, 'UPSTREAM_DOWN'));
  booking.on(`GET /customer-visits?ids=${ID}&email=`, { status: 200, body: history });
  expect((await read()).body.data).toEqual({ customer: null, history, alsoKnownAs: [] });
  account.on(DETAILS, { status: 200, body: { customer } });
  booking.on(BOTH, failed(503, 'UPSTREAM_DOWN'));
  expect((await read()).body.data).toEqual({ customer, history: null, alsoKnownAs: [] });
  account.on(DETAILS, failed(503, 'UPSTREAM_DOWN'));
  booking.on(`GET /customer-visits?ids=${ID}&email=`, failed(503, 'UPSTREAM_DOWN'));
  expect((await read()).status).toBe(503);
});

const change = {
  _id: OTHER,
  kind: 'edit',
  subject: 'customer',
  subjectId: ID,
  title: 'Notes of Ama',
  by: 'Nimal',
  at: '2026-11-23T04:10:00.000Z',
  undoUntil: '2026-11-24T04:10:00.000Z',
  undone: false,
};

const THIRD = '33333333-3333-4333-8333-333333333333';
const listed = { ...person, _id: THIRD, name: 'A. Silva' };
const third = { ...listed, since: customer.since, ids: [THIRD] };

it('a record that was merged is that of whoever it was merged into, with who that is, too', async () => {
  const { account, booking } = bff.services;
  account.on(`GET /customers/${THIRD}`, { status: 200, body: { customer: third } });
  account.on(DETAILS, { status: 200, body: { customer } });
  const of3 = `GET /customer-visits?ids=${THIRD}&email=ama%40example.test`;
  booking.on(of3, { status: 200, body: { ...history, into: { _id: ID, name: 'Ama' } } });
  booking.on(BOTH, { status: 200, body: { ...history, merged: [THIRD] } });
  const reply = await bff.call(`GET /api/admin/customers/${THIRD}`, { token: bff.token });
  expect(reply.body.data).toEqual({ customer, history: { ...history, merged: [THIRD] }, alsoKnownAs: [listed] });
});

it('the list says whose record another was merged into, and is there while nobody can say so', async () => {
  const { account, booking } = bff.services;
  const since = { ...person, _id: OTHER, name: 'Registered since', email: 'old@example.test' };
  account.on('GET /customers', { status: 200, body: { customers: [listed, since], next: null } });
  const call = `GET /customer-merges?ids=${THIRD}%2C${OTHER}&emails=ama%40example.test%2Cold%40example.test`;
  const into = { _id: ID, name: 'Ama' };
  const merged = [
    { id: THIRD, email: null, into },
    { id: 'of before', email: since.email, into },
  ];
  booking.on(call, { status: 200, body: { merged } });
  const list = async () => (await bff.call('GET /api/admin/customers', { token: bff.token })).body.data;
  expect(await list()).toMatchObject({
    customers: [
      { ...listed, into },
      { ...since, into },
    ],
  });
  booking.on(call, failed(503, 'UPSTREAM_DOWN'));
  expect(await list()).toEqual({ customers: [listed, since], next: null });
});

it('of two records of one person that are both found, the list has the one that is kept', async () => {
  const { account, booking } = bff.services;
  account.on('GET /customers', { status: 200, body: { customers: [listed, person], next: null } });
  const merged = [{ id: THIRD, email: person.email, into: { _id: ID, name: 'Ama' } }];
  const call = `GET /customer-merges?ids=${THIRD}%2C${ID}&emails=ama%40example.test`;
  booking.on(call, { status: 200, body: { merged } });
  const list = await bff.call('GET /api/admin/customers', { token: bff.token });
  expect(list.body.data).toEqual({ customers: [person], next: null });
});

it('whose notes are kept under the id of a client is known by their account', async () => {
  const { account, booking } = bff.services;
  account.on('GET /customers', { status: 200, body: { customers: [listed, person], next: null } });
  account.on(`GET /customers/${OTHER}`, { status: 200, body: { customer } });
  const into = { _id: OTHER, name: 'Ama as a client' };
  const merged = [{ id: THIRD, email: person.email, into }];
  booking.on(`GET /customer-merges?ids=${THIRD}%2C${ID}&emails=ama%40example.test`, { status: 200, body: { merged } });
  booking.on(`GET /customer-merges?ids=${THIRD}&emails=ama%40example.test`, { status: 200, body: { merged } });
  const list = async () => (await bff.call('GET /api/admin/customers', { token: bff.token })).body.data;
  expect(await list()).toEqual({ customers: [person], next: null });
  account.on('GET /customers', { status: 200, body: { customers: [listed], next: null } });
  expect(await list()).toEqual({ customers: [{ ...listed, into: { _id: ID, name: 'Ama' } }], next: null });
  account.on(`GET /customers/${OTHER}`, failed(404, 'CUSTOMER_NOT_FOUND'));
  expect(await list()).toEqual({ customers: [{ ...listed, into }], next: null });
});

it('a record is read though somebody who was merged into it went with the undo of their import', async () => {
  const { account, booking } = bff.services;
  account.on(DETAILS, { status: 200, body: { customer } });
  account.on(`GET /customers/${THIRD}`, failed(404, 'CUSTOMER_NOT_FOUND'));
  booking.on(BOTH, { status: 200, body: { ...history, merged: [THIRD] } });
  expect((await read()).body.data).toMatchObject({ customer, alsoKnownAs: [] });
});

it('two records are merged with all their ids and addresses, or it says why not', async () => {
  const { account, booking } = bff.services;
  account.on(`GET /customers/${THIRD}`, { status: 200, body: { customer: third } });
  account.on(DETAILS, { status: 200, body: { customer } });
  booking.on('POST /customer-merges', { status: 200, body: { change: { ...change, subject: 'customerMerge' } } });
  const merge = (merged: unknown) =>
    bff.call(`POST /api/admin/customers/${ID}/merge`, { token: bff.token, body: { merged } });
  expect((await merge(THIRD)).body).toMatchObject({
    message: messages.customersMerged,
    data: { change: { _id: OTHER } },
  });
  expect(JSON.parse(booking.requests('POST /customer-merges')[0]?.body ?? '')).toEqual({
    kept: { ids: [ID, OTHER], email: person.email, name: 'Ama' },
    merged: { ids: [THIRD], email: person.email, name: 'A. Silva' },
  });
  booking.on('POST /customer-merges', failed(409, 'MERGE_SAME'));
  expect((await merge(THIRD)).body).toMatchObject({ code: 'MERGE_SAME', message: 'This is the same record' });
  expect((await merge('me')).status).toBe(400);
});

it('another code is sent to whoever waits for one, or it says why not', async () => {
  const send = (email: string) => bff.call('POST /api/admin/customers/code', { token: bff.token, body: { email } });
  bff.services.account.on('POST /customers/code', { status: 200, body: {} });
  expect((await send('new@example.test')).body.message).toBe(messages.customerCodeSent);
  bff.services.account.on('POST /customers/code', failed(409, 'NO_CODE_AWAITED', { params: { reason: 'verified' } }));
  expect((await send('new@example.test')).body.message).toMatch(/have entered their code already/);
  expect((await send('nobody')).status).toBe(400);
});

it('a customer is signed out everywhere, or it says why not', async () => {
  const path = `DELETE /customers/${ID}/sessions`;
  const signOut = () => bff.call(`DELETE /api/admin/customers/${ID}/sessions`, { token: bff.token });
  bff.services.account.on(path, { status: 200, body: { ended: 2 } });
  expect((await signOut()).body).toMatchObject({ message: messages.customerSignedOut, data: { ended: 2 } });
  bff.services.account.on(path, failed(409, 'CUSTOMER_NOT_SIGNED_IN'));
  expect((await signOut()).body.code).toBe('CUSTOMER_NOT_SIGNED_IN');
});

it('somebody nobody knows is not found', async () => {
  bff.services.account.on(DETAILS, failed(404, 'CUSTOMER_NOT_FOUND'));
  expect((await read()).status).toBe(404);
});

it.each([
  [`PUT /api/admin/customers/${ID}/notes`, { allergies: 'Nuts', version: 'v' }, [ID]],
  [`POST /api/admin/customers/${ID}/merge`, { merged: THIRD }, [ID, THIRD]],
])('%s marks the records before it reads them', async (call, body, ids) => {
  const { account } = bff.services;
  for (const id of ids) account.on(`GET /customers/${id}`, { status: 200, body: { customer } });
  expect((await bff.call(call, { token: bff.token, body })).status).toBe(200);
  for (const id of ids)
    expect(account.calls.flatMap((each) => (each.call.includes(id) ? each.call : []))).toEqual([
      `POST /customers/${id}/referred`,
      `GET /customers/${id}`,
    ]);
});

it('notes are written for all ids and the address of the person', async () => {
  const { account, booking } = bff.services;
  const written = { notes: { ...history.notes, allergies: 'Nuts' }, change };
  account.on(DETAILS, { status: 200, body: { customer } });
  booking.on('PUT /customer-notes', { status: 200, body: written });
  const body = { allergies: 'Nuts', version: 'v' };
  const reply = await bff.call(`PUT /api/admin/customers/${ID}/notes`, { token: bff.token, body });
  expect([reply.body.message, reply.body.data]).toEqual(['Noted in the record', written]);
  const sent = JSON.parse(booking.requests('PUT /customer-notes')[0]?.body ?? '');
  expect(sent).toEqual({ ...body, ids: [ID, OTHER], email: person.email, name: 'Ama' });
});

it.each([[{ allergies: 'x'.repeat(1001) }], [{ notes: 7 }], [{ email: 'other@example.test' }], [{ version: 7 }]])(
  'refuses notes %j',
  async (fields) => {
    const body = { version: 'v', ...fields };
    const reply = await bff.call(`PUT /api/admin/customers/${ID}/notes`, { token: bff.token, body });
    expect(reply.status).toBe(400);
  },
);
