import { randomUUID } from 'node:crypto';
import { AccountFixture } from '../testing/account-fixture.js';
import { DeskCustomersQueries } from './desk-customers.queries.js';
import { FindOrAddClient } from './find-or-add-client.js';

let account: AccountFixture;
let customers: DeskCustomersQueries;
beforeAll(async () => {
  account = await AccountFixture.open();
  customers = new DeskCustomersQueries(account.db);
});
afterAll(() => account.close());
beforeEach(() => account.db.query('TRUNCATE account.client CASCADE'));

const names = async (search: string): Promise<string[]> => (await customers.search(search)).map(({ name }) => name);
const add = (name: string, phone = '', email = '') =>
  new FindOrAddClient(account.db, account.clock).run({ name, phone, email });

it('finds accounts and clients by the beginnings of words of name, address and number in any spelling, names that begin with it first', async () => {
  await account.customer('has.account@example.test');
  await add('Anna Silva', '077 123 4567');
  await add('Silva Perera', '', 'silva.p@example.test');
  await add('Banu', '+94 77 999 1111');
  expect(await names('silva')).toEqual(['Silva Perera', 'Ama Silva', 'Anna Silva']);
  expect(await names('silva.p@')).toEqual(['Silva Perera']);
  expect(await names('+94 77 123')).toEqual(['Anna Silva']);
  expect(await names('0094 77 123 4567')).toEqual(['Anna Silva']);
  expect(await names('771234567')).toEqual(['Anna Silva']);
  expect(await names('silva anna')).toEqual(['Anna Silva']);
  expect(await names('4567')).toEqual([]);
  expect(await names('077 123')).toEqual(['Anna Silva']);
  expect(await names('+94779991111')).toEqual(['Banu']);
  expect(await customers.search('has.account')).toMatchObject([
    { email: 'has.account@example.test', hasAccount: true },
  ]);
  expect([await names(' '), await names('%')]).toEqual([[], []]);
});

it('a new person is added once: by the address, or by number and name', async () => {
  const { user } = await account.customer('known@example.test');
  expect(await add('Other name', '', ' Known@example.test')).toMatchObject({ _id: user._id, hasAccount: true });
  const first = await add('Ama', '0771234567');
  expect(await add('AMA', '077 123 45 67')).toEqual(first);
  expect((await add('Her mother', '0771234567'))._id).not.toBe(first._id);
  const both = await Promise.all([add('Twice', '', 't@example.test'), add('Twice', '', 't@example.test')]);
  expect(both[0]).toEqual(both[1]);
});

it('with the address of a disabled account a person is added as a client without an account, and found', async () => {
  const { user } = await account.customer('left@example.test');
  await account.db.query('UPDATE account."user" SET "disabledAt" = $2 WHERE "id" = $1', [
    user._id,
    account.clock.now(),
  ]);
  const added = await add('Ama', '', 'left@example.test');
  expect(added).toMatchObject({ name: 'Ama', email: 'left@example.test', hasAccount: false });
  expect(await add('Ama', '', 'left@example.test')).toEqual(added);
  expect(await customers.search('left@')).toEqual([added]);
});

it('somebody nobody knows is not found', async () => {
  const { _id } = await add('Ama', '0771234567');
  expect(await customers.one(_id)).toMatchObject({ name: 'Ama', phone: '0771234567', email: '', hasAccount: false });
  await expect(customers.one(randomUUID())).rejects.toMatchObject({ kind: 'not_found' });
});
