import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { GATEWAY_URL, INBOX_URL, SITE_URL } from '../drill-site/configuration.js';
import { inherited } from '../environment.js';
import { step } from './step.js';
import { trustedKey } from '../drill-site/tls.js';

const PAYING = ['journey.spec', 'from a guest to a paid'] as const;
const BY_GOOGLE = ['google.spec', 'a guest signs in by the button'] as const;

/** The paying journey and the one by Google, as steps. @param folder of the drill, with the certificates */
export async function walkJourneys(root: string, folder: string): Promise<void> {
  await step('in a browser: a guest registers, books and pays at the gateway', () => walk(root, folder, PAYING));
  await step('in a browser: a guest signs in with Google', () => walk(root, folder, BY_GOOGLE));
}

/**
 * Journeys of the end-to-end tests, in a browser through TLS, by a part of their titles.
 * @throws Error with their output when one fails
 */
async function walk(root: string, folder: string, [spec, title]: readonly [string, string]): Promise<void> {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  // This process must keep running: it serves the TLS in front of the stand-ins.
  const child = spawn(process.execPath, [playwright, 'test', spec, '-g', title], {
    cwd: join(root, 'e2e'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      E2E_SITE_URL: SITE_URL,
      E2E_INBOX_URL: INBOX_URL,
      E2E_SANDBOX_URL: GATEWAY_URL,
      E2E_TRUSTED_KEY: trustedKey(folder),
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(String(text)));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`The journey "${title}" failed:\n${output.join('')}`);
}
