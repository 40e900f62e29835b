import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, seedId } from '@salon/nest-kit';
import { Archive, archiveOf, columnsOf, importPart, KNOWN_TYPES, partOf, partSizeOf } from '@salon/nest-kit/export';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import type { DataSource } from 'typeorm';
import { database } from '../data-source.js';
import { MENU } from '../demo/demo-visits.rules.js';
import { SeedVisitsJob } from '../demo/seed-visits.job.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { EXPORTED } from './exported.js';

const salon = eachMonday();
let url: string;
let empty: DataSource;
let folder: string;
beforeEach(async () => {
  url = await testDatabaseUrl();
  empty = await openDatabase(database(url, 2, false));
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterEach(async () => {
  await empty.destroy();
  await dropTestDatabase(url);
  await rm(folder, { recursive: true });
});

/** The two weeks of the demonstration, after which a stylist has left. */
async function fortnight(): Promise<void> {
  salon.catalog.put(...MENU.map((title) => ({ ...CUT, id: seedId(`service ${title}`), title, minutes: 60 })));
  salon.clock.set('2026-11-25T05:40:00Z');
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = NULL');
  await new SeedVisitsJob(salon.db, salon.calendar, salon.catalog, salon.outbox, salon.clock).run();
  await salon.db.query(`UPDATE booking.stylist SET "leftAt" = $1 WHERE "position" = 0`, [salon.clock.now()]);
}

async function exported(db: DataSource, name: string): Promise<Buffer> {
  await writeFile(join(folder, name), archiveOf([partOf(db, EXPORTED)]));
  return readFile(join(folder, name));
}

const imported = async (name: string, isTrial = false): Promise<string> => {
  const archive = await Archive.open(join(folder, name));
  return importPart(archive, { db: empty, plan: EXPORTED }, isTrial).finally(() => archive.close());
};

const count = async (db: DataSource, table: string): Promise<number> =>
  (await db.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM booking.${table}`))[0].count;

it('every table is exported or left out for a reason, and every type is described by the format', async () => {
  const tables = await columnsOf(empty, 'booking');
  expect(Object.keys(tables).sort()).toEqual([...EXPORTED.tables, ...Object.keys(EXPORTED.excluded)].sort());
  const types = EXPORTED.tables.flatMap((table) => (tables[table] ?? []).map(({ type }) => type));
  expect(types.filter((type) => !KNOWN_TYPES.includes(type))).toEqual([]);
  const filled = [];
  for (const table of EXPORTED.tables) if ((await count(empty, table)) > 0) filled.push(table);
  expect(filled.sort()).toEqual([...EXPORTED.seededTables].sort());
});

it('a fortnight is exported, imported into an empty instance and exported again, byte by byte the same', async () => {
  await fortnight();
  const first = await exported(salon.db, 'first.zip');
  expect(await imported('first.zip')).toBe('imported');
  expect((await exported(empty, 'second.zip')).equals(first)).toBe(true);
  const occupied = `SELECT "appointmentId", "stylistId", "during"::text FROM booking.occupied ORDER BY 1`;
  expect(await empty.query(occupied)).toEqual(await salon.db.query(occupied));
  expect(await imported('first.zip')).toBe('there already');
  const [{ number }] = await empty.query('SELECT max("number") AS number FROM booking.appointment');
  const [{ next }] = await empty.query(
    `SELECT nextval(pg_get_serial_sequence('booking.appointment', 'number')) AS next`,
  );
  expect(Number(next)).toBe(Number(number) + 1);
  await expect(
    empty.query(
      `UPDATE booking.appointment SET "stylistId" = (SELECT "id" FROM booking.stylist WHERE "leftAt" IS NOT NULL)
       WHERE "status" <> 'cancelled'`,
    ),
  ).rejects.toThrow('has left');
});

it('files for a spreadsheet name visits as the site, in local time, and what counts can be added up', async () => {
  salon.clock.set('2026-11-22T20:00:00Z');
  const { paid, somebody } = visitsOf(salon);
  const { held, who } = await paid();
  const other = somebody();
  await salon.pay(other, await salon.held(other));
  const second = await paid({ startTime: '12:00' });
  salon.clock.advance(1);
  await salon.cancelAppointment.run(held._id, who);
  await salon.cancelAppointment.run(second.held._id, second.who);
  const [due] = await salon.refunds();
  await new SettleRefund(salon.db, salon.outbox, salon.clock).run(due!._id, { reference: 'T1' }, ADMIN);
  await exported(salon.db, 'first.zip');
  const archive = await Archive.open(join(folder, 'first.zip'));
  const rowsOf = async (path: string) =>
    (await buffer(await archive.stream(path)))
      .toString()
      .split('\r\n')
      .slice(0, -1)
      .map((row) => row.slice(1, -1).split('","'));
  const [, ...visits] = await rowsOf('csv/visits.csv');
  const [head, ...payments] = await rowsOf('csv/payments.csv');
  archive.close();
  expect(visits.map((visit) => visit.slice(0, 2))).toContainEqual([held.appointmentId, '2026-11-23']);
  expect(head?.join()).toBe('"at,visit,amount,currency,means,state,reference,counts');
  const found = payments.map(([at, , amount, , means, state, , counts]) => [at, amount, means, state, counts].join());
  expect(found.sort()).toEqual([
    '2026-11-23 01:30,1000.00,online,initiated,no',
    '2026-11-23 01:30,1000.00,online,paid,yes',
    '2026-11-23 01:30,1000.00,online,paid,yes',
    '2026-11-23 01:31,-1000.00,refund,due,no',
    '2026-11-23 01:31,-1000.00,refund,refunded,yes',
  ]);
  expect(payments.map(([, name]) => name)).toContain(held.appointmentId);
});

it('the size runs no statement of a file for people, which sorts all visits', async () => {
  expect((await partSizeOf(salon.db, EXPORTED)).reports).toEqual({});
});

it('an instance that is not empty is refused, and stays as it is', async () => {
  await fortnight();
  await exported(salon.db, 'first.zip');
  await empty.query(`INSERT INTO booking.closure ("day", "reason") VALUES ('2027-01-14', 'Pongal')`);
  await expect(imported('first.zip')).rejects.toThrow('This instance is not empty (booking)');
  expect([await count(empty, 'closure'), await count(empty, 'appointment')]).toEqual([1, 0]);
});

it('an import that fails at its last table leaves the instance empty, and succeeds the next time', async () => {
  await fortnight();
  await salon.db.query(
    `INSERT INTO booking.salon_change
       ("id", "kind", "subject", "subjectId", "title", "adminId", "adminName", "after", "at")
     VALUES (gen_random_uuid(), 'edit', 'policy', 'policy', 'Fee', gen_random_uuid(), 'Ama', '{}', now())`,
  );
  await exported(salon.db, 'first.zip');
  await empty.query(`ALTER TABLE booking.salon_change ADD CONSTRAINT never CHECK (false) NOT VALID`);
  for (const isTrial of [true, false]) await expect(imported('first.zip', isTrial)).rejects.toThrow('never');
  expect([await count(empty, 'appointment'), await count(empty, 'stylist')]).toEqual([0, 0]);
  await empty.query(`ALTER TABLE booking.salon_change DROP CONSTRAINT never`);
  expect(await imported('first.zip', true)).toBe('imported');
  expect(await count(empty, 'appointment')).toBe(0);
  expect(await imported('first.zip')).toBe('imported');
});

it('an archive of another release is refused', async () => {
  await exported(salon.db, 'first.zip');
  await empty.query(`INSERT INTO booking.migration ("timestamp", "name") VALUES (9999999999999, 'Later9999999999999')`);
  await expect(imported('first.zip')).rejects.toThrow('of another release');
});
