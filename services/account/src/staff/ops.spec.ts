import { permissionsOf, type ServiceOps } from '@salon/contracts';
import { CALLER_HEADER, signCall } from '@salon/nest-kit';
import { givenUpJob } from '@salon/testing';
import { DataSource } from 'typeorm';
import { KEY, type RunningAccount, startAccount } from '../testing/running-account.js';

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

const OWNER = {
  id: '11111111-1111-4111-8111-111111111111',
  role: 'admin' as const,
  permissions: permissionsOf('owner'),
  name: 'Nadeesha',
  email: 'owner@example.test',
  phone: null,
  verified: true,
  sid: '22222222-2222-4222-8222-222222222222',
};

/** A call of the owner. */
async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const signed = await signCall({ key: KEY, audience: 'account', issuer: 'bff', caller: OWNER });
  return account.app.inject({ method, url, headers: { [CALLER_HEADER]: signed }, ...(payload && { payload }) });
}

it('an owner runs a given-up job of the account service again, and finds that among the admin actions', async () => {
  const job = await givenUpJob(account.app.get(DataSource), 'account_jobs', 'tidy-avatars', 'the disk is full');
  const { queue } = (await ask('GET', '/ops')).json<ServiceOps>();
  expect(queue?.dead).toMatchObject([{ _id: job, task: 'tidy-avatars', error: 'the disk is full' }]);
  const wanted = { task: 'tidy-avatars', asOf: queue?.asOf };
  expect((await ask('POST', '/ops/retry', wanted)).json()).toEqual({ retried: 1 });
  expect((await ask('GET', '/actions?areas=site')).json()).toMatchObject({
    entries: [{ area: 'site', by: { name: 'Nadeesha' }, subject: { title: 'Tidying: profile pictures, 1 job' } }],
  });
  expect((await ask('GET', '/actions?areas=staff')).json()).toEqual({ entries: [] });
  expect((await account.call('GET', '/ops')).statusCode).toBe(401);
});
