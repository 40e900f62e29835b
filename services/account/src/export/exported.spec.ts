import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive, archiveOf, columnsOf, importPart, KNOWN_TYPES, partOf, partSizeOf } from '@salon/nest-kit/export';
import { PASSWORD } from '@salon/testing/passwords';
import { AccountFixture } from '../testing/account-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';
import { EXPORTED } from './exported.js';

let folder: string;
let source: AccountFixture;
let empty: AccountFixture;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  [source, empty] = [await AccountFixture.open(), await AccountFixture.open()];
});
afterAll(async () => {
  await Promise.all([source.close(), empty.close()]);
  await rm(folder, { recursive: true });
});

async function exported(from: AccountFixture, name: string): Promise<Archive> {
  await writeFile(join(folder, name), archiveOf([partOf(from.db, EXPORTED)]));
  return Archive.open(join(folder, name));
}

async function customersOf({ db }: AccountFixture): Promise<string[]> {
  let csv = '';
  for await (const frame of partOf(db, EXPORTED, { zone: 'Asia/Colombo' }))
    if ('path' in frame && frame.path === 'csv/customers.csv') csv += frame.bytes.toString();
  return csv.split('\r\n').slice(1, -1);
}

it('every table is exported or left out for a reason, and every type is described by the format', async () => {
  const tables = await columnsOf(source.db, 'account');
  expect(Object.keys(tables).sort()).toEqual([...EXPORTED.tables, ...Object.keys(EXPORTED.excluded)].sort());
  const types = EXPORTED.tables.flatMap((table) => (tables[table] ?? []).map(({ type }) => type));
  expect(types.filter((type) => !KNOWN_TYPES.includes(type))).toEqual([]);
});

it('customers are those who are no staff, each since a day of the salon', async () => {
  await new StaffFixture(source).person('desk', 'front_desk');
  await source.customer('night@example.test');
  await source.db.query(`UPDATE account."user" SET "createdAt" = '2026-11-22T20:00:00Z' WHERE email = $1`, [
    'night@example.test',
  ]);
  const rows = await customersOf(source);
  expect(rows.find((row) => row.includes('night@example.test'))).toContain('"2026-11-23","yes"');
  expect((await partSizeOf(source.db, EXPORTED)).reports).toEqual({ 'csv/customers.csv': rows.length });
  const [{ people }] = await source.db.query(`SELECT count(*)::int AS people FROM account."user"`);
  expect(rows.length).toBeLessThan(people);
});

it('a client with the address of a verified account is one customer', async () => {
  await source.customer('nimali@example.test');
  await source.unverified('waiting@example.test');
  await source.customer('stylist@example.test');
  await source.employ('stylist@example.test', 'front_desk');
  await source.db.query(
    `INSERT INTO account.client ("name", "email", "city", "notes", "createdAt")
     SELECT 'Nimali', email, '', '', now() FROM unnest($1::text[]) AS email`,
    [['nimali@example.test', 'waiting@example.test', 'stylist@example.test']],
  );
  const rows = await customersOf(source);
  const of = (email: string): string[] =>
    rows
      .filter((row) => row.includes(email))
      .map((row) => row.slice(-5))
      .sort();
  expect([of('nimali@'), of('waiting@'), of('stylist@')]).toEqual([['"yes"'], ['"yes"', ',"no"'], [',"no"']]);
});

it('people are restored with their passwords and roles, and without secrets of two-step sign-in', async () => {
  const owner = await new StaffFixture(source).person('chief', 'owner');
  await source.customer('guest@example.test');
  await source.db.query(`UPDATE account."user" SET name = $1 WHERE email = 'guest@example.test'`, ['=Ama\u2028"\\\n']);
  await source.db.query(`UPDATE account."user" SET "secondFactorAt" = now() WHERE id = $1`, [owner.id]);
  const archive = await exported(source, 'first.zip');
  const target = { db: empty.db, plan: EXPORTED };
  expect(await importPart(archive, target, true)).toBe('imported');
  expect(await empty.db.query('SELECT FROM account."user"')).toEqual([]);
  expect(await importPart(archive, target)).toBe('imported');
  const again = await exported(empty, 'second.zip');
  expect(again.manifest).toEqual(archive.manifest);
  expect(await importPart(archive, target)).toBe('there already');
  expect((await empty.signIn('guest@example.test', { password: PASSWORD })).user.name).toBe('=Ama\u2028"\\\n');
  expect(await empty.db.query('SELECT FROM account."user" WHERE "secondFactorAt" IS NOT NULL')).toEqual([]);
  archive.close();
  again.close();
});
