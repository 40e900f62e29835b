import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../storage/open-storage.js';
import { S3Server } from '../testing/s3-server.js';
import { closeAll, listen } from '../testing/servers.js';
import type { Step } from './history.rules.js';
import { ReleaseStore } from './release-store.js';

/** What a store does, wherever its texts are (ADR-0066). */
const KEYS = { AWS_ACCESS_KEY_ID: 'key-of-spec', AWS_SECRET_ACCESS_KEY: 'secret-of-spec' };

let folder: string;
let s3: S3Server;
let endpoint: string;

/** Another process on the same storage. */
const storeAt = async (RELEASES: string): Promise<ReleaseStore> =>
  new ReleaseStore(await openStorage({ RELEASES, AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL_S3: endpoint }));
const promotion = (version: string): Step => ({
  action: 'promote',
  version,
  by: 'nimali',
  at: '2026-11-24T10:00:00.000Z',
});
const reasonOf = (result: PromiseSettledResult<unknown>): string[] =>
  result.status === 'rejected' ? [String(result.reason)] : [];

beforeEach(async () => {
  Object.assign(process.env, KEYS);
  folder = mkdtempSync(join(tmpdir(), 'stores-'));
  s3 = new S3Server();
  endpoint = await listen(s3.server);
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

describe.each<[string, () => string]>([
  ['a folder', () => folder],
  ['a bucket', () => 's3://releases'],
  ['a part of a bucket', () => 's3://releases/of/salon'],
])('a store in %s', (_name, addressOf) => {
  const open = (): Promise<ReleaseStore> => storeAt(addressOf());

  it('is empty at first', async () => {
    const store = await open();
    expect([await store.history('catalog'), await store.release('catalog', '1.0.0')]).toEqual([[], undefined]);
  });

  it('shows each change to everybody, oldest first, for each remote', async () => {
    const [one, other] = [await open(), await open()];
    await one.change('catalog', () => promotion('1.0.0'));
    expect(await other.history('catalog')).toEqual([promotion('1.0.0')]);
    await other.change('catalog', (history) => {
      expect(history).toEqual([promotion('1.0.0')]);
      return promotion('1.1.0');
    });
    expect(await one.history('catalog')).toEqual([promotion('1.0.0'), promotion('1.1.0')]);
    expect(await one.history('booking')).toEqual([]);
  });

  it('keeps what it has when a change is refused', async () => {
    const store = await open();
    await store.change('catalog', () => promotion('1.0.0'));
    const refused = store.change('catalog', () => {
      throw new Error('It may not be.');
    });
    await expect(refused).rejects.toThrow('It may not be.');
    await store.change('catalog', () => promotion('1.1.0'));
    expect(await store.history('catalog')).toHaveLength(2);
  });

  it('keeps a release for good', async () => {
    const [one, other] = [await open(), await open()];
    await one.add('catalog', '1.0.0', 'signed');
    await other.add('catalog', '1.0.0', 'signed');
    await expect(other.add('catalog', '1.0.0', 'another')).rejects.toThrow(
      'There is another release 1.0.0 already: raise the version.',
    );
    expect(await other.release('catalog', '1.0.0')).toBe('signed');
  });

  it('does not lose a change of several at once: each is kept, or its author is told', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'];
    const stores = await Promise.all(versions.map(open));
    const results = await Promise.allSettled(
      stores.map((store, index) => store.change('catalog', () => promotion(versions[index] ?? ''))),
    );
    const kept = versions.filter((_version, index) => results[index]?.status === 'fulfilled');
    const history = await (await open()).history('catalog');
    expect(history.map(({ version }) => version).sort()).toEqual(kept);
    expect(kept.length).toBeGreaterThan(0);
    for (const reason of results.flatMap(reasonOf)) expect(reason).toContain('is being changed by somebody else');
  });

  it('takes one of two releases of a version at once', async () => {
    const texts = ['of one build', 'of another'];
    const stores = await Promise.all(texts.map(open));
    const results = await Promise.allSettled(
      stores.map((store, index) => store.add('catalog', '1.0.0', texts[index] ?? '')),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(await (await open()).release('catalog', '1.0.0')).toBe(texts[winner]);
    expect(results.flatMap(reasonOf).join()).toMatch(/being changed by somebody else|another release 1\.0\.0 already/);
  });
});

it.each(['ftp://files/releases', 's3://', 's3://Bad_Name/releases'])('%s is no store', async (address) => {
  await expect(storeAt(address)).rejects.toThrow(
    'RELEASES is a folder, s3://bucket/prefix or an address with https://',
  );
});
