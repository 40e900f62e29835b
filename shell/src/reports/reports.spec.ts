import type { AppName, ClientReport, RemoteEntry } from '@salon/contracts';
import { createOwners } from '../remotes/owners.js';
import { captureErrors, type CapturedErrors, rootOptions } from './captured-errors.js';
import type { RouterOfPage } from './page-views.js';
import { sendReports } from './send-reports.js';

type Listener = (metric: object) => void;
const listeners: Listener[] = [];
const on = (listener: (metric: never) => void): void => void listeners.push(listener as Listener);
const vitals = { onCLS: on, onFCP: on, onINP: on, onLCP: on, onTTFB: on };

const beacons: [string, Blob][] = [];
let followers: ((state: RouterOfPage['state']) => void)[];
let captured: CapturedErrors;
let router: RouterOfPage;

const stateAt = (pathname: string, path: string): RouterOfPage['state'] =>
  ({ location: { pathname }, matches: [{ route: { id: 'x', path } }] }) as unknown as RouterOfPage['state'];
function visit(pathname: string, path: string): void {
  Object.assign(router, { state: stateAt(pathname, path) });
  for (const follow of followers) follow(router.state);
}

beforeEach(() => {
  beacons.length = 0;
  listeners.length = 0;
  followers = [];
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => beacons.push([url, body]) > 0 });
  document.head.innerHTML = '<meta name="shell-version" content="0.1.0+dd5d9557">';
  document.body.innerHTML = `<script type="application/json" id="remotes">${JSON.stringify({
    catalog: { entry: '/e.js', entryGlobalName: 'x', type: 'global', integrity: '', version: '1.4.0' },
  })}</script>`;
  captured = captureErrors(() => router.state.matches);
  router = {
    state: stateAt('/services', 'services'),
    subscribe: (follow: (typeof followers)[0]) => void followers.push(follow),
  } as unknown as RouterOfPage;
});

const start = (isSampled: boolean): Promise<void> =>
  sendReports({
    captured,
    router,
    owners: createOwners({}),
    used: new Map(),
    loadVitals: isSampled ? async () => vitals : null,
  });

/** Hides the page and shows it again; resolves to the sent report. */
async function hide(): Promise<ClientReport[]> {
  const sent = beacons.length;
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  const texts = beacons.slice(sent).map(
    ([, body]) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsText(body);
      }),
  );
  return (await Promise.all(texts)).map((text) => JSON.parse(text) as ClientReport);
}

const thrown = (file: string, name = 'TypeError'): Error =>
  Object.assign(new Error('Nimali'), { name, stack: `E\n    at a (${location.origin}${file})` });

it('sends an error of a remote with its version when the page is hidden, and not again', async () => {
  await start(false);
  captured.add({ kind: 'caught', error: thrown('/mfe/catalog/1.js:1:2') });
  expect(await hide()).toEqual([
    {
      errors: [
        {
          app: 'catalog',
          version: '1.4.0',
          kind: 'caught',
          name: 'TypeError',
          route: '/services',
          file: '/mfe/catalog/1.js:1:2',
        },
      ],
      vitals: [],
      views: [],
    },
  ]);
  expect(beacons[0]?.[0]).toBe('/api/client-reports');
  expect(beacons[0]?.[1].type).toBe('application/json');
  expect(await hide()).toEqual([]);
  captured.add({ kind: 'caught', error: thrown('/mfe/catalog/1.js:1:2') });
  expect(await hide()).toEqual([]);
});

it('sends nothing of a page without errors that is not sampled', async () => {
  await start(false);
  expect([await hide(), listeners.length]).toEqual([[], 0]);
});

it('reports at most ten errors of a page', async () => {
  await start(false);
  for (let at = 0; at < 30; at += 1) captured.add({ kind: 'uncaught', error: thrown('/1.js:1:2', `E${at}`) });
  expect((await hide())[0]?.errors).toHaveLength(10);
  captured.add({ kind: 'uncaught', error: thrown('/1.js:1:2', 'Another') });
  expect(await hide()).toEqual([]);
});

it('reports a remote that did not load, in the version of its last attempt', async () => {
  const used = new Map<AppName, RemoteEntry>();
  await sendReports({ captured, router, owners: createOwners({}), used, loadVitals: null });
  used.set('booking', { entry: '/b.js', entryGlobalName: 'b', type: 'global', integrity: '', version: '2.0.1' });
  captured.add({ kind: 'load', error: new Error('nothing after 8000 ms'), remote: 'booking' });
  captured.add({ kind: 'load', error: new Error('booking is not in the registry'), remote: 'account' });
  expect((await hide())[0]?.errors).toMatchObject([
    { app: 'booking', version: '2.0.1', kind: 'load', name: 'Error' },
    { app: 'account', version: 'none', kind: 'load' },
  ]);
});

it('a sampled page sends its views and, once, its vitals, each with the app of its page', async () => {
  await start(true);
  expect(listeners).toHaveLength(5);
  const [keep = () => undefined] = listeners;
  keep({ name: 'LCP', value: 1_700, entries: [{ startTime: 0 }] });
  visit('/', '');
  visit('/about', 'about');
  keep({ name: 'INP', value: 40, entries: [{ startTime: performance.now() + 1 }] });
  keep({ name: 'LCP', value: 1_900, entries: [{ startTime: 0 }] });
  const [report] = await hide();
  expect(report?.vitals).toEqual([
    { app: 'catalog', version: '1.4.0', name: 'LCP', value: 1_900, route: '/services' },
    { app: 'shell', version: '0.1.0+dd5d9557', name: 'INP', value: 40, route: '/about' },
  ]);
  expect(report?.views).toEqual([
    { app: 'shell', version: '0.1.0+dd5d9557', count: 3 },
    { app: 'catalog', version: '1.4.0', count: 1 },
  ]);
  visit('/services', 'services');
  expect(await hide()).toMatchObject([
    {
      vitals: [],
      views: [
        { app: 'shell', count: 1 },
        { app: 'catalog', count: 1 },
      ],
    },
  ]);
});

it('notices what the window and React report, each error once, and leaves the rest to the browser', () => {
  const again = jest.fn();
  Object.assign(window, { reportError: again });
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const options = rootOptions(captured);
  const errors = ['a', 'b', 'c', 'd'].map((name) => Object.assign(new Error(name), { name }));
  options.onRecoverableError?.(errors[1], {});
  options.onCaughtError?.(errors[2], { componentStack: 'at X' });
  dispatchEvent(new ErrorEvent('error', { error: errors[0] }));
  dispatchEvent(new ErrorEvent('error', { error: errors[3] }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  expect(captured.take().map(({ kind, error }) => [kind, error])).toEqual([
    ['recoverable', errors[1]],
    ['caught', errors[2]],
    ['uncaught', errors[0]],
    ['uncaught', errors[3]],
    ['rejection', 'no'],
  ]);
  expect([again.mock.calls.flat(), shown.mock.calls.flat()]).toEqual([[errors[1]], [errors[2]]]);
});
