import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { adminToken, call } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { newVisit, DESKTOP } from './support/browser.js';
import { hydrated } from './support/hydrated.mjs';
import { pageBytes } from './support/page-bytes.mjs';
import { PUBLIC_PAGES } from './support/site-pages.mjs';

/** Public pages are shown before any script runs, and hydration moves and loses nothing. */

const HEADINGS: Readonly<Record<string, RegExp>> = {
  '/': /Take an hour/,
  '/services': /^Services$/,
  '/special-offers': /^Special Offers$/,
  '/gallery': /^Gallery$/,
  '/reviews': /What Our Clients Say/,
  '/about': /Good hands/,
  '/faq': /Frequently Asked Questions/,
  '/contact': /^Contact/,
  '/privacy-policy': /^Privacy Policy$/,
  '/terms-conditions': /^Terms/,
  '/refund-policy': /^Refund/,
};
const html = async (path: string): Promise<string> => (await fetch(`${siteUrl()}${path}`)).text();

for (const path of PUBLIC_PAGES)
  test(`${path} reads and links without JavaScript, with what search engines need`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
    const page = await context.newPage();
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
      HEADINGS[path] ?? 'a heading named above',
    );
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(10);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${siteUrl()}${path}`);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(50);
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
      '@graph': { '@type': string }[];
    };
    expect(facts['@graph'].map((each) => each['@type'])).toContain('BeautySalon');
    await context.close();
  });

test('serves the whole menu: the HTML holds the headline and all forty services', async () => {
  const { body } = await call<{ services: { title: string }[] }>('GET', '/api/services/get-services');
  const text = (await html('/services')).replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  expect(body.data.services.filter(({ title }) => !text.includes(`<h2>${title}</h2>`))).toEqual([]);
  expect(body.data.services).toHaveLength(40);
});

test('names the questions and answers of /faq for search engines', async () => {
  const [, facts = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html('/faq')) ?? [];
  const page = (JSON.parse(facts) as { '@graph': { '@type': string; mainEntity?: object[] }[] })['@graph'].find(
    (each) => each['@type'] === 'FAQPage',
  );
  expect(page?.mainEntity?.length).toBeGreaterThan(3);
});

test('shows the menu filtered by the address without JavaScript, and searches it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto('/services?category=nail&q=gel');
  expect(await page.getByRole('button', { name: 'Nail Art', exact: true }).getAttribute('aria-pressed')).toBe('true');
  const search = page.getByPlaceholder('Search services...');
  expect(await search.inputValue()).toBe('gel');
  expect(await page.getByRole('heading', { level: 2, name: 'Haircut & finish' }).count()).toBe(0);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${siteUrl()}/services`);
  await search.fill('no such thing');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'No services found' }).waitFor();
  expect(new URL(page.url()).search).toBe('?category=nail&q=no+such+thing');
  await context.close();
});

const FILTERED = ['/services?category=nail&q=gel', '/services?from=a+friend'];
/** The phone that Lighthouse emulates. */
const TALL = { width: 412, height: 823 };
const TAKEN = [
  ...[...PUBLIC_PAGES, ...FILTERED].map((path) => [path, DESKTOP] as const),
  ['/', TALL] as const,
  ['/services', TALL] as const,
];

for (const [path, viewport] of TAKEN)
  test(`${path} is hydrated node by node: nothing is rendered again, nothing moves (${JSON.stringify(viewport)})`, async ({
    browser,
  }) => {
    const { page, context, problems } = await newVisit(browser, viewport);
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        for (const node of document.querySelectorAll('#root h1, #root main img, #root footer a'))
          node.setAttribute('data-rendered', '');
      });
    });
    await page.goto(path);
    const before = await page.locator('[data-rendered]').count();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-rendered]').count()).toBe(before);
    expect(before).toBeGreaterThan(10);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
    expect(problems).toEqual([]);
    await context.close();
  });

test('shows guests what an admin has changed within two seconds', async () => {
  const token = await adminToken();
  const { body } = await call<{ entries: { _id: string; fields: Record<string, unknown> }[] }>(
    'GET',
    '/api/admin/content/faq',
    { token },
  );
  const [entry] = body.data.entries;
  if (!entry) throw new Error('no questions');
  await html('/faq');
  const question = `Is this page fresh at ${process.pid}?`;
  const change = (fields: object) => call('PATCH', `/api/admin/content/faq/${entry._id}`, { token, body: fields });
  try {
    expect((await change({ ...entry.fields, question })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await html('/faq')).toContain(question);
  } finally {
    await change(entry.fields);
  }
});

test("never server-renders a visitor's data: what differs between visitors is empty and is filled by the browser", async () => {
  for (const path of [
    '/login',
    '/admin/dashboard',
    '/nowhere',
    '/cart?from=a+friend',
    '/book-appointment?appointment=1',
  ])
    expect(await html(path)).toContain('<div id="root"></div>');
});

for (const path of ['/', '/services'] as const)
  test(`${path} fits its budget: 20 KB`, async () => {
    await html(path);
    const { request } = await import('node:http');
    const bytes = await new Promise<number>((resolve, reject) => {
      request(`${siteUrl()}${path}`, { headers: { 'accept-encoding': 'br' } }, (answer) =>
        resolve(Number(answer.headers['content-length'])),
      )
        .on('error', reject)
        .end();
    });
    expect(bytes).toBeLessThanOrEqual(20 * 1024);
  });

for (const path of ['/', '/services'] as const)
  test(`${path} fits its budget of scripts: 150 KB, all of them together`, async ({ browser }) => {
    const { kinds, scripts } = await pageBytes(browser, `${siteUrl()}${path}`);
    expect(scripts.length).toBeGreaterThan(2);
    expect(kinds.Script).toBeLessThanOrEqual(150 * 1024);
  });

test('/login downloads no code of the admin screens', async ({ browser }) => {
  const { scripts } = await pageBytes(browser, `${siteUrl()}/login`);
  const sources = scripts
    .filter(([path]) => path.startsWith('/mfe/account/'))
    .flatMap(([path]) => {
      const map = new URL(`../mfe-account/dist/${basename(path)}.map`, import.meta.url);
      return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
    });
  expect(sources.filter((source) => source.includes('/src/sign-in/'))).not.toEqual([]);
  expect(sources.filter((source) => source.includes('/src/admin'))).toEqual([]);
});
