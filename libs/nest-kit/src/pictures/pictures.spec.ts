import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages, pictureAt } from '@salon/contracts';
import { pngOf } from '@salon/testing';
import sharp from 'sharp';
import { PictureFolder } from './picture-folder.js';
import { pictureLimit, Pictures } from './pictures.js';
import { reEncode } from './re-encode.js';

let folder: string;
let pictures: Pictures;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  pictures = new Pictures('catalog', new PictureFolder(folder));
});
afterEach(() => rm(folder, { recursive: true }));

const drawing = pngOf({ width: 800, height: 600 });
const later = new Date('2041-01-01');

it('A15 keeps a picture in three widths and two formats, under a random name that tells its size', async () => {
  const [one, two] = [await pictures.take(drawing, 'whole'), await pictures.take(drawing, 'whole')];
  expect(one).not.toBe(two);
  expect(pictureAt(one)).toMatchObject({ owner: 'catalog', width: 800, height: 600, color: '#000000' });
  const names = one.split('/')[3] ?? '';
  expect((await readdir(join(folder, names))).sort()).toEqual([
    '200.avif',
    '200.webp',
    '400.avif',
    '400.webp',
    '800.avif',
    '800.webp',
  ]);
});

it('cuts an avatar square from the middle and enlarges nothing', async () => {
  expect(await reEncode(drawing, 'square')).toMatchObject({ width: 384, height: 384 });
  expect(await reEncode(pngOf({ width: 90, height: 600 }), 'square')).toMatchObject({ width: 90, height: 90 });
  expect(await reEncode(pngOf({ width: 90, height: 600 }), 'whole')).toMatchObject({ width: 90, height: 600 });
});

it('puts a photograph upright that was taken with the camera on its side', async () => {
  const lying = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await reEncode(lying, 'whole')).toMatchObject({ width: 600, height: 800, color: 'fe0000' });
});

it('T44 R8 says that there is no room, leaves nothing behind, and goes on when there is room again', async () => {
  let full = true;
  let written = 0;
  // The third file is written to a full disk: the kernel's `/dev/full`.
  const write: typeof writeFile = (path, ...rest) =>
    writeFile(full && (written += 1) === 3 ? '/dev/full' : path, rest[0], full && written === 3 ? {} : rest[1]);
  const small = new Pictures('catalog', new PictureFolder(folder, write));
  await expect(small.take(drawing, 'whole')).rejects.toMatchObject({ kind: 'full', message: messages.imageFailed });
  expect(await readdir(folder)).toEqual([]);
  full = false;
  expect(await small.take(drawing, 'whole')).toMatch(/^\/media\/catalog\//);
});

it('I10 removes the files without a row and the halves a crash left, and nothing else', async () => {
  const [kept, lost] = [await pictures.take(drawing, 'whole'), await pictures.take(drawing, 'whole')];
  await new PictureFolder(folder, () => Promise.reject(new Error('killed')))
    .save('x', [{ name: 'y', bytes: drawing }])
    .catch(() => null);
  await new PictureFolder(join(folder, 'half-0')).save('z', [{ name: '1.webp', bytes: drawing }]);
  await writeFile(join(folder, 'lost+found'), '');
  const stored = async (urls: string[]): Promise<string[]> => urls.filter((url) => url !== lost);
  const before = await readdir(folder);
  await pictures.tidy(new Date('2001-01-01'), stored);
  expect(await readdir(folder)).toEqual(before);
  await pictures.tidy(later, stored);
  expect((await readdir(folder)).sort()).toEqual([kept.split('/')[3], 'lost+found'].sort());
  await pictures.remove(kept);
  expect(await readdir(folder)).toEqual(['lost+found']);
});

it('finds a stored picture with and without its focal point, and does not judge others', async () => {
  const url = await pictures.take(drawing, 'whole');
  expect([await pictures.has(url), await pictures.has(`${url}#focus=40,0`)]).toEqual([true, true]);
  await pictures.remove(url);
  expect([await pictures.has(url), await pictures.has('/art/hero.svg')]).toEqual([false, true]);
});

it.each(['/media/account/x/1.webp', '../../etc', '/art/hero.svg', 'https://evil.test/'])(
  'T45 removes nothing for %s',
  async (url) => {
    await pictures.take(drawing, 'whole');
    await pictures.remove(url);
    expect(await readdir(folder)).toHaveLength(1);
  },
);

it('has nothing to tidy before the first picture', async () => {
  const none = new Pictures('catalog', new PictureFolder(join(folder, 'none')));
  await expect(none.tidy(later, async () => [])).resolves.toBeUndefined();
});

it('T42 opens one picture at a time and turns away who would wait too long', async () => {
  const queue = pictureLimit(2);
  let open = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
  };
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const calls = await Promise.allSettled([failing, queue.run(work), queue.run(work), queue.run(work)]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
  expect(calls[3]).toMatchObject({ reason: { kind: 'unavailable', retryAfter: 5 } });
  await queue.run(work);
  expect(most).toBe(1);
});
