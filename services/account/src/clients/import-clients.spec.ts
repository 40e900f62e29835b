import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type ImportedClient, messages } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { AccountFixture, tally } from '../testing/account-fixture.js';
import { callerOf } from '../testing/invitation-fixture.js';
import { CustomersQueries } from '../desk-customers/customers.queries.js';
import { FindOrAddClient } from '../desk-customers/find-or-add-client.js';
import { MarkReferred } from '../desk-customers/mark-referred.js';
import { ClientsQueries } from './clients.queries.js';
import { ImportClients } from './import-clients.js';

const WAITING = `
  SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

let account: AccountFixture;
let importing: ImportClients;
let clients: ClientsQueries;
let customers: CustomersQueries;
let marking: MarkReferred;
let admin: Caller;
let line = 1;

const row = (change: Partial<ImportedClient>): ImportedClient => ({
  line: (line += 1),
  name: 'Nimali Perera',
  email: '',
  phone: '',
  city: '',
  notes: '',
  ...change,
});
const outcomes = (results: { outcome: string }[]): string[] => results.map(({ outcome }) => outcome);
const names = async (search = ''): Promise<string[]> =>
  (await customers.page(search, undefined)).customers.flatMap(({ name, hasAccount }) => (hasAccount ? [] : name));

beforeAll(async () => {
  account = await AccountFixture.open();
  importing = new ImportClients(account.db, account.clock);
  clients = new ClientsQueries(account.db);
  customers = new CustomersQueries(account.db);
  marking = new MarkReferred(account.db);
  const { user, session } = await account.customer('owner@example.test');
  admin = callerOf({ ...user, role: 'admin' }, session.id);
});
afterAll(() => account.close());
beforeEach(() => account.db.query('TRUNCATE account.client, account.client_import CASCADE'));

it('a check writes nothing and says of each row what would become of it', async () => {
  await account.customer('has.account@example.test');
  const results = await importing.check([
    row({ email: 'new@example.test' }),
    row({ email: 'NEW@example.test ' }),
    row({ email: 'has.account@example.test' }),
    row({ phone: '077 123 4567' }),
    row({ phone: '+94 77 123 4567' }),
    row({ name: 'Her mother', phone: '0771234567' }),
    row({ name: ' ', email: 'nobody' }),
    row({}),
    row({ name: '=cmd()', email: 'formula@example.test' }),
  ]);
  expect(outcomes(results)).toEqual(['new', 'known', 'known', 'new', 'known', 'new', 'wrong', 'wrong', 'wrong']);
  expect(results.slice(6).map(({ problems }) => problems)).toEqual([
    { name: messages.nameRequired, email: messages.emailInvalid },
    { email: messages.importNoContact },
    { name: messages.importFormula('Name') },
  ]);
  expect(await names()).toEqual([]);
});

it('an import adds what is new, leaves what is known, mails nobody, and is undone as a whole', async () => {
  const mails = account.mails.length;
  const { _id } = await importing.begin('clients.csv', admin);
  const rows = [row({ email: 'a@example.test', name: 'Ama' }), row({ phone: '011 222 3333', name: 'Banu' })];
  expect(outcomes(await importing.add(_id, rows))).toEqual(['new', 'new']);
  expect(outcomes(await importing.add(_id, rows))).toEqual(['known', 'known']);
  expect(await customers.page('0112', undefined)).toMatchObject({
    customers: [{ name: 'Banu', phone: '0112223333', email: '', hasAccount: false }],
    next: null,
  });
  expect(await clients.imports()).toMatchObject([
    { fileName: 'clients.csv', by: admin.name, clients: 2, undone: false },
  ]);
  expect(account.mails).toHaveLength(mails);

  expect(await importing.undo(_id)).toMatchObject({ import: { undone: true, clients: 0 }, removed: 2, kept: 0 });
  expect(await names()).toEqual([]);
  await expect(importing.undo(_id)).rejects.toMatchObject({ code: 'ACT_UNDONE' });
  await expect(importing.add(_id, rows)).rejects.toMatchObject({ code: 'IMPORT_UNDONE' });
  await expect(importing.undo(randomUUID())).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
});

const idsOf = async (importId: string): Promise<string[]> =>
  (
    await account.db.query<{ id: string }[]>(
      'SELECT "id" FROM account.client WHERE "importId" = $1 ORDER BY lower("name")',
      [importId],
    )
  ).map(({ id }) => id);

it('an undo keeps the clients whom the desk has booked, noted or merged, which then belong to no import', async () => {
  const [first, second] = [await importing.begin('a.csv', admin), await importing.begin('b.csv', admin)];
  const registered = 'has.registered@example.test';
  await importing.add(first._id, [
    row({ email: 'a@example.test', name: 'Ama' }),
    row({ email: 'b@example.test', name: 'Banu' }),
    row({ phone: '0112223333', name: 'Chandra' }),
    row({ email: registered, name: 'Gayani' }),
  ]);
  await importing.add(second._id, [row({ email: 'd@example.test', name: 'Dilani' })]);
  const [ama] = await idsOf(first._id);
  const { user } = await account.customer(registered);
  for (const id of [ama!, user._id, randomUUID()]) await marking.run(id);
  await new FindOrAddClient(account.db, account.clock).run({ name: 'chandra', email: '', phone: '011 222 3333' });

  expect(await importing.undo(first._id)).toMatchObject({ import: { clients: 0 }, removed: 1, kept: 3 });
  expect(await names()).toEqual(['Ama', 'Chandra', 'Dilani']);
  expect((await customers.one(user._id)).ids).toHaveLength(2);
  expect(await idsOf(first._id)).toEqual([]);
  expect((await clients.imports()).map(({ fileName, clients: count }) => [fileName, count]).sort()).toEqual([
    ['a.csv', 0],
    ['b.csv', 1],
  ]);
  expect(outcomes(await importing.check([row({ email: 'a@example.test' })]))).toEqual(['known']);
});

it('an undo keeps any number of clients', async () => {
  const { _id } = await importing.begin('large.csv', admin);
  await account.db.query(
    `INSERT INTO account.client ("name", "phone", "city", "notes", "importId", "createdAt", "referred")
     SELECT 'Client ' || n, '0112223333', '', '', $1, $2, n <= 2600 FROM generate_series(1, 3000) n`,
    [_id, account.clock.now()],
  );
  expect(await importing.undo(_id)).toMatchObject({ removed: 400, kept: 2_600 });
});

/** Begins the calls one after the other while the client is locked: they take the lock in this order. */
async function inOrder(client: string, calls: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const begun: Promise<unknown>[] = [];
  await account.db.transaction(async (tx) => {
    await tx.query('SELECT FROM account.client WHERE "id" = $1 FOR UPDATE', [client]);
    for (const call of calls) {
      begun.push(call());
      while ((await account.db.query<unknown[]>(WAITING)).length < begun.length) await setTimeout(5);
    }
  });
  return Promise.all(begun);
}

it.each(['first', 'last'] as const)(
  'an undo keeps a client whom the desk takes %s, or the desk finds nobody',
  async (when) => {
    const { _id } = await importing.begin('race.csv', admin);
    await importing.add(_id, [row({ email: 'a@example.test' })]);
    const [client] = await idsOf(_id);
    const take = async () => {
      await marking.run(client!);
      return customers.one(client!).catch((error: unknown) => error);
    };
    const undo = () => importing.undo(_id);
    const isFirst = when === 'first';
    const results = await inOrder(client!, isFirst ? [take, undo] : [undo, take]);
    expect(results).toMatchObject(
      isFirst ? [{ _id: client }, { removed: 0, kept: 1 }] : [{ removed: 1, kept: 0 }, { code: 'CUSTOMER_NOT_FOUND' }],
    );
    expect(await names()).toHaveLength(isFirst ? 1 : 0);
  },
);

it('of two undo calls at once one succeeds, and what it keeps is not removed by the other', async () => {
  const { _id } = await importing.begin('twice.csv', admin);
  await importing.add(_id, [row({ email: 'a@example.test' }), row({ email: 'b@example.test' })]);
  const [kept] = await idsOf(_id);
  await marking.run(kept!);
  const calls = await account.db.transaction(async (tx) => {
    await tx.query('SELECT FROM account.client WHERE "id" = $1 FOR UPDATE', [kept]);
    const begun = tally([0, 1].map(() => importing.undo(_id)));
    while ((await account.db.query<unknown[]>(WAITING)).length < 2) await setTimeout(5);
    return { begun };
  });
  expect(await calls.begun).toEqual({ ok: 1, ACT_UNDONE: 1 });
  expect(await account.db.query('SELECT "id", "importId" FROM account.client')).toEqual([{ id: kept, importId: null }]);
});

it('two imports of the same file at one time make each client once', async () => {
  const [one, two] = await Promise.all([importing.begin('one.csv', admin), importing.begin('two.csv', admin)]);
  const rows = Array.from({ length: 50 }, (_, at) => row({ name: `Client ${at}`, email: `client${at}@example.test` }));
  await Promise.all([importing.add(one._id, rows), importing.add(two._id, [...rows].reverse())]);
  const [{ count }] = await account.db.query<[{ count: number }]>('SELECT count(*)::int FROM account.client');
  expect(count).toBe(50);
});

it('clients are listed by name in pages, and found by beginnings of name, address and number', async () => {
  const { _id } = await importing.begin('many.csv', admin);
  const rows = Array.from({ length: 120 }, (_, at) =>
    row({ name: `Client ${String(at).padStart(3, '0')}`, email: `c${at}@example.test` }),
  );
  await importing.add(_id, rows);
  const first = await customers.page('', undefined);
  const second = await customers.page('', first.next);
  const third = await customers.page('', second.next);
  const all = [first, second, third]
    .flatMap((page) => page.customers)
    .flatMap(({ name, hasAccount }) => (hasAccount ? [] : name));
  expect(all).toEqual(rows.map(({ name }) => name));
  expect(third.next).toBeNull();
  expect(await names('C11@')).toEqual(['Client 011']);
  await expect(customers.page('', 'nowhere')).rejects.toMatchObject({ code: 'INVALID' });
});
