import { Archive, encodeFrames } from '@salon/nest-kit/export';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ServiceName } from '../options.js';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const NAMES: readonly ServiceName[] = ['account', 'catalog', 'booking'];

const partOf = (service: ServiceName): Promise<Buffer> =>
  buffer(
    encodeFrames(
      (async function* () {
        yield { path: `data/${service}/thing.jsonl`, bytes: Buffer.from(`{"of":"${service}"}\n`) };
        yield { service, migrations: ['First1'], rows: { thing: 1 } };
      })(),
    ),
  );

beforeEach(async () => {
  for (const name of NAMES) bff.services[name].on('GET /export/part', { status: 200, body: await partOf(name) });
});
const download = () =>
  fetch(`${bff.url}/api/admin/export`, { method: 'POST', headers: { authorization: `Bearer ${bff.token}` } });

/** A part that is larger than the buffers of its connection. */
const endlessPart = (service: ServiceName): Readable =>
  Readable.from(
    encodeFrames(
      (async function* () {
        for (;;) yield { path: `data/${service}/thing.jsonl`, bytes: Buffer.alloc(1_000_000, '\n') };
      })(),
    ),
  );

it('an owner reads how much there is, over all services, staff not among the customers', async () => {
  const part = { rows: {}, reports: {}, bytes: 1_000, pictures: 1 };
  bff.services.account.on('GET /export/size', {
    status: 200,
    body: { ...part, rows: { user: 3, client: 2 }, reports: { 'csv/customers.csv': 4 } },
  });
  bff.services.catalog.on('GET /export/size', { status: 200, body: { ...part, rows: { service: 40 } } });
  bff.services.booking.on('GET /export/size', {
    status: 200,
    body: { ...part, rows: { appointment: 7 }, pictures: 0 },
  });
  const { body } = await bff.call('GET /api/admin/export', { token: bff.token });
  expect(body.data).toEqual({
    size: { customers: 4, visits: 7, services: 40, pictures: 2, rows: 52, bytes: 3_300 },
  });
});

it('an owner downloads the parts of all services as one archive', async () => {
  const reply = await download();
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'bff-export-'));
  await writeFile(join(folder, 'salon.zip'), Buffer.from(await reply.arrayBuffer()));
  const archive = await Archive.open(join(folder, 'salon.zip'));
  expect(archive.below('')).toEqual(['README.md', ...NAMES.map((name) => `data/${name}/thing.jsonl`), 'manifest.json']);
  expect(archive.manifest.services.map(({ service }) => service)).toEqual(NAMES);
  archive.close();
  await rm(folder, { recursive: true });
});

it('says so when a service does not answer, and breaks off when one fails on the way', async () => {
  bff.services.booking.on('GET /export/part', failed(503, 'DATABASE_DOWN'));
  expect((await download()).status).toBe(503);
  const whole = await partOf('booking');
  bff.services.booking.on('GET /export/part', { status: 200, body: whole.subarray(0, whole.length - 5) });
  await expect(download().then((reply) => reply.arrayBuffer())).rejects.toThrow();
});

it('ends the parts of all services when the owner leaves during the download', async () => {
  const parts = NAMES.map((name) => [name, endlessPart(name)] as const);
  for (const [name, part] of parts) bff.services[name].on('GET /export/part', { status: 200, body: part });
  const closed = parts.map(([, part]) => new Promise((resolve) => part.once('close', resolve)));
  const headers = { authorization: `Bearer ${bff.token}` };
  const sent = request(`${bff.url}/api/admin/export`, { method: 'POST', headers, agent: false }).end();
  const [archive] = (await once(sent, 'response')) as [IncomingMessage];
  await once(archive, 'data');
  sent.destroy();
  await Promise.all(closed);
}, 15_000);
