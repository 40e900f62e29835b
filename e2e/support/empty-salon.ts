import type { Page, Request } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminUrl, within } from '@salon/local/databases';
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
      `postgres://${name}:${name}-dev@127.0.0.1:${port}/${DATABASE}`,
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

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

/** The gateway's signed notice that the checkout was paid (docs/gateway.md). */
function noticeOf(checkout: URLSearchParams): URLSearchParams {
  const [orderId = '', amount = '', currency = ''] = ['order_id', 'amount', 'currency'].map((name) =>
    String(checkout.get(name)),
  );
  return new URLSearchParams({
    merchant_id: MERCHANT.id,
    order_id: orderId,
    payment_id: '320012345678',
    payhere_amount: amount,
    captured_amount: amount,
    payhere_currency: currency,
    status_code: '2',
    md5sig: md5(`${MERCHANT.id}${orderId}${amount}${currency}2${md5(MERCHANT.secret)}`),
    custom_1: checkout.get('custom_1') ?? '',
    custom_2: checkout.get('custom_2') ?? '',
    method: 'VISA',
    status_message: 'Paid',
  });
}

const checkoutOf = (request: Request): URLSearchParams => new URLSearchParams(request.postData() ?? '');

/** Answers in the place of PayHere, which is not reached from here: sends the notice and leads the customer back. */
export async function payAtPayHere(page: Page, pay: () => Promise<void>): Promise<void> {
  await page.route('https://sandbox.payhere.lk/lib/**', (route) => route.abort());
  await page.route('https://sandbox.payhere.lk/pay/checkout', async (route) => {
    const checkout = checkoutOf(route.request());
    const reply = await fetch(`${siteUrl()}/api/appointments/payhere-notify`, {
      method: 'POST',
      body: noticeOf(checkout),
    });
    if (!reply.ok) throw new Error(`the notice was answered ${reply.status}`);
    await route.fulfill({ status: 302, headers: { location: String(checkout.get('return_url')) } });
  });
  await pay();
}
