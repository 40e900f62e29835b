import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@salon/nest-kit';
import { Archive, archiveOf, columnsOf, importPart, KNOWN_TYPES, partOf, partSizeOf } from '@salon/nest-kit/export';
import { PictureFolder } from '@salon/nest-kit/pictures';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import type { DataSource } from 'typeorm';
import { database } from '../data-source.js';
import { seedCatalog } from '../seed/seed-catalog.js';
import { seedBlankSite, seedTexts } from '../seed/seed-texts.js';
import { EXPORTED } from './exported.js';

const PICTURE = `${'0f'.repeat(16)}-384x384-e9b44c`;
const FILES = ['384.avif', '384.webp'];

let folder: string;
const urls: string[] = [];
let source: DataSource;
let empty: DataSource;
const open = async (): Promise<DataSource> => {
  const url = await testDatabaseUrl();
  urls.push(url);
  return openDatabase(database(url, 2));
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  [source, empty] = [await open(), await open()];
  await seedTexts(source);
  await seedCatalog(source);
  await seedBlankSite(empty);
});
afterAll(async () => {
  await Promise.all([source.destroy(), empty.destroy()]);
  await Promise.all(urls.map(dropTestDatabase));
  await rm(folder, { recursive: true });
});
const mediaOf = (name: string): PictureFolder => new PictureFolder(join(folder, name));

it('every table is exported or left out for a reason, and every type is described by the format', async () => {
  const tables = await columnsOf(source, 'catalog');
  expect(Object.keys(tables).sort()).toEqual([...EXPORTED.tables, ...Object.keys(EXPORTED.excluded)].sort());
  const types = EXPORTED.tables.flatMap((table) => (tables[table] ?? []).map(({ type }) => type));
  expect(types.filter((type) => !KNOWN_TYPES.includes(type))).toEqual([]);
});

it('menu, texts and pictures are exported, imported and exported again, byte by byte the same', async () => {
  await mediaOf('from').save(
    PICTURE,
    FILES.map((name) => ({ name, bytes: Buffer.from(`pixels of ${name}`) })),
  );
  const paths = ['first.zip', 'second.zip'].map((name) => join(folder, name)) as [string, string];
  await writeFile(paths[0], archiveOf([partOf(source, EXPORTED, { folder: mediaOf('from') })]));
  const archive = await Archive.open(paths[0]);
  expect(await importPart(archive, { db: empty, plan: EXPORTED, folder: mediaOf('to') })).toBe('imported');
  archive.close();
  await writeFile(paths[1], archiveOf([partOf(empty, EXPORTED, { folder: mediaOf('to') })]));
  expect((await readFile(paths[1])).equals(await readFile(paths[0]))).toBe(true);
  expect(await mediaOf('to').read(PICTURE, '384.webp')).toEqual(Buffer.from('pixels of 384.webp'));
});

it('its size is known before: the rows exactly, the bytes about', async () => {
  let written = 0;
  for await (const frame of partOf(source, EXPORTED)) {
    if (!('path' in frame)) expect((await partSizeOf(source, EXPORTED)).rows).toEqual(frame.rows);
    else if (frame.path.startsWith('data/')) written += frame.bytes.length;
  }
  const { bytes } = await partSizeOf(source, EXPORTED);
  expect(Math.abs(bytes - written) / written).toBeLessThan(0.1);
});
