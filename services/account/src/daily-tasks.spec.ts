import { DataSource } from 'typeorm';
import { eventually, type RunningAccount, startAccount } from './testing/running-account.js';

let account: RunningAccount;

beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

it('E9 A15 what is over and pictures without a user are cleared away every day', async () => {
  const planned = await eventually(async () => {
    const rows = await account.app
      .get(DataSource)
      .query<{ identifier: string }[]>('SELECT identifier FROM account_jobs._private_known_crontabs ORDER BY 1');
    return rows.length < 2 ? undefined : rows.map(({ identifier }) => identifier);
  });
  expect(planned).toEqual(['sweep', 'tidy-avatars']);
});
