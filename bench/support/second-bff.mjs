import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleUrl } from '@salon/local/databases';
import { PORT_BASE, SITE } from './site.mjs';
import { until } from './until.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 15_000;

/** A second BFF beside a running site; its calls to booking go to `bookingPort`. */
export async function startSecondBff(bookingPort) {
  const port = PORT_BASE + 12;
  const url = (service) => `http://127.0.0.1:${service}`;
  const child = spawn(process.execPath, ['bff/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      BFF_PORT: String(port),
      DATABASE_URL: roleUrl(PORT_BASE + 32, 'bff'),
      SITE_URL: SITE,
      LOG_LEVEL: 'warn',
      CATALOG_URL: url(PORT_BASE + 21),
      ACCOUNT_URL: url(PORT_BASE + 22),
      BOOKING_URL: url(bookingPort),
    },
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const isLive = () =>
    fetch(`${url(port)}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await until(isLive, { timeoutMs: TIMEOUT_MS })) return { url: url(port), stop: end };
  end();
  throw new Error('the second BFF did not start');
}
