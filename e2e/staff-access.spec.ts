import { expect, test } from '@playwright/test';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { siteUrl } from './support/addresses.js';
import { call } from './support/api.js';

/** What the BFF allows to staff is not refused by the service behind it: both name the permission (ADR-0083). */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const STAFF = [
  { email: 'desk@araliya.test', password: DEMO_PASSWORDS.desk, role: 'admin', levels: ['desk', 'money'], least: 40 },
  { email: 'stylist@araliya.test', password: DEMO_PASSWORDS.stylist, role: 'user', levels: ['own_days'], least: 3 },
];

type Described = { paths: Record<string, Record<string, { 'x-access'?: string }>> };

/** The calls of those levels, about things that do not exist. */
async function callsOf(levels: readonly string[]): Promise<{ method: string; path: string }[]> {
  const { paths } = (await (await fetch(`${siteUrl()}/api/docs-json`)).json()) as Described;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => levels.includes(operation['x-access'] ?? ''))
      .map(([method]) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, UNKNOWN_ID) })),
  );
}

for (const { levels, least, ...person } of STAFF)
  test(`T8 ${person.email} is refused no call of the levels ${levels.join(', ')}`, async () => {
    const { token } = (await call('POST', '/api/auth/login', { body: person })).body;
    const calls = await callsOf(levels);
    expect(calls.length).toBeGreaterThanOrEqual(least);
    const refused: string[] = [];
    for (const { method, path } of calls) {
      const { status } = await call(method, path, { token, ...(method !== 'GET' && { body: {} }) });
      if (status === 401 || status === 403 || status >= 500) refused.push(`${method} ${path} ${status}`);
    }
    expect(refused).toEqual([]);
  });
