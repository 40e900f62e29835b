import { plansOf, rowsRead } from '@salon/testing';
import { RecordCall } from '../audit/record-call.js';
import { AccountFixture, SALON_CLIENT, VISITOR } from '../testing/account-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';
import { type ActivityFilter, ActivityQueries } from './activity.queries.js';

const CUSTOMERS = 30_000;

let account: AccountFixture;
let ownerId: string;
beforeAll(async () => {
  account = await AccountFixture.open();
  const owner = await new StaffFixture(account).person('chief', 'owner');
  ownerId = owner.id;
  for (let at = 0; at < 60; at += 1)
    await new RecordCall(account.db, account.clock).run(owner, { kind: 'call', call: `POST /api/${at}` }, VISITOR);
  await account.db.query(
    `INSERT INTO account.audit ("at", "kind", "userId", "network", "agent")
     SELECT $1, 'signed_in', gen_random_uuid(), '', '' FROM generate_series(1, ${CUSTOMERS})`,
    [account.clock.now()],
  );
  await account.db.query('ANALYZE account.audit, account."user"');
});
afterAll(() => account.close());

it.each<[string, () => ActivityFilter]>([
  ['of everybody', () => ({})],
  ['of a kind', () => ({ kind: 'action' })],
  ['of refused calls', () => ({ kind: 'refused' })],
  ['of a person', () => ({ person: ownerId })],
  ['further down', () => ({ cursor: '40' })],
])('a page %s reads the rows of staff through indexes, however often customers sign in', async (_what, filter) => {
  const [plan] = await plansOf(account.db, (db) => new ActivityQueries(db, SALON_CLIENT).page(filter()));
  if (!plan) throw new Error('nothing was read');
  const reads = plan.steps.filter((step) => step['Relation Name'] === 'audit');
  expect(reads.map((step) => step['Node Type']).filter((type) => type === 'Seq Scan')).toEqual([]);
  expect(rowsRead(plan, 'audit')).toBeLessThan(300);
});

it('a page of somebody who did most of it reads no more than it shows', async () => {
  await account.db.query(
    `INSERT INTO account.audit ("at", "kind", "userId", "actorId", "network", "agent")
     SELECT $1, 'call', $2, $2, '', '' FROM generate_series(1, 10000)`,
    [account.clock.now(), ownerId],
  );
  await account.db.query('VACUUM ANALYZE account.audit');
  const [plan] = await plansOf(account.db, (db) => new ActivityQueries(db, SALON_CLIENT).page({ person: ownerId }));
  expect(plan && rowsRead(plan, 'audit')).toBeLessThan(300);
});
