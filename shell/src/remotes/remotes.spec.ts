import type { RemoteEntry } from '@salon/contracts';
import { isTrusted, scriptFor } from './federation.js';
import { parseRegistry, refreshRegistry } from './registry.js';
import { createRemotes, routesOf } from './remotes.js';

const DIGEST = `sha384-${'A'.repeat(64)}`;
const entry = (changes: Partial<RemoteEntry> = {}): RemoteEntry => ({
  entry: '/mfe/catalog/remoteEntry.1.js',
  entryGlobalName: 'mfe_catalog',
  type: 'global',
  integrity: DIGEST,
  ...changes,
});
const routes = [{ path: 'services' }];

describe('the registry in the page', () => {
  it('keeps the valid entries of known remotes', () =>
    expect(
      parseRegistry(JSON.stringify({ catalog: entry(), account: { entry: 1 }, booking: null, evil: entry() })),
    ).toEqual({ catalog: entry() }));
  it('takes the paths of a remote only as a list of texts', () => {
    const paths = ['/services', '/gifts/*'];
    expect(parseRegistry(JSON.stringify({ catalog: entry({ paths }) }))).toEqual({ catalog: entry({ paths }) });
    for (const wrong of ['/gifts', [7], {}, null])
      expect(parseRegistry(JSON.stringify({ catalog: { ...entry(), paths: wrong } }))).toEqual({});
  });
  it.each(['', '{', 'null', '[]', '<html>'])('is empty when it reads %j', (text) =>
    expect(parseRegistry(text)).toEqual({}),
  );
});

it.each([
  ['fails', () => Promise.reject(new TypeError('fetch failed'))],
  ['is refused', async () => new Response('{}', { status: 503 })],
  ['breaks off', async () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('reset')) }))],
])('the current registry is empty when the request %s', async (_what, respond) => {
  globalThis.fetch = respond;
  expect(await refreshRegistry()).toEqual({});
});

describe('which remote may run (threat T53)', () => {
  it('in production only one with a digest', () => {
    expect(isTrusted(entry(), true)).toBe(true);
    for (const integrity of ['', 'sha256-AAAA', 'sha384-short', `${DIGEST} sha384-x`])
      expect(isTrusted(entry({ integrity }), true)).toBe(false);
  });
  it('while developing one without', () =>
    expect([isTrusted(entry({ integrity: '' }), false), isTrusted(entry({ integrity: 'x' }), false)]).toEqual([
      true,
      false,
    ]));
  it('is checked by the browser; only another origin is asked for permission', () => {
    expect([scriptFor(entry()).integrity, scriptFor(entry()).crossOrigin]).toEqual([DIGEST, null]);
    expect(scriptFor(entry({ entry: 'https://cdn.example/e.js' })).crossOrigin).toBe('anonymous');
  });
});

describe('what a remote exposes', () => {
  it('is a list of routes', () => expect(routesOf({ default: routes })).toBe(routes));
  it.each([
    null,
    undefined,
    {},
    { default: {} },
    { default: [] },
    { default: ['x'] },
    { default: [{ children: 1 }] },
    { default: [null] },
  ])('is refused when it is %j', (exposed) => expect(() => routesOf(exposed)).toThrow('no routes'));
});

describe('loading a remote', () => {
  afterEach(() => void jest.useRealTimers());
  const make = (load: () => Promise<unknown>) => {
    const seen = { registered: [] as string[], refreshed: 0, failed: [] as unknown[] };
    const remotes = createRemotes({
      register: (_, { entry: url }) => void seen.registered.push(url),
      load,
      read: () => ({ catalog: entry() }),
      failed: (name, error) => void seen.failed.push([name, (error as Error).message]),
      refresh: async () => ((seen.refreshed += 1), { catalog: entry({ entry: '/mfe/catalog/remoteEntry.2.js' }) }),
    });
    return { remotes, seen };
  };

  it('happens once, however often it is requested', async () => {
    const { remotes, seen } = make(async () => ({ default: routes }));
    expect(await Promise.all([remotes.routes('catalog'), remotes.routes('catalog')])).toEqual([routes, routes]);
    expect([seen.registered.length, seen.refreshed, remotes.isLoaded('catalog')]).toEqual([1, 0, true]);
  });

  it('starts again after a failure, with a fresh registry and another URL', async () => {
    let broken = true;
    const { remotes, seen } = make(async () => {
      if (broken) throw new Error('503');
      return { default: routes };
    });
    await expect(remotes.routes('catalog')).rejects.toThrow('503');
    expect(remotes.isLoaded('catalog')).toBe(false);
    broken = false;
    expect(await remotes.routes('catalog')).toBe(routes);
    expect(seen).toEqual({
      failed: [['catalog', '503']],
      registered: ['/mfe/catalog/remoteEntry.1.js', '/mfe/catalog/remoteEntry.2.js?attempt=2'],
      refreshed: 1,
    });
  });

  it('is given up after 8 seconds', async () => {
    jest.useFakeTimers();
    const { remotes } = make(() => new Promise(() => {}));
    const outcome = remotes.routes('catalog').catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await outcome).toMatch('nothing after');
  });

  it('is not started again when it succeeds after those 8 seconds', async () => {
    jest.useFakeTimers();
    let arrive: (exposed: unknown) => void = () => {};
    const { remotes, seen } = make(() => new Promise((resolve) => (arrive = resolve)));
    const outcome = remotes.routes('catalog').catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await outcome).toMatch('nothing after');
    arrive({ default: routes });
    jest.useRealTimers();
    expect(await remotes.whenLoaded('catalog')).toBe(routes);
    expect([remotes.isLoaded('catalog'), await remotes.routes('catalog')]).toEqual([true, routes]);
    expect(seen.registered).toHaveLength(1);
  });

  it('uses an earlier attempt that succeeds while a later one still runs', async () => {
    jest.useFakeTimers();
    const arrive: ((exposed: unknown) => void)[] = [];
    const { remotes } = make(() => new Promise((resolve) => void arrive.push(resolve)));
    void remotes.routes('catalog').catch(() => null);
    await jest.advanceTimersByTimeAsync(9_000);
    const second = remotes.routes('catalog');
    await jest.advanceTimersByTimeAsync(10);
    expect(arrive).toHaveLength(2);
    arrive[0]?.({ default: routes });
    jest.useRealTimers();
    expect(await second).toBe(routes);
  });

  it('fetches the registry when the page has none', async () => {
    const remotes = createRemotes({
      failed: () => undefined,
      register: () => {},
      load: async () => ({ default: routes }),
      read: () => ({}),
      refresh: async () => ({ booking: entry({ paths: ['/cart', '/vouchers'] }) }),
    });
    expect(await remotes.routes('booking')).toBe(routes);
    await expect(remotes.routes('account')).rejects.toThrow('not in the registry');
    expect(remotes.ownerOf('/vouchers')).toBe('booking');
  });
});
