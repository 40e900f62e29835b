import type { DataSource } from 'typeorm';
import { NoteCall } from '../audit/note-call.js';
import { AccountFixture, FACTS, VISITOR } from '../testing/account-fixture.js';
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
    await new NoteCall(account.db, account.clock).run(owner, { kind: 'call', call: `POST /api/${at}` }, VISITOR);
  await account.db.query(
    `INSERT INTO account.audit ("at", "kind", "userId", "network", "agent")
     SELECT $1, 'signed_in', gen_random_uuid(), '', '' FROM generate_series(1, ${CUSTOMERS})`,
    [account.clock.now()],
  );
  await account.db.query('ANALYZE account.audit, account."user"');
});
afterAll(() => account.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const parts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(parts)];

/** The steps by which the very statement of the list reads the audit. */
async function readsOf(filter: ActivityFilter): Promise<Plan[]> {
  let found: Plan[] = [];
  const explaining = {
    query: async (sql: string, parameters: unknown[]) => {
      const [row] = await account.db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters);
      found = parts(row['QUERY PLAN'][0].Plan as Plan).filter((part) => part['Relation Name'] === 'audit');
      return [];
    },
  } as unknown as DataSource;
  await new ActivityQueries(explaining, FACTS).page(filter);
  return found;
}

it.each<[string, () => ActivityFilter]>([
  ['of everybody', () => ({})],
  ['of a kind', () => ({ kind: 'action' })],
  ['of refused calls', () => ({ kind: 'refused' })],
  ['of a person', () => ({ person: ownerId })],
  ['further down', () => ({ cursor: '40' })],
])('a page %s reads the rows of staff through indexes, however often customers sign in', async (_what, filter) => {
  const reads = await readsOf(filter());
  expect(reads.map((part) => part['Node Type']).filter((type) => type === 'Seq Scan')).toEqual([]);
  const rows = reads.map(
    (part) => (part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0)) * part['Actual Loops'],
  );
  expect(rows.reduce((sum, each) => sum + each, 0)).toBeLessThan(300);
});
