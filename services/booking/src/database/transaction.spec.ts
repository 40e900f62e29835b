import { eachMonday } from '../testing/each-monday.js';
import { retries } from '../testing/retries.js';
import { inTransaction } from './transaction.js';

const salon = eachMonday();

it('runs again after a deadlock, and counts that', async () => {
  const before = await retries();
  let runs = 0;
  const result = await inTransaction(salon.db, async (tx) => {
    runs += 1;
    if (runs === 1) await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END $$`);
    return 'done';
  });
  expect([result, runs, (await retries()) - before]).toEqual(['done', 2, 1]);
});
