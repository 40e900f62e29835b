import { tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const ID = '11111111-1111-4111-8111-111111111111';
const CHANGE = '22222222-2222-4222-8222-222222222222';
const changed = {
  contact: { name: 'Ama', phone: '0771234568', email: '', city: '', notes: '', version: 'v1' },
  change: { id: CHANGE, undoable: true, undoableUntil: '2026-11-24T04:10:00.000Z' },
};
const put = async (fields: object, token = bff.token) =>
  bff.call(`PUT /api/admin/customers/${ID}/contact`, { token, body: { version: 'v0', ...fields } });

const details = (more: object = {}) => ({
  status: 200,
  body: { customer: { _id: ID, name: 'Ama', email: '', ids: [ID], hasAccount: false, ...more } },
});
const conflict = (code: string, params: object = {}) => ({
  status: 409,
  body: { kind: 'conflict', code, message: code, params },
});
const ADDRESS = `PUT /customers/${ID}/address`;
/** The addresses that booking was given. */
const addresses = () => bff.services.booking.requests(ADDRESS).map(({ body }) => JSON.parse(body));

it('the front desk corrects the contact of a client, and undoes it', async () => {
  const { account, booking } = bff.services;
  account.on(`PUT /clients/${ID}/contact`, { status: 200, body: changed });
  account.on(`GET /client-changes/${CHANGE}`, { status: 200, body: { clientId: ID } });
  account.on(`POST /client-changes/${CHANGE}/undo`, { status: 200, body: changed });
  booking.on(ADDRESS, { status: 200, body: {} });
  const token = await tokenOf('frontDesk');
  const reply = await put({ phone: '077 123 4568' }, token);
  expect([reply.body.message, reply.body.data]).toEqual(['The contact details are saved', changed]);
  const [sent] = account.requests(`PUT /clients/${ID}/contact`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ phone: '077 123 4568', version: 'v0' });
  expect(addresses()).toEqual([]);
  const undone = await bff.call(`POST /api/admin/client-changes/${CHANGE}/undo`, { token });
  expect([undone.status, undone.body.data]).toEqual([200, changed]);
  expect(addresses()).toEqual([{ email: '' }]);
});

it('booking gets a corrected address, also by a repeated call when it did not respond to the first one', async () => {
  const { account, booking } = bff.services;
  const email = 'ama@example.test';
  const stored = { ...changed, contact: { ...changed.contact, email } };
  account.on(`PUT /clients/${ID}/contact`, { status: 200, body: stored });
  booking.on(ADDRESS, { status: 503, body: { kind: 'unavailable', code: 'UPSTREAM_DOWN', message: '' } });
  expect((await put({ email: 'Ama@example.test' })).status).toBe(503);
  account.on(`PUT /clients/${ID}/contact`, conflict('CHANGED_MEANWHILE'));
  account.on(`GET /customers/${ID}`, details({ email }));
  booking.on(ADDRESS, { status: 200, body: {} });
  expect((await put({ email: 'Ama@example.test' })).body.code).toBe('CHANGED_MEANWHILE');
  expect(addresses()).toEqual([{ email }, { email }]);
});

it('a repeated undo gives booking the address, too; one of nobody’s change is not found', async () => {
  const { account, booking } = bff.services;
  account.on(`GET /client-changes/${CHANGE}`, { status: 200, body: { clientId: ID } });
  account.on(`POST /client-changes/${CHANGE}/undo`, conflict('ACT_UNDONE'));
  account.on(`GET /customers/${ID}`, details({ email: 'was@example.test' }));
  booking.on(ADDRESS, { status: 200, body: {} });
  const undo = async () => bff.call(`POST /api/admin/client-changes/${CHANGE}/undo`, { token: bff.token });
  expect((await undo()).body.code).toBe('ACT_UNDONE');
  expect(addresses()).toEqual([{ email: 'was@example.test' }]);
  const gone = { status: 404, body: { kind: 'not_found', code: 'ACT_NOT_FOUND', message: '' } };
  account.on(`GET /client-changes/${CHANGE}`, gone);
  expect((await undo()).status).toBe(404);
});

it('the address of an account that was no client is not sent, and a refusal is shown while booking is down', async () => {
  const { account, booking } = bff.services;
  account.on(`PUT /clients/${ID}/contact`, conflict('CONTACT_OF_ACCOUNT'));
  account.on(`GET /customers/${ID}`, details({ hasAccount: true }));
  expect((await put({ email: '' })).body.code).toBe('CONTACT_OF_ACCOUNT');
  expect(addresses()).toEqual([]);
  account.on(`GET /customers/${ID}`, details({ hasAccount: true, _id: CHANGE, ids: [CHANGE, ID] }));
  booking.on(ADDRESS, { status: 503, body: { kind: 'unavailable', code: 'UPSTREAM_DOWN', message: '' } });
  expect((await put({ email: '' })).body.code).toBe('CONTACT_OF_ACCOUNT');
  expect(addresses()).toHaveLength(1);
});

it('an address of a record that is merged with this one is refused without asking to merge the two', async () => {
  const { account, booking } = bff.services;
  account.on(`PUT /clients/${ID}/contact`, conflict('CONTACT_TAKEN', { reason: 'email', name: 'Banu' }));
  account.on(`GET /customers/${ID}`, details());
  account.on(`GET /customers/${CHANGE}`, details({ _id: CHANGE, name: 'Banu', email: 'b@example.test' }));
  booking.on(ADDRESS, { status: 200, body: {} });
  const history = (merged: string[]) => ({ status: 200, body: { visits: [], merged, into: null } });
  booking.on(`GET /customer-visits?ids=${ID}&email=`, history([]));
  const message = async () => (await put({ email: ' B@example.test' })).body.message;
  expect(await message()).not.toContain('merged with this one');
  booking.on(`GET /customer-visits?ids=${ID}&email=`, history([CHANGE]));
  expect(await message()).toBe(
    'The record of Banu has this e-mail address. It is merged with this one, so the address counts already.',
  );
});

it.each([[{ name: ' ' }], [{ phone: '12' }], [{ email: 'nobody' }], [{ notes: 7 }], [{ role: 'x' }], [{ version: 7 }]])(
  'refuses a contact %j',
  async (fields) => {
    expect((await put(fields)).status).toBe(400);
  },
);
