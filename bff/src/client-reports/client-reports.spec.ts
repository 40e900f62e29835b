import { Writable } from 'node:stream';
import type { ClientReport } from '@salon/contracts';
import { register } from 'prom-client';
import { type Bff, type Reply, startBff } from '../testing/start-bff.js';

let bff: Bff;
let lines: string[];
const start = async (): Promise<void> => {
  lines = [];
  const log = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  bff = await startBff({ limits: 'strict', log });
};
beforeEach(() => register.resetMetrics());

const EMPTY: ClientReport = { errors: [], vitals: [], views: [] };
const ERROR: ClientReport['errors'][0] = {
  app: 'catalog',
  version: '1.4.0',
  kind: 'caught',
  name: 'TypeError',
  route: '/services',
  file: '/mfe/catalog/147.909a2d2e.js:1:204',
};
const VITAL: ClientReport['vitals'][0] = {
  app: 'catalog',
  version: '1.4.0',
  name: 'LCP',
  value: 1_700,
  route: '/services',
};
const DEPLOYED = 'share=0.1&shell=0.1.0%2Bdd5d9557&catalog=1.4.0';

let address = 0;
/** Sends a report as the edge passes it on, each from an address of its own. */
const send = (report: unknown, deployed = DEPLOYED, from = `198.51.100.${(address += 1)}`): Promise<Reply> =>
  bff.call('POST /api/client-reports', {
    body: report,
    headers: { 'x-salon-deployed': deployed, 'x-forwarded-for': from },
  });

/** The lines of /metrics with this text. */
const shown = async (text: string): Promise<string[]> =>
  (await register.metrics()).split('\n').filter((line) => line.includes(text) && !line.startsWith('#'));
const logged = (): Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'error in a browser');

describe('a report', () => {
  beforeEach(start);
  afterEach(() => bff.close());

  it('counts errors, loading times and page views by app and version', async () => {
    const report: ClientReport = {
      errors: [ERROR, { ...ERROR, name: 'RangeError' }],
      vitals: [VITAL, { ...VITAL, name: 'CLS', value: 0.07 }],
      views: [
        { app: 'catalog', version: '1.4.0', count: 2 },
        { app: 'shell', version: '0.1.0+dd5d9557', count: 3 },
      ],
    };
    expect((await send(report)).status).toBe(204);
    expect(await shown('browser_errors_total')).toEqual([
      'browser_errors_total{app="catalog",version="1.4.0",kind="caught"} 2',
    ]);
    expect(await shown('browser_page_views_total')).toEqual([
      'browser_page_views_total{app="catalog",version="1.4.0"} 20',
      'browser_page_views_total{app="shell",version="0.1.0+dd5d9557"} 30',
    ]);
    expect(await shown('browser_vital_seconds_sum')).toEqual([
      'browser_vital_seconds_sum{app="catalog",version="1.4.0",vital="LCP"} 1.7',
    ]);
    expect(await shown('browser_layout_shift_bucket{le="0.1"')).toEqual([
      'browser_layout_shift_bucket{le="0.1",app="catalog",version="1.4.0"} 1',
    ]);
  });

  it('logs the same error once, without anything of the visitor', async () => {
    await send({ ...EMPTY, errors: [ERROR] });
    await send({ ...EMPTY, errors: [ERROR, { ...ERROR, file: undefined }] });
    const { kind, app, version, route, file } = ERROR;
    expect(logged()).toEqual([
      expect.objectContaining({ app, version, kind, error: 'TypeError', route, file }),
      expect.objectContaining({ error: 'TypeError', route }),
    ]);
    expect(JSON.stringify(logged())).not.toContain('198.51.100');
  });

  it('counts errors while no page is to report its loading times', async () => {
    await send(
      { errors: [ERROR], vitals: [VITAL], views: [{ app: 'catalog', version: '1.4.0', count: 1 }] },
      'share=0',
    );
    expect(await shown('browser_errors_total')).toHaveLength(1);
    expect(await shown('browser_page_views_total')).toEqual([
      'browser_page_views_total{app="catalog",version="other"} 0',
    ]);
    expect(await shown('browser_vital_seconds_count')).toEqual([]);
  });

  it('T76 makes no label of what a stranger invents', async () => {
    const invented = Array.from({ length: 40 }, (_each, at) => ({ ...ERROR, version: `9.9.${at}` }));
    for (let from = 0; from < 40; from += 10) await send({ ...EMPTY, errors: invented.slice(from, from + 10) });
    await send({ ...EMPTY, errors: [{ ...ERROR, version: 'none' }, ERROR] });
    expect(await shown('browser_errors_total')).toEqual([
      'browser_errors_total{app="catalog",version="other",kind="caught"} 40',
      'browser_errors_total{app="catalog",version="none",kind="caught"} 1',
      'browser_errors_total{app="catalog",version="1.4.0",kind="caught"} 1',
    ]);
  });

  it('counts a candidate beside the current release', async () => {
    const candidate = { ...EMPTY, errors: [{ ...ERROR, version: '1.5.0' }, ERROR] };
    await send(candidate, `${DEPLOYED}&catalog=1.5.0`);
    expect(await shown('browser_errors_total')).toEqual([
      'browser_errors_total{app="catalog",version="1.5.0",kind="caught"} 1',
      'browser_errors_total{app="catalog",version="1.4.0",kind="caught"} 1',
    ]);
  });

  it('keeps figures of the last five versions of an app', async () => {
    for (let at = 0; at < 8; at += 1) {
      const version = `1.${at}.0`;
      const report = { errors: [{ ...ERROR, version }], vitals: [{ ...VITAL, version }], views: [] };
      await send(report, `share=0.5&catalog=${version}`);
    }
    const versions = async (metric: string): Promise<unknown[]> =>
      (await shown(metric)).map((line) => /version="([^"]*)"/.exec(line)?.[1]);
    const last = ['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0'];
    for (const metric of ['browser_errors_total', 'browser_page_views_total', 'browser_vital_seconds_count'])
      expect(await versions(metric)).toEqual(last);
  });

  it('T76 limits reports by address and size', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await send(EMPTY, DEPLOYED, '203.0.113.7')).status);
    expect([statuses.slice(0, 30).every((status) => status === 204), statuses[30]]).toEqual([true, 429]);
    expect((await send({ ...EMPTY, text: 'x'.repeat(9_000) })).status).toBe(413);
    expect((await send(EMPTY)).status).toBe(204);
  });

  it('T76 logs a bounded number of errors that a stranger makes up', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    for (const letter of letters) {
      const errors = Array.from({ length: 10 }, (_each, at) => ({ ...ERROR, name: `${letter}${at}` }));
      expect((await send({ ...EMPTY, errors })).status).toBe(204);
    }
    expect(logged()).toHaveLength(200);
  });
});

describe('what is no report', () => {
  beforeAll(start);
  afterAll(() => bff.close());

  const many = (count: number, item: object): object[] => Array.from({ length: count }, () => item);
  it.each([
    ['an app we do not have', { errors: [{ ...ERROR, app: 'payments' }] }],
    ['a version with markup', { errors: [{ ...ERROR, version: '<b>' }] }],
    ['a long version', { errors: [{ ...ERROR, version: '1'.repeat(41) }] }],
    ['a kind we do not know', { errors: [{ ...ERROR, kind: 'spam' }] }],
    ['a message as its name', { errors: [{ ...ERROR, name: 'no nimali@example.test' }] }],
    ['an address with a query', { errors: [{ ...ERROR, route: '/reset-password?token=1' }] }],
    ['a file with a query', { errors: [{ ...ERROR, file: '/a.js?token=1' }] }],
    ['a file elsewhere', { errors: [{ ...ERROR, file: 'https://evil.test/a.js' }] }],
    ['a message beside it', { errors: [{ ...ERROR, message: 'Nimali' }] }],
    ['too many errors', { errors: many(11, ERROR) }],
    ['a text in place of errors', { errors: 'x'.repeat(20) }],
    ['an error that is null', { errors: [null] }],
    ['a vital we do not know', { vitals: [{ ...VITAL, name: 'FID' }] }],
    ['a vital below zero', { vitals: [{ ...VITAL, value: -1 }] }],
    ['a vital without end', { vitals: [{ ...VITAL, value: 1e308 }] }],
    ['a vital in words', { vitals: [{ ...VITAL, value: '7' }] }],
    ['too many vitals', { vitals: many(6, VITAL) }],
    ['views without end', { views: [{ app: 'shell', version: '1', count: 1e9 }] }],
    ['half a view', { views: [{ app: 'shell', version: '1', count: 0.5 }] }],
    ['too many views', { views: many(9, { app: 'shell', version: '1', count: 1 }) }],
    ['no list of views', { views: undefined }],
  ])('T76 refuses a report with %s, whole', async (_what, wrong) => {
    expect((await send({ ...EMPTY, errors: [ERROR], ...wrong })).status).toBe(400);
    expect(await shown('browser_')).toEqual([]);
  });
});
