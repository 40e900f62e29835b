import { randomUUID } from 'node:crypto';
import { plansOf, rowsRead } from '@salon/testing';
import { ADMIN, type Catalog, openCatalog } from '../testing/open-catalog.js';
import { ActionListQueries } from './action-list.queries.js';

const CHANGES = 20_000;
const ITEMS = 5_000;
const RARE = randomUUID();

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
  await salon.db.query(
    `INSERT INTO catalog.act (id, kind, what, "entryId", "byId", "byName", "before", "after", "at")
     SELECT gen_random_uuid(), 'services', 'edit', n % ${ITEMS},
       CASE WHEN n % 1000 = 0 THEN $1::uuid ELSE $2::uuid END, 'Ama', '{}', '{}',
       $3::timestamptz - make_interval(mins => n)
     FROM generate_series(1, ${CHANGES}) n`,
    [RARE, ADMIN.id, salon.clock.now()],
  );
  await salon.db.query('ANALYZE catalog.act');
});
afterAll(() => salon.close());

it.each([
  ['of everybody', {}],
  ['of somebody who did little', { person: RARE }],
  ['of long ago', { until: '2026-11-12T00:00:00.000Z' }],
])('a page %s reads no more of the changes than it shows and what came after each', async (_what, query) => {
  const [plan] = await plansOf(salon.db, (db) =>
    new ActionListQueries(db, salon.clock).page({ ...query, areas: 'content' }, ADMIN),
  );
  expect(plan && rowsRead(plan, 'act')).toBeLessThan(200);
});
