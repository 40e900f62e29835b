import { expect, test } from '@playwright/test';
import { URI } from 'otpauth';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminUrl, within } from '@salon/local/databases';
import { type Site, startSite } from '@salon/local/site';
import { databaseUrl, smtpUrl, useSite } from './support/addresses.js';
import { call } from './support/api.js';
import { problemsOf } from './support/axe.js';
import { newVisit } from './support/browser.js';

/** A site in production mode on an empty database: nothing invented, closed, and its owner sets it up (ADR-0044). */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const OWNER = 'owner@first-start.example';
const PASSWORD = 'Frangipani7';
const DATABASE = 'first_start';
const secret = (name: string): string => `${name}-0123456789abcdef0123456789abcdef`;
const NINE_TO_SIX = { start: '09:00', end: '18:00', breaks: [] };
/** The salon's day, in Colombo. */
const TODAY = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
let site: Site;
let port: number;
let token = '';

async function emptyDatabase(): Promise<void> {
  await within(adminUrl(port), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE}`);
  });
  const roles = readFileSync(`${root}/infra/local/sql/roles.sql`, 'utf8');
  await within(adminUrl(port, DATABASE), (client) => client.query(roles));
}

const urlOf = (role: string): string => `postgres://${role}:${role}-dev@127.0.0.1:${port}/${DATABASE}`;

const environment = (): Record<string, string> => ({
  PORT_BASE: '4500',
  NODE_ENV: 'production',
  RATE_LIMITS: 'relaxed',
  ADMIN_EMAIL: OWNER,
  SMTP_URL: smtpUrl(),
  PAYMENT_MODE: 'sandbox',
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_MERCHANT_SECRET: secret('merchant'),
  PAYHERE_APP_ID: 'app',
  PAYHERE_APP_SECRET: secret('app'),
  CODE_PEPPER: secret('pepper'),
  SECOND_FACTOR_KEY: secret('second'),
  JWT_SECRET: secret('jwt'),
  ...Object.fromEntries(
    ['catalog', 'account', 'booking'].map((name) => [`${name.toUpperCase()}_CALL_KEY`, secret(name)]),
  ),
  ...Object.fromEntries(
    ['catalog', 'account', 'booking', 'bff'].map((name) => [`${name.toUpperCase()}_DATABASE_URL`, urlOf(name)]),
  ),
});

const rows = (sql: string): Promise<unknown[]> =>
  within(adminUrl(port, DATABASE), async (client) => (await client.query(sql)).rows);
const asOwner = (method: string, path: string, body?: unknown) => call(method, path, { token, body });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  port = Number(new URL(databaseUrl('booking')).port);
  await emptyDatabase();
  const dataDir = `${root}/.data/first-start`;
  site = await startSite({ root, dataDir, fresh: true, env: environment() });
  useSite({ E2E_SITE_URL: site.url });
});
test.afterAll(async () => {
  useSite();
  await site.stop();
});

test('a new site in production holds nothing invented', async () => {
  const { body } = await call<{ site: Record<string, unknown> }>('GET', '/api/site');
  expect(body.data.site).toMatchObject({ isOpen: false, phone: '', email: '', address: '', social: [], hours: [] });
  const tables = ['service', 'category', 'offer', 'review', 'gallery_image', 'faq_entry', 'team_member', 'statistic'];
  for (const table of [...tables.map((name) => `catalog.${name}`), 'booking.stylist', 'booking.appointment'])
    expect([table, await rows(`SELECT * FROM ${table}`)]).toEqual([table, []]);
  expect(await rows('SELECT * FROM account."user"')).toEqual([]);
});

test('guests see that it opens soon, on a phone, on a desktop and in dark mode', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  for (const path of ['/', '/services']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await problemsOf(page)).toEqual([]);
  await context.close();
});

test('the owner registers with the link of the log, once', async () => {
  const log = readFileSync(`${root}/.data/first-start/logs/account.log`, 'utf8');
  const [, invite = ''] = /register\?invite=([\w-]{43})/.exec(log) ?? [];
  const body = { name: 'Amaya', email: OWNER, password: PASSWORD, confirmPassword: PASSWORD, invite };
  const reply = await call('POST', '/api/auth/admin/register', { body });
  expect(reply.status).toBe(201);
  token = reply.body.token ?? '';
  const again = { ...body, email: 'other@first-start.example' };
  expect((await call('POST', '/api/auth/admin/register', { body: again })).status).toBe(403);
});

test('has to protect the account by a second step before anything else', async () => {
  expect((await asOwner('GET', '/api/admin/setup')).body.code).toBe('SECOND_FACTOR_NEEDED');
  expect((await asOwner('POST', '/api/auth/confirm', { password: PASSWORD })).status).toBe(200);
  const begun = await call<{ uri: string }>('POST', '/api/users/second-factor', { token });
  const code = URI.parse(begun.body.data.uri).generate();
  expect((await asOwner('POST', '/api/users/second-factor/confirm', { code })).status).toBe(200);
});

test('sets the salon up, sees what is wrong, and opens it', async ({ browser }) => {
  expect(
    (await asOwner('POST', '/api/cart/add-cart', { serviceId: '00000000-0000-4000-8000-000000000000' })).status,
  ).toBe(409);
  const contacts = { phone: '+94 11 222 3333', email: 'desk@first-start.example', address: '3 Flower Road, Galle' };
  const mapUrl = 'https://www.openstreetmap.org/?mlat=6.03&mlon=80.21';
  const hours = [{ days: 'Thursday', open: '9:00 AM – 6:00 PM' }];
  const companyName = 'Temple Tree';
  const settings = { ...contacts, mapUrl, hours, companyName, brand: companyName };
  expect((await asOwner('PATCH', '/api/admin/content/settings/site', settings)).status).toBe(200);
  expect((await asOwner('POST', '/api/admin/setup/example-menu')).status).toBe(200);
  expect((await asOwner('POST', '/api/admin/setup/checks/mail')).body.data).toMatchObject({ check: { isOk: true } });
  // The gateway's sandbox does not know this merchant, or cannot be reached from here: both are said.
  const gateway = await asOwner('POST', '/api/admin/setup/checks/gateway');
  expect(gateway.body.data).toMatchObject({
    check: { isOk: false, said: expect.arrayContaining([expect.any(String)]) },
  });
  expect((await asOwner('POST', '/api/admin/setup/open')).body.code).toBe('SALON_NOT_READY');
  const stylist = { name: 'Asha', skills: 'All', serviceIds: null };
  expect((await asOwner('POST', '/api/admin/stylists', stylist)).status).toBe(201);
  const { body } = await call<{ stylists: { _id: string }[] }>('GET', '/api/stylists');
  const week = [null, null, null, null, NINE_TO_SIX, null, null];
  const change = { subject: 'plan', stylistId: body.data.stylists[0]?._id, validFrom: TODAY, week };
  expect((await asOwner('PUT', '/api/admin/hours', { change })).status).toBe(200);
  const { page, context } = await newVisit(browser);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/admin/setup');
  await expect(page.getByText('3 of 5 petals open')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByText('The site is open: guests see it and can book.')).toBeVisible();
  await context.close();
});

test('then guests see the site under its own name', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await expect(async () => {
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1, name: /services/i })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveTitle('Services · Temple Tree');
  await expect(page.getByRole('link', { name: 'Temple Tree, home' })).toBeVisible();
  await context.close();
});
