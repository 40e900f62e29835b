import { WRONG_PASSWORD } from '@salon/testing/passwords';
import { KnownNetwork1765130000000 } from '../migrations/1765130000000-known-network.js';
import { AccountFixture, VISITOR } from '../testing/account-fixture.js';
import { knownNetwork } from './known-network.js';

let account: AccountFixture;
beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

const know = (email: string, network = VISITOR.network) =>
  knownNetwork(account.db, { email, network, now: account.clock.now() });

it('knows the networks of one account, and none of an address without one', async () => {
  await account.customer('ama@example.test');
  await account.register('unverified@example.test');
  expect(await know('ama@example.test')).toBe(VISITOR.network);
  expect(await know('ama@example.test', '192.0.2.0/24')).toBeNull();
  expect(await know('unverified@example.test')).toBeNull();
  expect(await know('nobody@example.test')).toBeNull();
});

it('begins with the networks that the audit remembers', async () => {
  await account.customer('early@example.test');
  await account
    .signIn('early@example.test', { password: WRONG_PASSWORD }, { ...VISITOR, network: '192.0.2.0/24' })
    .catch(() => null);
  const runner = account.db.createQueryRunner();
  const migration = new KnownNetwork1765130000000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  expect(await know('early@example.test')).toBe(VISITOR.network);
  expect(await know('early@example.test', '192.0.2.0/24')).toBeNull();
});
