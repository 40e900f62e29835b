import { fileURLToPath } from 'node:url';
import { startSite } from '../../infra/local/dist/site/site.js';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const PORT_BASES = [4300, 4750];

/** Starts a whole site per worker, like `npm start`, on its own ports with empty data; a few journeys need only one. */
export default async function startJourneys({ maxWorkers, testPathPatterns }) {
  process.env.E2E_CHROMIUM ??= await findChromium();
  if (process.env.E2E_SITE_URL) return; // Uses a running site.
  const wanted = testPathPatterns.isSet() ? 1 : maxWorkers;
  globalThis.journeys = await Promise.all(PORT_BASES.slice(0, wanted).map(start));
  process.env.E2E_SITES = JSON.stringify(globalThis.journeys.map(addressesOf));
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
  E2E_MEDIA_DIR: `${dataOf(PORT_BASES[index])}/media`,
  E2E_INBOX_URL: `http://localhost:${ports.inbox}`,
  E2E_SANDBOX_URL: `http://localhost:${ports.sandbox}`,
  E2E_POSTGRES_PORT: String(ports.postgres),
});
