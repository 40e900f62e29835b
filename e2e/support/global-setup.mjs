import { fileURLToPath } from 'node:url';
import { startSite } from '../../infra/local/dist/site/site.js';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const PORT_BASE = 4300;

/** Starts the whole site for the journeys, as `npm start` does, on ports of its own and with empty data. */
export default async function startJourneys() {
  process.env.E2E_CHROMIUM ??= await findChromium();
  if (process.env.E2E_SITE_URL) return; // A site that runs already is used as it is.
  const site = await startSite({ root, dataDir: `${root}/.data/e2e`, fresh: true, env: { PORT_BASE: String(PORT_BASE) }, say: (line) => process.stderr.write(`${line}\n`) });
  globalThis.journeys = site;
  process.env.E2E_SITE_URL = site.url;
  process.env.E2E_MEDIA_DIR = `${root}/.data/e2e/media`;
  process.env.E2E_INBOX_URL = `http://localhost:${site.plan.ports.inbox}`;
  process.env.E2E_POSTGRES_PORT = String(site.plan.ports.postgres);
  process.env.E2E_SANDBOX_URL = `http://localhost:${site.plan.ports.sandbox}`;
}
