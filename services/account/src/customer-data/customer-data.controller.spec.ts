import type { AccountData } from '@salon/contracts';
import { DEMO_PASSWORDS, PASSWORD } from '@salon/testing/passwords';
import { type Caller, CALLER_HEADER, signCall } from '@salon/nest-kit';
import { KEY, type RunningAccount, startAccount } from '../testing/running-account.js';

const SIGNED = { key: KEY, audience: 'account', issuer: 'bff' };
const NIMALI: Caller = {
  id: '55555555-5555-4555-8555-555555555555',
  role: 'user',
  permissions: [],
  name: 'Nimali',
  email: 'nimali@example.test',
  phone: null,
  verified: true,
  sid: 'none',
};
let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

it('T64 A19 answers and forgets the caller, no guest, and can be repeated', async () => {
  const customer = { email: 'customer@araliya.test', password: DEMO_PASSWORDS.customer, role: 'user' } as const;
  const { headers, session } = await account.signIn(customer);
  const send = (method: 'GET' | 'DELETE', sent = headers) =>
    account.app.inject({ method, url: '/customer-data', headers: sent });
  for (const method of ['GET', 'DELETE'] as const) expect((await send(method, account.guest)).statusCode).toBe(401);
  expect((await send('GET')).json<AccountData>().profile.email).toBe(customer.email);
  for (const reply of [await send('DELETE'), await send('DELETE')])
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
  expect((await account.call('GET', `/sessions/${session.id}`)).statusCode).toBe(401);
  expect((await account.call('POST', '/sign-ins', customer)).statusCode).toBe(404);
});

it('T64 A19 forgets no one who works here', async () => {
  const { headers } = await account.signIn({
    email: 'admin@araliya.test',
    password: DEMO_PASSWORDS.admin,
    role: 'admin',
  });
  const reply = await account.app.inject({ method: 'DELETE', url: '/customer-data', headers });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'DELETION_REFUSED']);
});

it('T64 A19 an owner forgets a client of the salon, and no one who works here', async () => {
  const admin = { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' } as const;
  const { headers, user } = await account.signIn(admin);
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const reply = await account.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const added = { name: 'Wasanthi Quintus', email: 'wasanthi@example.test', phone: '0715550199' };
  const { _id: id, email } = (await call('POST', '/desk-customers', added)).body.customer;
  for (const body of [undefined, { ids: [user._id], emails: [] }])
    expect((await call('DELETE', `/customer-data/${id}`, body)).status).toBe(400);
  for (let times = 0; times < 2; times += 1)
    expect(await call('DELETE', `/customer-data/${id}`, { ids: [id], emails: [email] })).toMatchObject({ status: 200 });
  expect((await call('GET', `/customers/${id}`)).status).toBe(404);

  expect((await call('GET', `/customers/${user._id}`)).body.customer).toMatchObject({ isStaff: true });
  const self = await call('DELETE', `/customer-data/${user._id}`, { ids: [user._id], emails: [user.email] });
  expect([self.status, self.body.code, self.body.params]).toEqual([409, 'DELETION_REFUSED', { reason: 'staff' }]);
});

it('T64 A19 says whether a record that the BFF has signed as merged belongs to another account', async () => {
  const { user } = await account.signIn({
    email: 'admin@araliya.test',
    password: DEMO_PASSWORDS.admin,
    role: 'admin',
  });
  const id = '55555555-5555-4555-8555-555555555555';
  const ask = async (caller: Partial<Caller>) => {
    const headers = { [CALLER_HEADER]: await signCall({ ...SIGNED, caller: { ...NIMALI, ...caller } }) };
    return (await account.app.inject({ method: 'GET', url: '/merged-records', headers })).json();
  };
  for (const merged of [
    { ids: [user._id], emails: [] },
    { ids: [id], emails: [user.email] },
  ])
    expect(await ask({ merged })).toEqual({ hasOtherAccount: true });
  const own = { id: user._id, merged: { ids: [user._id, id], emails: [user.email, 'old@example.test'] } };
  expect(await ask(own)).toEqual({ hasOtherAccount: false });
  expect(await ask({})).toEqual({ hasOtherAccount: false });
  const unproved = { name: 'Nobody', email: 'old@example.test', password: PASSWORD };
  expect((await account.call('POST', '/registrations', unproved)).statusCode).toBe(201);
  expect(await ask({ merged: { ids: [], emails: [unproved.email] } })).toEqual({ hasOtherAccount: false });
});

it('T64 A19 a customer deletes only records that the BFF has signed as merged with theirs', async () => {
  const admin = { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' } as const;
  const { headers: desk } = await account.signIn(admin);
  const added = { name: 'Wasanthi Quintus', email: '', phone: '0715550199' };
  const made = await account.app.inject({ method: 'POST', url: '/desk-customers', headers: desk, payload: added });
  const id: string = made.json().customer._id;
  const isThere = async () =>
    (await account.app.inject({ method: 'GET', url: `/customers/${id}`, headers: desk })).statusCode === 200;
  const send = async (signed: Partial<Caller>, payload?: object) => {
    const headers = { [CALLER_HEADER]: await signCall({ ...SIGNED, caller: { ...NIMALI, ...signed } }) };
    return account.app.inject({ method: 'DELETE', url: '/merged-records', headers, ...(payload && { payload }) });
  };
  const keys = { ids: [id], emails: [] };
  expect([(await send({}, { ...keys, merged: keys })).statusCode, await isThere()]).toEqual([200, true]);
  expect([(await send({ merged: keys })).statusCode, await isThere()]).toEqual([200, false]);
  const guest = await account.app.inject({ method: 'DELETE', url: '/merged-records', headers: account.guest });
  expect(guest.statusCode).toBe(401);
});
