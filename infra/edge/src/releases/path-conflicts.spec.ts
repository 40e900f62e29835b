import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticServer } from '../files/static-server.js';
import { FolderStorage } from '../storage/folder-storage.js';
import { buildCatalog, newPair, PACKAGES } from '../testing/built-app.js';
import { closeAll, listen } from '../testing/servers.js';
import { disable, promote, promoteFor, type Site } from './change-current.js';
import { makeRelease } from './make-release.js';
import { ReleaseStore } from './release-store.js';
import { readKeys, signedRelease } from './signature.js';

/** Two teams; the shell knows pages of its own and of booking. */
const TEAM = newPair();
const KNOWN = { shell: ['/', '/about'], catalog: ['/services'], booking: ['/cart', '/receipt/*'] };
const AUTHOR = { by: 'ops', at: '2026-11-24T10:00:00.000Z' };
let folder: string;
let site: Site;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'path-conflicts-'));
  for (const name of ['shell', 'app/dist']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'shell/document.json'), JSON.stringify({ packages: PACKAGES, paths: KNOWN }));
  const files = await listen(staticServer(join(folder, 'app/dist')));
  site = {
    store: new ReleaseStore(new FolderStorage(join(folder, 'store'))),
    keys: readKeys(JSON.stringify({ catalog: [TEAM.listed], booking: [TEAM.listed] })),
    remotes: { catalog: files, booking: files },
    shellUrl: await listen(staticServer(join(folder, 'shell'))),
  };
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

async function release(remote: string, version: string, paths?: string[]): Promise<void> {
  buildCatalog(join(folder, 'app'), version, paths ? { paths } : {});
  await site.store.add(remote, version, signedRelease({ ...makeRelease(join(folder, 'app')), remote }, TEAM.pem));
}
const promoted = async (remote: string, version: string, paths?: string[]): Promise<void> => {
  await release(remote, version, paths);
  await promote(site, { remote, version, ...AUTHOR });
};

it('a release brings new paths, without a new shell', async () => {
  await promoted('catalog', '1.0.0', ['/services', '/gifts/*']);
  expect(await site.store.history('catalog')).toHaveLength(1);
});

it.each([
  ['/about', 'Its path /about overlaps with /about of the shell, which has to give it up first.'],
  ['/receipt/gifts', 'Its path /receipt/gifts overlaps with /receipt/* of mfe-booking, which has to give it up first.'],
])('a release with the path %s is refused by the paths that the shell knows', async (path, sentence) => {
  await expect(promoted('catalog', '1.0.0', ['/services', path])).rejects.toThrow(sentence);
  expect(await site.store.history('catalog')).toEqual([]);
});

it("another remote's current release and its candidate count, disabled or not, in place of what the shell knows", async () => {
  await promoted('booking', '1.0.0', ['/cart', '/gifts']);
  await release('booking', '1.1.0', ['/cart', '/vouchers']);
  await promoteFor(site, 10, { remote: 'booking', version: '1.1.0', ...AUTHOR });
  for (const [version, path] of [
    ['1.0.0', '/gifts'],
    ['1.0.1', '/vouchers'],
  ] as const)
    await expect(promoted('catalog', version, [path])).rejects.toThrow(
      `Its path ${path} overlaps with ${path} of mfe-booking`,
    );
  await promoted('catalog', '1.0.2', ['/receipt/*']);
  await disable(site, { remote: 'booking', ...AUTHOR });
  await expect(promoted('catalog', '1.0.3', ['/gifts/*'])).rejects.toThrow('overlaps with /gifts of mfe-booking');
});

it('a candidate is refused as well', async () => {
  await promoted('catalog', '1.0.0');
  await release('catalog', '1.1.0', ['/cart']);
  await expect(promoteFor(site, 10, { remote: 'catalog', version: '1.1.0', ...AUTHOR })).rejects.toThrow(
    'overlaps with /cart of mfe-booking',
  );
});

it('a release without paths, of itself or of another remote, and a shell that names none change nothing', async () => {
  await promoted('booking', '1.0.0');
  await expect(promoted('catalog', '1.0.0', ['/cart'])).rejects.toThrow('/cart of mfe-booking');
  await promoted('catalog', '1.0.1');
  writeFileSync(join(folder, 'shell/document.json'), JSON.stringify({ packages: PACKAGES }));
  await promote(site, { remote: 'catalog', version: '1.0.0', ...AUTHOR });
});
