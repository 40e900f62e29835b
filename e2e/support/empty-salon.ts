import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminUrl, roleUrl, within } from '@salon/local/databases';
import { noticeForm, paymentFrom } from '@salon/local/notice';
import { type Site, startSite } from '@salon/local/site';
import { databaseUrl, inboxUrl, siteUrl, smtpUrl, setAddresses } from './addresses.js';

/** A site in production mode on an empty database of its own (ADR-0044). */
export interface EmptySalon {
  /** Rows of the empty database. */
  rows<Row = unknown>(sql: string): Promise<Row[]>;
  /** Of the single-use link for the first owner, from the log. */
  invite(): string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const DATABASE = 'first_start';
const DATA = `${root}/.data/first-start`;
const secret = (name: string): string => `${name}-0123456789abcdef0123456789abcdef`;
const MERCHANT = { id: '1211149', secret: secret('merchant') };

async function emptyDatabase(port: number): Promise<void> {
  await within(adminUrl(port), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE}`);
  });
  const roles = readFileSync(`${root}/infra/local/sql/roles.sql`, 'utf8');
  await within(adminUrl(port, DATABASE), (client) => client.query(roles));
}

const variables = (port: number, owner: string): Record<string, string> => ({
  PORT_BASE: '4500',
  NODE_ENV: 'production',
  RATE_LIMITS: 'relaxed',
  ADMIN_EMAIL: owner,
  SMTP_URL: smtpUrl(),
  PAYMENT_MODE: 'sandbox',
  PAYHERE_MERCHANT_ID: MERCHANT.id,
  PAYHERE_MERCHANT_SECRET: MERCHANT.secret,
  PAYHERE_APP_ID: 'app',
  PAYHERE_APP_SECRET: secret('app'),
  CODE_PEPPER: secret('pepper'),
  SECOND_FACTOR_KEY: secret('second'),
  JWT_SECRET: secret('jwt'),
  ...Object.fromEntries(
    ['catalog', 'account', 'booking'].map((name) => [`${name.toUpperCase()}_CALL_KEY`, secret(name)]),
  ),
  ...Object.fromEntries(
    ['catalog', 'account', 'booking', 'bff'].map((name) => [
      `${name.toUpperCase()}_DATABASE_URL`,
      roleUrl(port, name, DATABASE),
    ]),
  ),
});

/** Starts it beside the worker's site and points the journeys at it until it stops. */
export async function startEmptySalon(owner: string): Promise<EmptySalon> {
  const port = Number(new URL(databaseUrl('booking')).port);
  const inbox = inboxUrl();
  await emptyDatabase(port);
  const site: Site = await startSite({ root, dataDir: DATA, fresh: true, env: variables(port, owner) });
  setAddresses({ E2E_SITE_URL: site.url, E2E_INBOX_URL: inbox });
  return {
    rows: (sql) => within(adminUrl(port, DATABASE), async (client) => (await client.query(sql)).rows),
    invite: () => /register\?invite=([\w-]{43})/.exec(readFileSync(`${DATA}/logs/account.log`, 'utf8'))?.[1] ?? '',
    stop: () => {
      setAddresses();
      return site.stop();
    },
  };
}

/** The gateway's signed notice that the checkout was paid. */
function noticeOf(checkout: Record<string, string>): URLSearchParams {
  const payment = paymentFrom({ order_id: checkout.order_id ?? '' }, checkout);
  return new URLSearchParams(noticeForm(payment, checkout, MERCHANT.secret));
}

/** Answers in the place of PayHere, which is not reached from here: sends the notice and leads the customer back. */
export async function payAtPayHere(page: Page, pay: () => Promise<void>): Promise<void> {
  await page.route('https://sandbox.payhere.lk/lib/**', (route) => route.abort());
  await page.route('https://sandbox.payhere.lk/pay/checkout', async (route) => {
    const checkout = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));
    const reply = await fetch(`${siteUrl()}/api/appointments/payhere-notify`, {
      method: 'POST',
      body: noticeOf(checkout),
    });
    if (!reply.ok) throw new Error(`the notice was answered ${reply.status}`);
    await route.fulfill({ status: 302, headers: { location: checkout.return_url ?? '' } });
  });
  await pay();
}
