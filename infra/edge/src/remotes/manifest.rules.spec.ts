import { readManifest } from './manifest.rules.js';
import { parseRemotes } from './remotes-file.js';
import { securityHeaders } from '../pages/security-headers.rules.js';

const manifest = (change: object = {}): string =>
  JSON.stringify({
    id: 'mfe_catalog',
    name: 'mfe_catalog',
    exposes: [{ id: 'mfe_catalog:routes', name: 'routes', path: './routes' }],
    shared: [],
    remotes: [],
    metaData: {
      name: 'mfe_catalog',
      remoteEntry: { name: 'remoteEntry.0a1b2c3d.js', path: '', type: 'global' },
      globalName: 'mfe_catalog',
      publicPath: 'auto',
      ...change,
    },
  });

describe('a remote manifest', () => {
  it('names the container script and its global', () => {
    expect(readManifest(manifest())).toEqual({
      entryPath: 'remoteEntry.0a1b2c3d.js',
      globalName: 'mfe_catalog',
      version: 'unknown',
      serverPath: undefined,
      paths: undefined,
      styles: [],
      scripts: [],
    });
    expect(readManifest(manifest({ remoteEntry: { name: 'entry.js', path: 'static/js/' } })).entryPath).toBe(
      'static/js/entry.js',
    );
  });

  it.each([
    ['0.1.0', 'dd5d95571561564946b84ddb783f35f5df2b6153', '0.1.0+dd5d9557'],
    ['0.1.0', 'unknown', '0.1.0'],
    ['0.1.0', undefined, '0.1.0'],
    ['0.1.0"}', 'dd5d9557', 'unknown'],
    [7, 'dd5d9557', 'unknown'],
  ])('of version %j and revision %j has the version %s', (buildVersion, commit, version) => {
    expect(readManifest(manifest({ buildInfo: { buildVersion }, commit })).version).toBe(version);
  });

  it('names the paths of its pages', () => {
    const paths = ['/services', '/profile/appointments', '/receipt/*'];
    expect(readManifest(manifest({ paths })).paths).toEqual(paths);
  });

  it.each([
    '/',
    '/*',
    '/api/gifts',
    '/mfe/*',
    '/media',
    '/health/live',
    '/metrics',
    '/robots.txt',
    '/gifts/',
    '/gifts/:id',
    '/*/gifts',
    '/gifts*',
    '//evil.test',
    '/../api',
    '/gifts?q=1',
    'gifts',
    7,
    `/${'x'.repeat(60)}`,
  ])('may not have the path %j', (path) =>
    expect(() => readManifest(manifest({ paths: ['/gifts', path] }))).toThrow(
      `may not have the path ${JSON.stringify(path)}`,
    ),
  );

  it.each(['/gifts', null, Array.from({ length: 41 }, (_, at) => `/gifts-${at}`)])('lists its paths, not %j', (paths) =>
    expect(() => readManifest(manifest({ paths }))).toThrow('paths'),
  );

  it.each([
    ['a page', '<!doctype html><p>Not found', /page, not a manifest/],
    ['cut off', manifest().slice(0, 40), /not JSON/],
    ['empty', '', /not JSON/],
    ['null', 'null', /container script/],
    ['a list', '[]', /container script/],
    ['an error answer', '{"status":"error"}', /container script/],
    ['without a script', manifest({ remoteEntry: undefined }), /container script/],
    ['pointing elsewhere', manifest({ remoteEntry: { name: 'https://evil.test/x.js' } }), /container script/],
    ['climbing up', manifest({ remoteEntry: { name: 'x.js', path: '../../account' } }), /container script/],
    ['with no script type', manifest({ remoteEntry: { name: 'entry.json' } }), /container script/],
    ['with code for a name', manifest({ globalName: 'a;alert(1)' }), /global variable/],
    ['exposing nothing', manifest().replace('./routes', './other'), /does not expose/],
  ])('that is %s is refused', (_what, text, problem) => {
    expect(() => readManifest(text)).toThrow(problem);
  });
});

describe('the remotes file', () => {
  it('names remotes and addresses', () => {
    expect(parseRemotes('{"catalog":{"url":"http://127.0.0.1:4101"}}')).toEqual({ catalog: 'http://127.0.0.1:4101/' });
  });
  it.each(['{"catalog":{"url":"file:///etc/passwd"}}', '{"../x":{"url":"http://a/"}}', '{"catalog":{}}'])(
    'is refused when it says %s',
    (text) => {
      expect(() => parseRemotes(text)).toThrow(/no name and address/);
    },
  );
});

describe('the headers of a page', () => {
  const headers = (path: string, siteUrl = 'http://localhost:4000'): Record<string, string> =>
    securityHeaders(path, { gatewayOrigins: ['https://www.payhere.lk'], siteUrl });

  it("allow no frame, no foreign script but the gateway's, and forms only to us and the gateway (threat T52)", () => {
    const policy = headers('/cart')['content-security-policy'];
    for (const rule of [
      "frame-ancestors 'none'",
      "form-action 'self' https://www.payhere.lk",
      "base-uri 'none'",
      "object-src 'none'",
      "script-src 'self' https://www.payhere.lk",
    ]) {
      expect(policy?.split('; ')).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe-/);
  });

  it('T52 name the digests of inline scripts, allow no inline style, and where violations are reported', () => {
    const policy = securityHeaders('/', { gatewayOrigins: [], siteUrl: 'http://localhost:4000' }, ['sha256-a'])[
      'content-security-policy'
    ]?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["script-src 'self' 'sha256-a'", "style-src 'self'", 'report-uri /api/csp-reports']),
    );
  });

  it('T13 T7 hide the address of the password reset and of an invitation, and insist on https where there is https', () => {
    expect(headers('/reset-password/abc')['referrer-policy']).toBe('no-referrer');
    expect(headers('/register')['referrer-policy']).toBe('no-referrer');
    expect(headers('/cart')['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers('/')['strict-transport-security']).toBeUndefined();
    expect(headers('/', 'https://araliya.lk')['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });
});
