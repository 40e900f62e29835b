import { accountRefusals, bookingRefusals, messages } from '@salon/contracts';
import { verifyCall } from '@salon/nest-kit';
import type { ServiceName } from '../options.js';
import { withQuery } from '../platform/with-query.js';
import { failed, type ReceivedRequest } from '../testing/fake-service.js';
import { liveSession, nimali, PEOPLE, type Person, SESSIONS, tokenOf } from '../testing/people.js';
import { type Bff, keyOf, startBff } from '../testing/start-bff.js';

const CLIENT = '11111111-1111-4111-8111-111111111111';
const ACCOUNT = nimali._id;
const OTHER = '33333333-3333-4333-8333-333333333333';
const FORGET = (id: string) => `DELETE /customer-data/${id}`;
const SERVICES: readonly ServiceName[] = ['booking', 'catalog', 'account'];

const client = {
  _id: CLIENT,
  name: 'Ama',
  email: 'ama@example.test',
  phone: '0771234567',
  city: '',
  notes: '',
  hasAccount: false,
  since: '2026-11-22T10:00:00.000Z',
  ids: [CLIENT],
};
const withAccount = { ...client, _id: ACCOUNT, email: nimali.email, hasAccount: true, ids: [ACCOUNT, CLIENT] };
const noMerges = { merged: [] as string[], into: null as { _id: string; name: string } | null };

let bff: Bff;
let owner: string | null;
/** The services that were asked to delete, in order, by whom and whose data. */
let asked: { service: ServiceName; by: Promise<string | undefined>; person: unknown }[];

/** Each test has a BFF of its own: sessions and lost connections are remembered in it. */
beforeEach(async () => {
  bff = await startBff();
  owner = await tokenOf('admin');
  asked = [];
  for (const service of SERVICES)
    for (const id of [CLIENT, ACCOUNT, OTHER])
      bff.services[service].on(FORGET(id), ({ headers, body }: ReceivedRequest) => {
        const signed = verifyCall(String(headers['x-salon-caller']), keyOf(service), service);
        asked.push({ service, by: signed.then((caller) => caller?.id), person: JSON.parse(body) });
        return { status: 200, body: {} };
      });
  known(client);
});
afterEach(() => bff.close());

/** What account and booking know of a record. */
function known(customer: typeof client & { isStaff?: boolean }, merges: Partial<typeof noMerges> = {}): void {
  const { _id, ids, email } = customer;
  bff.services.account.on(`GET /customers/${_id}`, { status: 200, body: { customer } });
  const visits = `GET ${withQuery('/customer-visits', { ids: ids.join(','), email })}`;
  bff.services.booking.on(visits, { status: 200, body: { ...noMerges, ...merges } });
}

const forget = (id = CLIENT, token = owner) => bff.call(`DELETE /api/admin/customers/${id}`, { token });
const order = () => asked.map(({ service }) => service);

it('T64 A19 an owner deletes the data of a client without an account: at booking, catalog, account', async () => {
  const reply = await forget();
  expect([reply.status, reply.body.message]).toEqual([200, messages.customerDataDeleted]);
  expect(order()).toEqual(SERVICES);
  expect(await Promise.all(asked.map(({ by }) => by))).toEqual(Array(3).fill(PEOPLE.admin._id));
  expect(asked.map(({ person }) => person)).toEqual(Array(3).fill({ ids: [CLIENT], emails: [client.email] }));
});

it('T64 A19 of a client with a number only there is no e-mail address to look for', async () => {
  known({ ...client, email: '' });
  expect((await forget()).status).toBe(200);
  expect(asked[0]?.person).toEqual({ ids: [CLIENT], emails: [] });
});

it('T64 A19 a customer with an account is deleted with the client of the same address, and signed out', async () => {
  const user = await tokenOf('user');
  known(withAccount);
  expect((await bff.call('GET /api/auth/me', { token: user })).status).toBe(200);
  expect((await forget(ACCOUNT)).status).toBe(200);
  expect(asked[2]?.person).toEqual({ ids: [ACCOUNT, CLIENT], emails: [nimali.email] });
  bff.services.account.on(`GET /sessions/${SESSIONS.user}`, failed(401, 'SESSION_ENDED'));
  expect((await bff.call('GET /api/auth/me', { token: user })).status).toBe(401);
});

it('T64 A19 all merged records are one person, whichever is opened; one that is gone is left out', async () => {
  known({ ...client, _id: OTHER, ids: [OTHER], email: 'old@example.test' }, { into: { _id: ACCOUNT, name: 'Ama' } });
  known(withAccount, { merged: [OTHER, '44444444-4444-4444-8444-444444444444'] });
  bff.services.account.on('GET /customers/44444444-4444-4444-8444-444444444444', failed(404, 'CUSTOMER_NOT_FOUND'));
  for (const id of [ACCOUNT, OTHER]) {
    asked = [];
    expect((await forget(id)).status).toBe(200);
    const person = { ids: [ACCOUNT, CLIENT, OTHER], emails: [nimali.email, 'old@example.test'] };
    expect(asked.slice(2).map((each) => each.person)).toEqual(Array(3).fill(person));
  }
});

describe('of merged records', () => {
  const old = { ...client, _id: OTHER, ids: [OTHER], email: 'old@example.test' };
  const merged = { ids: [OTHER], emails: [old.email] };
  const DELETABLE = `POST /merged-records/${OTHER}/deletable`;
  beforeEach(() => {
    known(client, { merged: [OTHER] });
    known(old, { into: { _id: CLIENT, name: 'Ama' } });
    bff.services.booking.on(DELETABLE, { status: 200, body: {} });
  });

  it('T64 A19 those go first, while booking still knows the merge, so that a repeated call finds them', async () => {
    bff.services.booking.on(FORGET(CLIENT), { status: 200, dropped: true });
    expect((await forget()).status).toBe(503);
    expect(order()).toEqual(['catalog', 'account']);
    expect(asked.map(({ person }) => person)).toEqual([merged, merged]);
    const [checked] = bff.services.booking.requests(DELETABLE);
    expect(JSON.parse(checked?.body ?? '')).toEqual({ ids: [CLIENT, OTHER], emails: [client.email, old.email] });
  });

  it('T64 A19 one that could not be deleted is deleted by the repeated call', async () => {
    bff.services.account.on(FORGET(OTHER), failed(503, 'DATABASE_DOWN'));
    expect([(await forget()).body.code, order()]).toEqual(['CUSTOMER_DELETION_UNFINISHED', ['catalog']]);
    bff.services.account.on(FORGET(OTHER), { status: 200, body: {} });
    expect((await forget()).status).toBe(200);
    expect(bff.services.account.requests(FORGET(OTHER))).toHaveLength(2);
  });

  it('T64 A19 nothing of them is deleted when booking refuses', async () => {
    bff.services.booking.on(DELETABLE, failed(409, 'DELETION_REFUSED', { params: { reason: 'visit' } }));
    expect([(await forget()).body.code, order()]).toEqual(['CUSTOMER_DELETION_REFUSED', []]);
  });
});

it.each([false, true])(
  'T64 A19 nothing of whoever works here is deleted (as a merged record: %s)',
  async (isMerged) => {
    known({ ...withAccount, isStaff: true }, isMerged ? {} : { merged: [] });
    known(client, isMerged ? { merged: [ACCOUNT] } : {});
    const reply = await forget(isMerged ? CLIENT : ACCOUNT);
    expect([reply.status, reply.body.code, order()]).toEqual([409, 'CUSTOMER_DELETION_REFUSED', []]);
    expect(reply.body.message).toBe(bookingRefusals.CUSTOMER_DELETION_REFUSED.text({ reason: 'staff' }));
  },
);

it.each(['visit', 'unplaced', 'payment', 'refund'] as const)(
  'T64 A19 says to the owner why booking refuses (%s), and deletes nothing',
  async (reason) => {
    bff.services.booking.on(FORGET(CLIENT), failed(409, 'DELETION_REFUSED', { params: { reason } }));
    const reply = await forget();
    expect([reply.status, reply.body.code, order()]).toEqual([409, 'CUSTOMER_DELETION_REFUSED', []]);
    expect(reply.body.message).toBe(bookingRefusals.CUSTOMER_DELETION_REFUSED.text({ reason }));
    expect(reply.body.message).not.toMatch(/\byou\b/i);
  },
);

it('T64 A19 staff that only the account service knows of are refused in the words for the owner', async () => {
  bff.services.account.on(FORGET(CLIENT), failed(409, 'DELETION_REFUSED', { params: { reason: 'staff' } }));
  expect((await forget()).body.code).toBe('CUSTOMER_DELETION_REFUSED');
});

it.each(['account', 'booking'] as const)(
  'T64 deletes nothing while %s cannot say whose data it is',
  async (service) => {
    const path =
      service === 'account' ? `/customers/${CLIENT}` : `/customer-visits?ids=${CLIENT}&email=ama%40example.test`;
    bff.services[service].on(`GET ${path}`, failed(503, 'DATABASE_DOWN'));
    expect([(await forget()).status, order()]).toEqual([503, []]);
  },
);

it('T64 somebody nobody knows is not found', async () => {
  bff.services.account.on(`GET /customers/${CLIENT}`, failed(404, 'CUSTOMER_NOT_FOUND'));
  expect([(await forget()).status, (await forget('me')).status, order()]).toEqual([404, 404, []]);
});

it.each([
  ['catalog', ['booking']],
  ['account', ['booking', 'catalog']],
] as const)('T64 A19 says when %s fails that only a part is deleted, and can be repeated', async (service, done) => {
  bff.services[service].on(FORGET(CLIENT), failed(503, 'DATABASE_DOWN'));
  const reply = await forget();
  expect([reply.status, reply.body.code, order()]).toEqual([503, 'CUSTOMER_DELETION_UNFINISHED', done]);
  expect(reply.body.message).toBe(accountRefusals.CUSTOMER_DELETION_UNFINISHED.text);
  bff.services[service].on(FORGET(CLIENT), { status: 200, body: {} });
  expect((await forget()).status).toBe(200);
});

it.each<[Person, number]>([
  ['anonymous', 401],
  ['user', 403],
  ['stylist', 403],
  ['frontDesk', 403],
])('T64 T8 A19 it is for owners only, not for %s', async (who, status) => {
  expect([(await forget(CLIENT, await tokenOf(who))).status, order()]).toEqual([status, []]);
  expect(bff.services.account.requests(`GET /customers/${CLIENT}`)).toEqual([]);
});

it('T74 T64 A19 needs a sign-in or confirmation of the last ten minutes', async () => {
  const session = { status: 200, body: liveSession(PEOPLE.admin, 11) };
  bff.services.account.on(`GET /sessions/${SESSIONS.admin}`, session);
  const reply = await forget();
  expect([reply.status, reply.body.code, order()]).toEqual([403, 'CONFIRMATION_NEEDED', []]);
});

it('T64 A19 the activity says who deleted the data of a customer, not of whom', async () => {
  await forget();
  const reports = () => bff.services.account.requests('POST /calls');
  for (let waited = 0; reports().length === 0 && waited < 3_000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20)); // The caller does not wait for it.
  expect(reports().map(({ body }) => JSON.parse(body))).toEqual([{ call: 'DELETE /api/admin/customers/:id' }]);
});
