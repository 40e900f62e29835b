import { WRONG_PASSWORD } from '@salon/testing/passwords';
import { AccountFixture } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { SweepJob } from './sweep.job.js';

let account: AccountFixture;

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

it('E9 T64 clears unverified accounts after thirty days, ended sessions, links and counters after one', async () => {
  const sweep = new SweepJob(account.db, account.clock);
  const count = async (table: string): Promise<number> =>
    (await account.db.query(`SELECT count(*)::int AS count FROM account.${table}`))[0].count;
  await account.register('waiting@example.test');
  await account.customer('verified@example.test');
  await account.signIn('verified@example.test', { password: WRONG_PASSWORD }).catch(() => null);
  await new PasswordFixture(account).token('verified@example.test');
  account.clock.advance(2 * 24 * 60);
  await sweep.run();
  expect([
    await count('"user"'),
    await count('session'),
    await count('account_throttle'),
    await count('budget'),
    await count('reset_token'),
    await count('known_network'),
  ]).toEqual([2, 0, 0, 0, 0, 1]);
  account.clock.advance(29 * 24 * 60);
  await sweep.run();
  expect(await account.db.query('SELECT email FROM account."user"')).toEqual([{ email: 'verified@example.test' }]);
  account.clock.advance(60 * 24 * 60);
  await sweep.run();
  expect(await count('known_network')).toBe(0);
});

it('E9 T64 a statement that fails stops no other', async () => {
  const sweep = new SweepJob(account.db, account.clock);
  await account.register('never-verified@example.test');
  await account.db.query('ALTER TABLE account.reset_token RENAME TO reset_token_away');
  account.clock.advance(31 * 24 * 60);
  await expect(sweep.run()).rejects.toThrow('some expired rows were not deleted');
  await account.db.query('ALTER TABLE account.reset_token_away RENAME TO reset_token');
  expect(await account.db.query(`SELECT FROM account.session`)).toEqual([]);
});

it('E9 T64 deletes at most a thousand rows in each statement', async () => {
  await account.db.query('TRUNCATE account.google_nonce');
  await account.db.query(
    `INSERT INTO account.google_nonce SELECT sha256(('n' || n)::bytea), $1 FROM generate_series(1, 2500) n`,
    [account.clock.now()],
  );
  await account.db.query(`
    CREATE TABLE account.deletion (rows int);
    CREATE FUNCTION account.count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO account.deletion SELECT count(*) FROM deleted; RETURN NULL; END $$;
    CREATE TRIGGER deletions AFTER DELETE ON account.google_nonce REFERENCING OLD TABLE AS deleted
      FOR EACH STATEMENT EXECUTE FUNCTION account.count_deleted()`);
  account.clock.advance(2 * 24 * 60);
  await new SweepJob(account.db, account.clock).run();
  expect(await account.db.query('SELECT rows FROM account.deletion')).toEqual([
    { rows: 1_000 },
    { rows: 1_000 },
    { rows: 500 },
  ]);
  expect(await account.db.query('SELECT FROM account.google_nonce')).toEqual([]);
});
