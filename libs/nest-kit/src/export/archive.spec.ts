import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { Archive } from './archive.js';
import { FORMAT, FORMAT_VERSION, isArchivePath, manifestProblem } from './archive.rules.js';
import { decodeFrames, encodeFrames, type Frame } from './frames.js';
import { csvFile } from './readable-file.js';
import { archiveOf } from './write-archive.js';

const LINES = '{"id":1,"name":"a\u2028b"}\n{"id":2,"name":null}\n';
const END = { service: 'catalog', migrations: ['First1'], rows: { thing: 2 } };

async function* part(frames: readonly Frame[]): AsyncGenerator<Frame> {
  yield* frames;
}
const frames = (): Frame[] => [
  { path: 'data/catalog/thing.jsonl', bytes: Buffer.from(LINES.slice(0, 30)) },
  { path: 'data/catalog/thing.jsonl', bytes: Buffer.from(LINES.slice(30)) },
  { path: 'data/catalog/other.jsonl', bytes: Buffer.alloc(0) },
  END,
];
const written = (): Promise<Buffer> => buffer(archiveOf([part(frames())]));

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'archive-'))));
afterAll(() => rm(folder, { recursive: true }));
async function opened(bytes: Buffer): Promise<Archive> {
  const path = join(folder, 'archive.zip');
  await writeFile(path, bytes);
  return Archive.open(path);
}

it('an archive is the same bytes at any time, and is read back line by line', async () => {
  const first = await written();
  expect((await written()).equals(first)).toBe(true);
  const archive = await opened(first);
  expect(archive.manifest).toMatchObject({ version: FORMAT_VERSION, services: [END] });
  const lines = [];
  for await (const line of archive.lines('data/catalog/thing.jsonl')) lines.push(line);
  expect(lines).toEqual(LINES.trimEnd().split('\n'));
  expect(await readFile(join(folder, 'archive.zip'))).toEqual(first);
  archive.close();
});

it('an archive that was damaged, cut off or made by something else is refused', async () => {
  const whole = await written();
  const changed = Buffer.from(whole);
  changed.write('9', changed.indexOf('"id":1') + 5);
  await expect(opened(changed)).rejects.toThrow('The archive is damaged');
  await expect(opened(whole.subarray(0, whole.length - 40))).rejects.toThrow('not an archive of a salon');
  await expect(opened(Buffer.from('name,price'))).rejects.toThrow('not an archive of a salon');
});

it.each([
  ['a name outside of the archive', 'data/../x.jsonl', false],
  ['a file of no table', 'data/catalog/run.sh', false],
  ['a compressed file', 'data/catalog/thing.jsonl', true],
])('T42 an archive with %s is refused', async (_what, path, compress) => {
  const zip = new ZipFile();
  const file = Buffer.from('x');
  const manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    services: [],
    files: { [path]: { bytes: 1, sha256: '' } },
  };
  zip.addBuffer(file, path.replace('..', 'xx'), { compress });
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json', { compress: false });
  zip.end();
  const bytes = await buffer(zip.outputStream);
  await expect(opened(Buffer.from(bytes.toString('latin1').replaceAll('xx', '..'), 'latin1'))).rejects.toThrow(
    /damaged|does not belong/,
  );
});

it('a newer format is refused in words', () => {
  const newer = { format: FORMAT, version: FORMAT_VERSION + 1, services: [], files: {} };
  expect(manifestProblem(newer, new Map())).toMatch(/has format 2, this release reads format 1/);
  expect(manifestProblem({ ...newer, version: FORMAT_VERSION }, new Map())).toBeNull();
});

it.each([
  ['data/booking/appointment.jsonl', true],
  [`media/account/${'0f'.repeat(16)}-384x384-e9b44c/96.webp`, true],
  ['media/account/../96.webp', false],
  ['/etc/passwd', false],
  ['csv/a/b.csv', false],
])('%s may be in an archive: %s', (path, may) => expect(isArchivePath(path)).toBe(may));

it('a part that ends before it says so is not complete', async () => {
  const bytes = await buffer(encodeFrames(part(frames())));
  const read = async (length: number): Promise<number> => {
    const chunks = (async function* () {
      for (let at = 0; at < length; at += 7) yield bytes.subarray(at, Math.min(at + 7, length));
    })();
    let count = 0;
    for await (const frame of decodeFrames(chunks)) count += 'path' in frame ? 1 : 0;
    return count;
  };
  expect(await read(bytes.length)).toBe(3);
  for (const length of [0, 20, 60, bytes.length - 1])
    await expect(read(length)).rejects.toThrow('The part of a service');
});

it('a failing part fails the archive, so that nobody takes half of it for the whole', async () => {
  const failing = (async function* (): AsyncGenerator<Frame> {
    yield frames()[0] as Frame;
    throw new Error('The database is away');
  })();
  await expect(buffer(archiveOf([failing]))).rejects.toThrow('The database is away');
});

it('a cell that a spreadsheet would calculate is text', () => {
  const file = csvFile('csv/x.csv', ['name', 'price'], '');
  expect(file.write({ name: '=HYPERLINK("x")', price: '-5.00' })).toBe(`"'=HYPERLINK(""x"")","-5.00"\r\n`);
  expect(file.write({ name: '-1+cmd()', price: null })).toBe(`"'-1+cmd()",""\r\n`);
});

it('refuses a statement that selects other columns than the file lists', () => {
  const file = csvFile('csv/x.csv', ['name', 'price'], '');
  expect(() => file.write({ name: 'Gel' })).toThrow('listed or selected only: price');
  expect(() => file.write({ name: 'Gel', price: '900', minutes: '30' })).toThrow('listed or selected only: minutes');
});
