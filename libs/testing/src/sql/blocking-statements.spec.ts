import { blockingStatements } from './blocking-statements.js';

const migration = (text: string, timestamp = 1_765_200_000_000) => {
  const name = `Sample${timestamp}`;
  return {
    [name]: class {
      up = (db: never): Promise<unknown> => (db as { query(sql: string): Promise<unknown> }).query(text);
    },
  }[name] as new () => { up(db: never): Promise<unknown> };
};

it.each([
  'CREATE INDEX visit_by_day ON booking.visit ("day")',
  'CREATE UNIQUE INDEX visit_by_day\n  ON booking.visit ("day") WHERE "day" IS NOT NULL',
  'ALTER TABLE booking.visit ADD CONSTRAINT positive CHECK ("price" > 0)',
  'ALTER TABLE booking.visit DROP CONSTRAINT positive, ADD CONSTRAINT positive CHECK ("price" > 1)',
  'ALTER TABLE booking.visit ADD FOREIGN KEY ("userId") REFERENCES booking.person',
  'ALTER TABLE booking.visit ADD CONSTRAINT one UNIQUE ("day")',
  'ALTER TABLE booking.visit ALTER COLUMN "day" SET NOT NULL',
  'ALTER TABLE booking.visit ALTER "price" TYPE bigint',
  'CREATE TABLE booking.other (id int); CREATE INDEX visit_by_day ON booking.visit ("day")',
])('R13 finds what keeps calls off a table: %s', async (text) => {
  expect(await blockingStatements([migration(text)])).toHaveLength(1);
});

it.each([
  'CREATE INDEX CONCURRENTLY visit_by_day ON booking.visit ("day")',
  'ALTER TABLE booking.visit ADD CONSTRAINT positive CHECK ("price" > 0) NOT VALID',
  'ALTER TABLE booking.visit VALIDATE CONSTRAINT positive',
  'ALTER TABLE booking.visit ADD COLUMN "note" text, DROP COLUMN "day"',
  'ALTER TABLE booking.visit ADD CONSTRAINT one UNIQUE USING INDEX visit_by_day',
  'CREATE TABLE booking.visit (id int, CHECK (id > 0)); CREATE INDEX visit_by_id ON booking.visit (id)',
])('lets pass: %s', async (text) => {
  expect(await blockingStatements([migration(text)])).toEqual([]);
});

it('ignores migrations older than the rule', async () => {
  expect(await blockingStatements([migration('CREATE INDEX a ON booking.visit ("day")', 1_764_000_000_000)])).toEqual(
    [],
  );
});
