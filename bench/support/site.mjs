import { fileURLToPath } from 'node:url';
import { adminUrl } from '@salon/local/databases';
import { startSite as start } from '@salon/local/site';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { until } from './until.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** 4600, so that a running site is not disturbed; PORT_BASE moves it. */
export const PORT_BASE = Number(process.env.PORT_BASE ?? 4600);
export const SITE = `http://localhost:${PORT_BASE}`;
export const BFF = `http://127.0.0.1:${PORT_BASE + 10}`;
/** The password of every customer made here. */
export const PASSWORD = 'Frangipani7';
const INBOX = `http://localhost:${PORT_BASE + 80}`;
export const SANDBOX = `http://localhost:${PORT_BASE + 90}`;
/** The superuser's URL: the floor's tables are in their own schema. */
export const SERVER_DATABASE = adminUrl(PORT_BASE + 32, 'salon');
/** The folder of what runs leave behind; not in git. */
export const DATA = `${root}/.data`;

const running = new Set();

/**
 * Starts the whole site on its own ports; `seconds` is the duration. `env` overrides the environment, `folder` names
 * its data in `DATA`, `from` is where the processes are.
 */
export async function startSite({ fresh = false, env = {}, folder = 'bench', from = root } = {}) {
  const began = performance.now();
  const dataDir = `${DATA}/${folder}`;
  const site = await start({
    root: from,
    dataDir,
    fresh,
    env: { PORT_BASE: String(PORT_BASE), LOG_LEVEL: 'warn', ...env },
  });
  running.add(site);
  const stop = async () => {
    running.delete(site);
    await site.stop();
  };
  return { seconds: (performance.now() - began) / 1000, dataDir, pids: () => site.pids(), stop };
}

/** Stops every running site. */
export async function stopSites() {
  for (const site of [...running]) {
    running.delete(site);
    await site.stop();
  }
}

let target = BFF;
/** Sends all further calls and notices there. */
export const callThrough = (url) => void (target = url);
export const targetUrl = () => target;

/**
 * One call of the public API, directly at the BFF unless `callThrough` says otherwise; a FormData body is sent
 * unchanged.
 */
export async function call(method, path, { token, body, headers = {}, signal } = {}) {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${target}${path}`, {
    method,
    signal,
    headers: {
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body && !isForm ? JSON.stringify(body) : body,
  });
  return { status: reply.status, body: await reply.json().catch(() => ({})) };
}

const signIn = async (body) => (await call('POST', '/api/auth/login', { body })).body.token;

/** The bearer token of the salon's admin. */
export const signInAdmin = () => signIn({ email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' });

/** The bearer token of the demonstration's customer. */
export const signInCustomer = () =>
  signIn({ email: 'customer@araliya.test', password: DEMO_PASSWORDS.customer, role: 'user' });

/** Whether the health check of the site succeeds. */
export const isSiteUp = () =>
  call('GET', '/api/health', { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The inbox's limit, with room for other mail. */
const ACCOUNTS_PER_BATCH = 200;
/** From the last registration of a batch to its last mail. */
const MAIL_TIMEOUT_MS = 60_000;

/** Bearer tokens of `count` new, verified customers. */
export const newCustomers = async (count) => (await newAccounts(count)).map(({ token }) => token);

/** Addresses and bearer tokens of `count` new, verified customers, created through the API. */
export async function newAccounts(count) {
  const accounts = [];
  while (accounts.length < count)
    accounts.push(...(await registered(Math.min(ACCOUNTS_PER_BATCH, count - accounts.length))));
  return accounts;
}

async function registered(count) {
  const run = Date.now().toString(36);
  const waiting = new Map();
  for (let index = 0; index < count; index += 1) {
    const email = `bench-${run}-${index}@example.test`;
    const { status, body } = await call('POST', '/api/auth/register', {
      body: { name: 'Bench Customer', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'user' },
    });
    if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
    waiting.set(email, body.data.userId);
  }
  const accounts = [];
  const areVerified = async () => {
    for (const mail of await (await fetch(`${INBOX}/email`)).json()) {
      const to = [...waiting.keys()].find((email) => JSON.stringify(mail.to).includes(email));
      const [otp] = /\b\d{6}\b/.exec(mail.text) ?? [];
      if (!to || !otp) continue;
      const { body } = await call('POST', '/api/auth/verify-email', { body: { userId: waiting.get(to), otp } });
      if (!body.token) throw new Error(`not verified: ${JSON.stringify(body)}`);
      accounts.push({ email: to, token: body.token });
      waiting.delete(to);
    }
    return waiting.size === 0;
  };
  if (!(await until(areVerified, { timeoutMs: MAIL_TIMEOUT_MS })))
    throw new Error(`no mail within ${MAIL_TIMEOUT_MS / 1_000} s to ${[...waiting.keys()].join(', ')}`);
  return accounts;
}
