import { expect, test } from '@playwright/test';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { siteUrl } from './support/addresses.js';
import { call } from './support/api.js';

/** What the BFF asks of a service, the service really offers: BFF specs only pretend the services. */

interface Described {
  paths: Record<string, { get?: unknown }>;
}

/** These have a required parameter. */
const REFUSED = [
  '/api/admin/content-acts',
  '/api/admin/desk/customers',
  '/api/admin/hours/holidays',
  '/api/admin/reports',
  '/api/admin/salon-changes',
];
const ENDS_THE_SESSION = '/api/auth/logout';

test('every documented read without a parameter is answered to the owner on the composed site', async () => {
  const body = { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' };
  const { token } = (await call('POST', '/api/auth/login', { body })).body;
  const { paths } = (await (await fetch(`${siteUrl()}/api/docs-json`)).json()) as Described;
  const reads = Object.keys(paths).filter(
    (path) => paths[path]?.get && !path.includes('{') && path !== ENDS_THE_SESSION,
  );
  expect(reads.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const path of reads) {
    const ended = new AbortController();
    const { status } = await fetch(`${siteUrl()}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: ended.signal,
    });
    ended.abort(); // The stream of the desk would not end by itself.
    if (REFUSED.includes(path) ? status !== 400 : status >= 400) wrong.push(`${status} ${path}`);
  }
  expect(wrong).toEqual([]);
  for (const path of ['/api/admin/content-acts?kind=services', '/api/admin/salon-changes?subjects=plan,policy'])
    expect([path, (await call('GET', path, { token })).status]).toEqual([path, 200]);
});
