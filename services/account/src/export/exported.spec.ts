import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive, archiveOf, columnsOf, importPart, KNOWN_TYPES, partOf } from '@salon/nest-kit/export';
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

it('every table is exported or left out for a reason, and every type is described by the format', async () => {
  const tables = await columnsOf(source.db, 'account');
  expect(Object.keys(tables).sort()).toEqual([...EXPORTED.tables, ...Object.keys(EXPORTED.excluded)].sort());
  const types = EXPORTED.tables.flatMap((table) => (tables[table] ?? []).map(({ type }) => type));
  expect(types.filter((type) => !KNOWN_TYPES.includes(type))).toEqual([]);
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
