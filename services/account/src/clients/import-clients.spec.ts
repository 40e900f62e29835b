import { randomUUID } from 'node:crypto';
import { type ImportedClient, messages } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { AccountFixture } from '../testing/account-fixture.js';
import { callerOf } from '../testing/invitation-fixture.js';
import { CustomersQueries } from '../desk-customers/customers.queries.js';
import { ClientsQueries } from './clients.queries.js';
import { ImportClients } from './import-clients.js';

let account: AccountFixture;
let importing: ImportClients;
let clients: ClientsQueries;
let customers: CustomersQueries;
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
  const { user, session } = await account.customer('owner@example.test');
  admin = callerOf({ ...user, role: 'admin' }, session.id);
});
afterAll(() => account.close());
beforeEach(() => account.db.query('TRUNCATE account.client, account.client_import'));

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

  expect(await importing.undo(_id)).toMatchObject({ undone: true, clients: 0 });
  expect(await names()).toEqual([]);
  await expect(importing.undo(_id)).rejects.toMatchObject({ code: 'ACT_UNDONE' });
  await expect(importing.add(_id, rows)).rejects.toMatchObject({ code: 'IMPORT_UNDONE' });
  await expect(importing.undo(randomUUID())).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
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
