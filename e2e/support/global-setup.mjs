import { fileURLToPath } from 'node:url';
import { startSite } from '../../infra/local/dist/site/site.js';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const PORT_BASES = [4300, 4750];

/** Starts a whole site per worker, like `npm start`, on its own ports with empty data; stops them at the end. */
export default async function startJourneys({ workers }) {
  if (process.env.E2E_SITE_URL) return undefined; // Uses a running site.
  const started = await Promise.allSettled(PORT_BASES.slice(0, workers).map(start));
  const sites = started.flatMap(({ value }) => value ?? []);
  const stop = () => Promise.all(sites.map((site) => site.stop()));
  const failed = started.find(({ status }) => status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env.E2E_SITES = JSON.stringify(sites.map(addressesOf));
  return stop;
}

const dataOf = (base) => `${root}/.data/e2e-${base}`;
const start = (base) =>
  startSite({
    root,
    dataDir: dataOf(base),
    fresh: true,
    env: { PORT_BASE: String(base) },
    say: (line) => process.stderr.write(`${line}\n`),
  });

const addressesOf = ({ url, plan: { ports } }, index) => ({
  E2E_SITE_URL: url,
  E2E_BFF_URL: `http://127.0.0.1:${ports.bff}`,
  E2E_MEDIA_DIR: `${dataOf(PORT_BASES[index])}/media`,
  E2E_INBOX_URL: `http://localhost:${ports.inbox}`,
  E2E_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  E2E_SANDBOX_URL: `http://localhost:${ports.sandbox}`,
  E2E_POSTGRES_PORT: String(ports.postgres),
});
