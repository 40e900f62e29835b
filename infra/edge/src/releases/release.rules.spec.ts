import { builtFiles, firstLoadKb, manifestOf, readRelease, shellPackages, shellProblem } from './release.rules.js';

const DIGEST = `sha384-${'A'.repeat(64)}`;
const manifest = {
  exposes: [{ path: './routes', assets: { js: { sync: ['routes.0a1b2c3d.js'] }, css: { sync: [] } } }],
  metaData: {
    globalName: 'mfe_booking',
    remoteEntry: { name: 'remoteEntry.0a1b2c3d.js', path: '' },
    server: 'server.0a1b2c3d.cjs',
  },
};
const files = {
  'remoteEntry.0a1b2c3d.js': DIGEST,
  'routes.0a1b2c3d.js': DIGEST,
  'server.0a1b2c3d.cjs': DIGEST,
};
const release = (changes: object = {}): string =>
  JSON.stringify({ remote: 'booking', version: '1.4.0', commit: 'c0ffee', packages: {}, files, manifest, ...changes });

describe('a release', () => {
  it('is read with its files and its manifest', () => {
    const read = readRelease(release());
    expect(read).toEqual({ remote: 'booking', version: '1.4.0', commit: 'c0ffee', packages: {}, files, manifest });
    expect(manifestOf(read)).toMatchObject({ entryPath: 'remoteEntry.0a1b2c3d.js', serverPath: 'server.0a1b2c3d.cjs' });
  });

  it.each([
    ['of no remote', { remote: '../x' }, /no remote/],
    ['of no version', { version: 'latest' }, /no version/],
    ['with a version that climbs up', { version: '1.0.0/../..' }, /no version/],
    ['with a file elsewhere', { files: { ...files, '../main.js': DIGEST } }, /no path/],
    ['with a file at another address', { files: { ...files, 'https://evil.test/x.js': DIGEST } }, /no path/],
    ['with another digest', { files: { ...files, 'x.0a1b2c3d.js': 'sha256-AAAA' } }, /no digest/],
    ['without its entry', { files: { ...files, 'remoteEntry.0a1b2c3d.js': undefined } }, /names remoteEntry/],
    ['without its server bundle', { files: { ...files, 'server.0a1b2c3d.cjs': undefined } }, /names server/],
    ['without a manifest', { manifest: undefined }, /container script/],
  ])('%s is refused', (_what, changes, problem) => expect(() => readRelease(release(changes))).toThrow(problem));
});

it('lists what the build wrote under names that never change, without source maps and licences', () => {
  const names = ['b.0a1b2c3d.js', 'b.0a1b2c3d.js.br', 'b.0a1b2c3d.js.map', 'b.0a1b2c3d.js.LICENSE.txt'];
  const text = JSON.stringify({
    metaData: { files: [...names, 'a.0a1b2c3d.css', 'assets/x.0a1b2c3d.webp', 'version.json', 1] },
  });
  expect(builtFiles(text)).toEqual(['a.0a1b2c3d.css', 'assets/x.0a1b2c3d.webp', 'b.0a1b2c3d.js', 'b.0a1b2c3d.js.br']);
  expect(() => builtFiles('{"metaData":{}}')).toThrow(/build it again/);
});

it('transfers entry, scripts and styles of its first page, compressed where the build has compressed them', () => {
  const sizes: Record<string, number> = {
    'e.js': 4_096,
    'e.js.br': 1_024,
    's.js': 512,
    'c.css': 512,
    'other.js': 9_999,
  };
  const read = {
    entryPath: 'e.js',
    globalName: 'x',
    version: '1.0.0',
    serverPath: undefined,
    paths: undefined,
    scripts: ['s.js'],
    styles: ['c.css'],
  };
  expect(firstLoadKb(read, (path) => sizes[path] ?? 0)).toBe(2);
});

describe('the deployed shell', () => {
  const shell = { '@salon/ui': '1.2.0', '@salon/web-kit': '0.4.9', '@salon/contracts': '0.4.0', react: '19.3.1' };
  const RUNS = 'runs';
  const FIRST = 'deploy the shell first';
  const AGAIN = 'build it with that version';
  it.each<[string, string, string]>([
    ['@salon/ui', '1.2.0', RUNS],
    ['@salon/ui', '1.1.9', RUNS],
    ['@salon/ui', '1.2.1', FIRST],
    ['@salon/ui', '1.10.0', FIRST],
    ['@salon/ui', '1.2.0-rc.1', RUNS],
    ['@salon/ui', '1.2.1-rc.1', FIRST],
    ['@salon/ui', '2.0.0', FIRST],
    ['@salon/ui', '0.9.0', AGAIN],
    ['@salon/web-kit', '0.4.3', RUNS],
    ['@salon/web-kit', '0.4.10', FIRST],
    ['@salon/web-kit', '0.5.0', FIRST],
    ['@salon/web-kit', '1.0.0', FIRST],
    ['@salon/web-kit', '0.3.9', AGAIN],
    ['@salon/contracts', '0.4.9', RUNS],
    ['@salon/contracts', '0.3.0', RUNS],
    ['@salon/contracts', '0.5.0', FIRST],
    ['@salon/contracts', '1.0.0', FIRST],
    ['react', '19.0.0', RUNS],
    ['react', '19.4.0', RUNS],
    ['react', '20.0.0', FIRST],
    ['react', '18.3.1', AGAIN],
    ['@salon/kernel', '9.0.0', RUNS],
  ])('a release built with %s %s: %s', (name, version, next) => {
    const sentence = `It was built with ${name} ${version}, the deployed shell has ${shell[name as '@salon/ui']}: ${next}.`;
    expect(shellProblem({ packages: { [name]: version } }, shell)).toBe(next === RUNS ? undefined : sentence);
  });

  it('that is a prerelease runs no release built with its version or with a later prerelease', () => {
    const problemOf = (built: string): string | undefined =>
      shellProblem({ packages: { '@salon/ui': built } }, { '@salon/ui': '1.2.0-rc.2' });
    expect(['1.1.9', '1.2.0-rc.1', '1.2.0-rc.2'].map(problemOf)).toEqual([undefined, undefined, undefined]);
    expect([problemOf('1.2.0-rc.10'), problemOf('1.2.0')]).toEqual([
      expect.stringContaining(FIRST),
      expect.stringContaining(FIRST),
    ]);
  });

  it('without a shared package runs no release that uses it', () =>
    expect(shellProblem({ packages: { '@salon/ui': '1.0.0' } }, {})).toBe(
      'It was built with @salon/ui 1.0.0, the deployed shell has none: deploy the shell first.',
    ));

  it('names its packages, or nothing can be compared', () => {
    expect(shellPackages(JSON.stringify({ packages: shell }))).toEqual(shell);
    expect(() => shellPackages('{}')).toThrow(/build it again/);
  });
});
