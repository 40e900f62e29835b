import { permissionsOf } from '@salon/contracts';
import { givenUpJob } from '@salon/testing';
import { type Catalog, openCatalog, person } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

const owner = person({ role: 'admin', name: 'Nadeesha', permissions: permissionsOf('owner') });
const frontDesk = person({ role: 'admin', permissions: permissionsOf('front_desk') });
const stylist = person({ permissions: permissionsOf('stylist') });
const giveUp = () => givenUpJob(salon.db, 'catalog_jobs', 'forget-messages', 'no room for <nimali@example.test>');
const jobs = async (): Promise<unknown[]> =>
  salon.db.query('SELECT FROM catalog_jobs.jobs WHERE attempts = max_attempts');

it('an owner sees a given-up job, runs it again and finds that in the list of admin actions', async () => {
  const job = await giveUp();
  const { queue } = (await salon.ask('GET /ops', owner)).body;
  expect(queue.tasks).toEqual([{ task: 'forget-messages', due: 0, later: 0, dead: 1, failing: 0, oldestSeconds: 0 }]);
  expect(queue.dead).toMatchObject([{ _id: job, task: 'forget-messages', error: 'no room for <[hidden]>' }]);
  const wanted = { task: 'forget-messages', job, asOf: queue.asOf };
  expect(await salon.ask('POST /ops/retry', owner, wanted)).toEqual({ status: 200, body: { retried: 1 } });
  expect((await salon.ask('POST /ops/retry', owner, wanted)).body).toMatchObject({ code: 'JOBS_NOT_DEAD' });
  expect(await jobs()).toEqual([]);
  const { entries } = (await salon.ask('GET /actions?areas=site', owner)).body;
  expect(entries).toMatchObject([
    {
      area: 'site',
      by: { name: 'Nadeesha' },
      subject: { title: 'Tidying: answered messages, 1 job' },
      undoable: false,
    },
  ]);
});

it.each([
  ['a guest', null, 401],
  ['a customer', person(), 403],
  ['a stylist', stylist, 403],
  ['the front desk', frontDesk, 403],
] as const)('%s neither sees the queue nor runs a job again', async (_who, caller, status) => {
  const job = await giveUp();
  expect((await salon.ask('GET /ops', caller)).status).toBe(status);
  const wanted = { task: 'forget-messages', job, asOf: '2100-01-01T00:00:00Z' };
  expect((await salon.ask('POST /ops/retry', caller, wanted)).status).toBe(status);
  expect((await jobs()).length).toBeGreaterThan(0);
});

it('the front desk does not read who ran jobs again', async () => {
  const { entries } = (await salon.ask('GET /actions?areas=content,site', frontDesk)).body;
  expect(entries).toEqual([]);
});
