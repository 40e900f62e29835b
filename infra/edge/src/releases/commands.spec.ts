import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { staticServer } from '../files/static-server.js';
import { buildCatalog, hashOf, newPair, PACKAGES } from '../testing/built-app.js';
import { type Ran, runCommand } from '../testing/release-commands.js';
import { closeAll, listen } from '../testing/servers.js';
import type { Step } from './history.rules.js';

const team = newPair();
let folder: string;
let env: Record<string, string>;
const app = (): string => join(folder, 'mfe-catalog');
const at = (path: string): string => join(folder, path);
const textAt = (path: string): string => readFileSync(at(path), 'utf8');

const run = (command: string, args: string[] = [], cwd = folder): Promise<Ran> =>
  runCommand(command, args, { cwd, env });
const release = (): Promise<Ran> => run('release-command', [], app());
const store = (...args: string[]): Promise<Ran> => run('store-command', args);
const history = (): Step[] => (JSON.parse(textAt('store/catalog/current.json')) as { history: Step[] }).history;
const refused = (problem: string | RegExp): object => ({ code: 1, out: '', problem: expect.stringMatching(problem) });

async function released(version: string, changes: Parameters<typeof buildCatalog>[2] = {}): Promise<void> {
  buildCatalog(app(), version, changes);
  expect(await release()).toMatchObject({ code: 0, problem: '' });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-commands-'));
  for (const name of ['shell', 'mfe-catalog/dist']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('shell/document.json'), JSON.stringify({ page: '<html></html>', packages: PACKAGES }));
  env = { PATH: process.env.PATH ?? '', RELEASE_KEY_FILE: at('catalog.pem'), RELEASE_KEYS_FILE: at('keys.json') };
  writeFileSync(at('catalog.pem'), team.pem);
  writeFileSync(at('keys.json'), JSON.stringify({ catalog: [team.listed] }));
  const catalog = { url: await listen(staticServer(join(app(), 'dist'))) };
  writeFileSync(at('remotes.json'), JSON.stringify({ catalog }));
  env.REMOTES_FILE = at('remotes.json');
  env.SHELL_URL = await listen(staticServer(at('shell')));
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

describe('release', () => {
  it('writes every file, the revision and the packages it was built with, signed', async () => {
    await released('1.4.0');
    const { release: text, signature } = JSON.parse(textAt('mfe-catalog/dist/release.1.4.0.json'));
    const hash = hashOf('1.4.0');
    expect([JSON.parse(text), signature]).toEqual([
      expect.objectContaining({ remote: 'catalog', version: '1.4.0', commit: 'commit of 1.4.0', packages: PACKAGES }),
      expect.stringMatching(/^[\w+/]{86}==$/),
    ]);
    expect(Object.keys(JSON.parse(text).files)).toEqual([
      `later.${hash}.js`,
      `remoteEntry.${hash}.js`,
      `routes.${hash}.css`,
      `routes.${hash}.js`,
      `server.${hash}.cjs`,
    ]);
  });

  it('adds it to the store, where a version is one release for good', async () => {
    env.RELEASES = at('store');
    await released('1.4.0');
    await released('1.4.0');
    expect(readdirSync(at('store/catalog'))).toEqual(['release.1.4.0.json']);
    buildCatalog(app(), '1.4.0', { server: 'exports.other = 1;' });
    expect(await release()).toEqual(refused(/another release 1\.4\.0 already/));
    expect(textAt('mfe-catalog/dist/release.1.4.0.json')).toBe(textAt('store/catalog/release.1.4.0.json'));
  });

  it.each<[string, () => void, RegExp]>([
    [
      'is larger than its budget',
      () => buildCatalog(app(), '1.4.0', { firstLoadKb: 0.05 }),
      /transfers 0\.\d KB, its budget is 0\.05 KB/,
    ],
    ['names no budget', () => buildCatalog(app(), '1.4.0', { firstLoadKb: 0 }), /names no size budget/],
    [
      'was built before its version was raised',
      () =>
        writeFileSync(
          at('mfe-catalog/package.json'),
          JSON.stringify({ name: 'mfe-catalog', version: '1.5.0', dependencies: {} }),
        ),
      /Version 1\.4\.0 is built, package\.json says 1\.5\.0/,
    ],
    ['is not built', () => rmSync(at('mfe-catalog/dist/mf-manifest.json')), /run npm run build/],
    ['has no key', () => delete env.RELEASE_KEY_FILE, /names no key/],
  ])('refuses an app that %s', async (_what, change, problem) => {
    buildCatalog(app(), '1.4.0');
    change();
    expect(await release()).toEqual(refused(problem));
    expect(readdirSync(at('mfe-catalog/dist')).filter((name) => name.startsWith('release.'))).toEqual([]);
  });

  it('signs with a key that is never replaced, and kept for its owner alone', async () => {
    const { out } = await run('key-command', ['new.pem']);
    expect(statSync(at('new.pem')).mode & 0o777).toBe(0o600);
    expect(await run('key-command', ['new.pem'])).toEqual(refused(/EEXIST/));
    writeFileSync(at('keys.json'), JSON.stringify({ catalog: [out] }));
    Object.assign(env, { RELEASE_KEY_FILE: at('new.pem'), RELEASES: at('store') });
    await released('1.4.0');
    expect((await store('promote', 'mfe-catalog', '1.4.0')).out).toBe('mfe-catalog 1.4.0 is current.');
  });
});

describe('promote, rollback and disable', () => {
  /** The app and the store with 1.4.0, released once. */
  let made = '';
  beforeEach(async () => {
    env.RELEASES = at('store');
    if (made) return cpSync(made, folder, { recursive: true });
    await released('1.4.0');
    made = mkdtempSync(join(tmpdir(), 'release-made-'));
    for (const name of ['store', 'mfe-catalog']) cpSync(at(name), join(made, name), { recursive: true });
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  it('say what is current, and keep who did what and when', async () => {
    const done = { code: 0, out: 'mfe-catalog 1.4.0 is current.', problem: '' };
    expect(await store('promote', 'mfe-catalog', '1.4.0')).toEqual(done);
    await released('1.5.0');
    await store('promote', 'mfe-catalog', '1.5.0');
    env.RELEASED_BY = 'nimali';
    expect((await store('rollback', 'mfe-catalog')).out).toBe('mfe-catalog 1.4.0 is current again.');
    expect((await store('disable', 'mfe-catalog')).out).toBe('mfe-catalog is disabled.');
    expect(history().map(({ action, version }) => `${action} ${version}`)).toEqual([
      'promote 1.4.0',
      'promote 1.5.0',
      'rollback 1.4.0',
      'disable 1.4.0',
    ]);
    const me = userInfo().username;
    expect(history().map(({ by }) => by)).toEqual([me, me, 'nimali', 'nimali']);
    for (const { at: time } of history()) expect(new Date(time).toISOString()).toBe(time);
    expect(readdirSync(at('store/catalog')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('make a release a candidate for a part of the visitors, and end it', async () => {
    await store('promote', 'mfe-catalog', '1.4.0');
    await released('1.5.0');
    expect(await store('promote', 'mfe-catalog', '1.5.0', '--percent', '10')).toEqual({
      code: 0,
      out: 'mfe-catalog 1.5.0 is a candidate for 10 % of the visitors, 1.4.0 stays current.',
      problem: '',
    });
    expect((await store('rollback', 'mfe-catalog')).out).toBe('mfe-catalog 1.4.0 is current again.');
    await store('promote', 'mfe-catalog', '1.5.0', '--percent=0');
    expect((await store('promote', 'mfe-catalog', '1.5.0')).out).toBe('mfe-catalog 1.5.0 is current.');
    expect(history().map(({ action, version, percent }) => [action, version, percent])).toEqual([
      ['promote', '1.4.0', undefined],
      ['candidate', '1.5.0', 10],
      ['rollback', '1.4.0', undefined],
      ['candidate', '1.5.0', 0],
      ['promote', '1.5.0', undefined],
    ]);
  });

  it('refuse a candidate that could not stand beside a current release', async () => {
    const candidate = (...args: string[]): Promise<Ran> => store('promote', 'mfe-catalog', ...args);
    expect(await candidate('1.4.0', '--percent', '10')).toEqual(refused(/No release of mfe-catalog is current/));
    await candidate('1.4.0');
    expect(await candidate('1.4.0', '--percent', '10')).toEqual(refused(/1\.4\.0 is current already/));
    for (const percent of ['100', '1.5', '-1', 'ten', ''])
      expect(await candidate('1.4.0', `--percent=${percent}`)).toEqual(refused(/whole number from 0 to 99/));
    expect(await store('rollback', 'mfe-catalog', '--percent', '10')).toEqual(refused(/^Say promote/));
    await released('1.5.0');
    writeFileSync(at(`mfe-catalog/dist/later.${hashOf('1.5.0')}.js`), 'alert(1)');
    expect(await candidate('1.5.0', '--percent', '10')).toEqual(refused(/is altered/));
    const watched = (...args: string[]): Promise<Ran> => candidate('1.5.0', '--percent', '10', '--watch', ...args);
    expect(await watched('1441')).toEqual(refused(/^--watch is a whole number of minutes from 1 to 1440/));
    expect(await watched('5', '--metrics', 'http://127.0.0.1:1/')).toEqual(
      refused(/does not say what browsers report/),
    );
    await released('1.6.0').then(() => store('disable', 'mfe-catalog'));
    expect(await candidate('1.6.0', '--percent', '10')).toEqual(refused(/mfe-catalog is disabled/));
    expect(history()).toHaveLength(2);
  });

  it("takes a release from the remote's server when the store does not have it", async () => {
    delete env.RELEASES;
    await released('1.5.0');
    env.RELEASES = at('store');
    expect((await store('promote', 'mfe-catalog', '1.5.0')).code).toBe(0);
    expect(readdirSync(at('store/catalog'))).toContain('release.1.5.0.json');
  });

  it.each<[string, () => void, RegExp]>([
    [
      'is unknown',
      () => rmSync(at('store/catalog/release.1.4.0.json')),
      /^There is no release 1\.4\.0 of mfe-catalog\.$/,
    ],
    [
      'lost a file',
      () => rmSync(at(`mfe-catalog/dist/later.${hashOf('1.4.0')}.js`)),
      /refused: its file later\.\w+\.js is missing/,
    ],
    [
      'has an altered file',
      () => writeFileSync(at(`mfe-catalog/dist/later.${hashOf('1.4.0')}.js`), 'alert(1)'),
      /refused: its file later\.\w+\.js is altered/,
    ],
    [
      'is signed with another key',
      () => writeFileSync(at('keys.json'), JSON.stringify({ catalog: [newPair().listed] })),
      /no key of its team/,
    ],
    ['is of a team without keys', () => writeFileSync(at('keys.json'), '{}'), /no key of its team/],
    [
      'needs a newer shell',
      () =>
        writeFileSync(at('shell/document.json'), JSON.stringify({ packages: { ...PACKAGES, '@salon/ui': '0.9.0' } })),
      /^It was built with @salon\/ui 1\.2\.0, the deployed shell has 0\.9\.0: deploy the shell first\.$/,
    ],
    ['cannot be compared with the shell', () => rmSync(at('shell/document.json')), /The shell at .* does not respond/],
    [
      'is being promoted by somebody else',
      () => writeFileSync(at('store/catalog/current.json.part'), ''),
      /changed by somebody else/,
    ],
  ])('refuse a release that %s', async (_what, change, problem) => {
    rmSync(at('mfe-catalog/dist/release.1.4.0.json'));
    change();
    expect(await store('promote', 'mfe-catalog', '1.4.0')).toEqual(refused(problem));
    expect(readdirSync(at('store/catalog'))).not.toContain('current.json');
  });

  it('refuse what there is not', async () => {
    expect(await store('rollback', 'mfe-catalog')).toEqual(refused(/no earlier release of mfe-catalog/));
    expect(await store('disable', 'mfe-catalog')).toEqual(refused(/No release of mfe-catalog has been promoted/));
    expect(await store('promote', 'mfe-gifts', '1.0.0')).toEqual(refused(/remotes file does not name gifts/));
    expect(await store('promote', '../catalog', '1.4.0')).toEqual(refused(/^Say promote/));
    expect(await store('promote', 'mfe-catalog', '../1.4.0')).toEqual(refused(/is not a version/));
    delete env.RELEASES;
    expect(await store('promote', 'mfe-catalog', '1.4.0')).toEqual(refused(/RELEASES is not set/));
  });

  it('does not go back to a release whose files are gone', async () => {
    await store('promote', 'mfe-catalog', '1.4.0');
    await released('1.5.0');
    await store('promote', 'mfe-catalog', '1.5.0');
    rmSync(at(`mfe-catalog/dist/server.${hashOf('1.4.0')}.cjs`));
    expect(await store('rollback', 'mfe-catalog')).toEqual(refused(/server\.\w+\.cjs is missing/));
    expect(history()).toHaveLength(2);
  });
});
