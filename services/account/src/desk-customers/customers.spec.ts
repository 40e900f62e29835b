import { randomUUID } from 'node:crypto';
import { type Plan, plansOf } from '@salon/testing';
import type { DataSource } from 'typeorm';
import { seedClients } from '../demo/seed-clients.js';
import { AccountFixture, VISITOR } from '../testing/account-fixture.js';
import { callerOf } from '../testing/invitation-fixture.js';
import { CustomersQueries } from './customers.queries.js';
import { DeskCustomersQueries } from './desk-customers.queries.js';
import { FindOrAddClient } from './find-or-add-client.js';
import { SignCustomerOut } from './sign-customer-out.js';

/** `PEOPLE=100000` measures a large salon, and then expects each search within 100 ms. */
const PEOPLE = Number(process.env.PEOPLE ?? 10_000);
const MOST_MS = PEOPLE >= 100_000 ? 100 : Infinity;

let account: AccountFixture;
let customers: CustomersQueries;
let findOrAdd: FindOrAddClient;
beforeAll(async () => {
  account = await AccountFixture.open();
  customers = new CustomersQueries(account.db);
  findOrAdd = new FindOrAddClient(account.db, account.clock);
});
afterAll(() => account.close());
beforeEach(() => account.db.query('TRUNCATE account.client CASCADE'));

const names = async (search: string): Promise<string[]> =>
  (await customers.page(search, undefined)).customers.map(({ name }) => name);

it('everybody is listed once by name, and three people with one number are three', async () => {
  const { user } = await account.customer('ama@example.test');
  await findOrAdd.run({ name: 'Banu', email: '', phone: '0771234567' });
  await findOrAdd.run({ name: 'Her mother', email: '', phone: '+94 77 123 4567' });
  await findOrAdd.run({ name: 'Her sister', email: '', phone: '077-123-4567' });
  await account.db.query(
    `INSERT INTO account.client ("name", "email", "city", "notes", "createdAt")
     VALUES ('Ama', 'ama@example.test', 'Kandy', 'Old file', '2020-01-01')`,
  );
  expect(await names('')).toEqual(['Ama Silva', 'Banu', 'Her mother', 'Her sister']);
  for (const number of ['0771234567', '+94 77 123 4567', '0094771234567', '77 123', '+94 (0)77 123 4567', '+94 (0)77'])
    expect(await names(number)).toEqual(['Banu', 'Her mother', 'Her sister']);
  expect(await names(`'' \\ & | ! ( :*`)).toEqual([]);
  expect(await names('AMA@exam')).toEqual(['Ama Silva']);

  const record = await customers.one(user._id);
  const [{ id }] = await account.db.query<[{ id: string }]>(`SELECT "id" FROM account.client WHERE "name" = 'Ama'`);
  expect(record).toMatchObject({ name: 'Ama Silva', city: 'Kandy', notes: 'Old file', hasAccount: true });
  expect([record.since, record.ids]).toEqual(['2020-01-01T00:00:00.000Z', [user._id, id]]);
  expect(await customers.one(id)).toEqual(record);
  await expect(customers.one(randomUUID())).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});

it('a page begins after the name of its last person also when that one is no longer listed', async () => {
  await findOrAdd.run({ name: 'Zara', email: '', phone: '0771234567' });
  await findOrAdd.run({ name: 'Zainab', email: 'zainab@example.test', phone: '' });
  const [{ id }] = await account.db.query<[{ id: string }]>(`SELECT "id" FROM account.client WHERE "name" = 'Zainab'`);
  const { user } = await account.customer('zainab@example.test');
  const next = async (after: string) => (await customers.page('', after)).customers.map(({ name }) => name);
  expect(await next(id)).toEqual(['Zara']);
  await account.db.query(`UPDATE account."user" SET "name" = 'Zainab', "disabledAt" = now() WHERE "id" = $1`, [
    user._id,
  ]);
  expect((await next(user._id)).at(-1)).toBe('Zara');
  for (const unknown of [randomUUID(), 'x'])
    await expect(customers.page('', unknown)).rejects.toMatchObject({ kind: 'invalid', code: 'INVALID' });
});

it('a customer is signed out everywhere, found by the account or the client with its address; staff and clients are not', async () => {
  const { user, session } = await account.customer('lost-phone@example.test');
  const admin = callerOf({ ...user, _id: randomUUID() }, randomUUID());
  await account.db.query(
    `INSERT INTO account.client ("name", "email", "city", "notes", "createdAt")
     VALUES ('Lost', 'lost-phone@example.test', '', '', now())`,
  );
  const [{ id }] = await account.db.query<[{ id: string }]>('SELECT "id" FROM account.client');
  const out = (of: string) => new SignCustomerOut(account.db, account.clock).run(of, admin, VISITOR);
  expect(await out(id)).toBe(1);
  await expect(account.session(session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(await out(user._id)).toBe(0);
  const audit = await account.db.query(
    `SELECT "actorId", "note" FROM account.audit WHERE "kind" = 'sessions_ended' AND "userId" = $1 ORDER BY "id"`,
    [user._id],
  );
  expect(audit).toEqual(['1', '0'].map((note) => ({ actorId: admin.id, note })));
  await account.db.query(`UPDATE account."user" SET "staffRole" = 'front_desk' WHERE "id" = $1`, [user._id]);
  for (const each of [user._id, randomUUID()])
    await expect(out(each)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_SIGNED_IN' });
});

it('the customers of the demonstration are there once, and only where there are none', async () => {
  await seedClients(account.db, account.clock.now());
  await seedClients(account.db, account.clock.now());
  expect(await names('Erandi')).toHaveLength(9);
  await account.db.query('TRUNCATE account.client CASCADE');
  await findOrAdd.run({ name: 'Banu', email: '', phone: '0771234567' });
  await seedClients(account.db, account.clock.now());
  expect(await names('')).toEqual(expect.not.arrayContaining(['Erandi Silva']));
});

/** The plan of the search's only statement. */
async function planOf(read: (db: DataSource) => Promise<unknown>): Promise<Plan> {
  const [plan] = await plansOf(account.db, read);
  if (!plan) throw new Error('nothing was read');
  return plan;
}

const BATCH = 5_000;
const ADD_BATCH = `
  WITH account AS (
    INSERT INTO account."user" ("id", "name", "email", "phone", "role", "verifiedAt", "createdAt")
    SELECT gen_random_uuid(), 'Guest ' || md5(n::text), 'g' || n || '@example.test', '077' || lpad(n::text, 7, '0'),
      'user', now(), now()
    FROM generate_series($1::int, $2::int) n)
  INSERT INTO account.client ("name", "email", "phone", "city", "notes", "createdAt")
  SELECT 'Client ' || md5((-n)::text), CASE WHEN n % 2 = 0 THEN 'c' || n || '@example.test' END,
    '071' || lpad(n::text, 7, '0'), '', '', now()
  FROM generate_series($1::int, $2::int) n`;

/** Half of them with an account. */
async function addPeople(count: number): Promise<void> {
  for (let first = 1; first <= count / 2; first += BATCH)
    await account.db.query(ADD_BATCH, [first, Math.min(first + BATCH - 1, count / 2)]);
}

it(`of ${PEOPLE} people, those searched for are read through indexes`, async () => {
  await addPeople(PEOPLE);
  await account.db.query('VACUUM ANALYZE account."user", account.client');
  const searches = ['guest 00', 'client a', 'g42@exam', '+94770000042', '0710000', 'nobody', 'a'];
  for (const search of searches)
    for (const read of [
      (db: DataSource) => new CustomersQueries(db).page(search, undefined),
      (db: DataSource) => new DeskCustomersQueries(db).search(search),
    ]) {
      const { steps, ms } = await planOf(read);
      expect(steps.map((step) => step['Index Name'])).toEqual(
        expect.arrayContaining(['user_by_words', 'client_by_words']),
      );
      expect({ search, ms, isQuick: ms < MOST_MS }).toMatchObject({ isQuick: true });
    }
  const everybody = await planOf((db) => new CustomersQueries(db).page('', undefined));
  expect(everybody.steps.map((step) => step['Index Name'])).toEqual(
    expect.arrayContaining(['user_by_name', 'client_by_name']),
  );
});
