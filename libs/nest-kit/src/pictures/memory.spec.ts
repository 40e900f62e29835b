import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pngOf } from '@salon/testing';
import sharp, { type Sharp } from 'sharp';

const BUILT = new URL('../../dist/pictures/index.js', import.meta.url).href;

/**
 * Eight concurrent uploads in a deployed process; returns which were accepted and by how many bytes the process grew.
 */
const UPLOADS = `
  import { readFileSync } from 'node:fs';
  import { PictureFolder, Pictures } from '${BUILT}';
  const [folder, ...files] = process.argv.slice(1);
  const pictures = new Pictures('catalog', new PictureFolder(folder + '/media'));
  await pictures.take(readFileSync(files[0]), 'square');
  const before = process.memoryUsage.rss();
  let peak = before;
  setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2).unref();
  const outcomes = await Promise.allSettled(files.map((file) => pictures.take(readFileSync(file), 'whole')));
  const taken = outcomes.map(({ status, reason }) => reason?.code ?? status);
  console.log(JSON.stringify({ taken, grown: peak - before }));`;

const flat = (width: number, channels: 3 | 4): Sharp =>
  sharp({ create: { width, height: 5_000, channels, background: { r: 9, g: 9, b: 9, alpha: 1 } } });

/** The largest accepted pictures, and some refused ones. */
const BOMBS: [make: () => Buffer | Promise<Buffer>, outcome: string][] = [
  [() => pngOf({ width: 8_000, height: 5_000 }), 'fulfilled'],
  [() => flat(3_190, 4).png({ progressive: true }).toBuffer(), 'fulfilled'],
  [() => flat(3_190, 4).gif().toBuffer(), 'fulfilled'],
  [() => flat(2_100, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(), 'fulfilled'],
  [() => flat(8_000, 3).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'fulfilled'],
  [() => flat(3_190, 4).withMetadata({ orientation: 6 }).png().toBuffer(), 'fulfilled'],
  [() => pngOf({ width: 16_000, height: 16_000, depth: 1 }), 'PICTURE_PIXELS'],
  [() => flat(8_000, 4).png({ progressive: true }).toBuffer(), 'PICTURE_PIXELS'],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bombs-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('T42 grows by less than 200 MB for eight bombs at once', async () => {
  const files = await Promise.all(
    BOMBS.map(async ([make], at) => {
      const file = join(folder, String(at));
      await writeFile(file, await make());
      return file;
    }),
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', UPLOADS, folder, ...files],
    { env: { ...process.env, MALLOC_ARENA_MAX: '2' } },
  );
  const { taken, grown } = JSON.parse(stdout) as { taken: string[]; grown: number };
  expect(taken).toEqual(BOMBS.map(([, outcome]) => outcome));
  expect(grown).toBeLessThan(200_000_000);
});
