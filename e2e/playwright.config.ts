import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium } from './support/chromium.mjs';

process.env.TZ ??= 'UTC';
process.env.E2E_CHROMIUM ??= await findChromium(); // Workers load this file too and inherit the variable.

/** Journeys named on the command line need one site only. */
const chosen = process.argv.length > 3;

/**
 * Together and before all others: one mostly waits, the other measures losses while processes are replaced, which needs
 * a machine that is not busy.
 */
const FIRST = ['**/payments-late.spec.ts', '**/process-kills.spec.ts'];

export default defineConfig({
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'others', testIgnore: FIRST, dependencies: chosen ? [] : ['first'] },
  ],
  // Long walks run when their file is named: `npm run e2e -w e2e -- layout-shift`.
  ...(chosen ? {} : { grepInvert: /@long/ }),
  globalSetup: './support/global-setup.mjs',
  workers: process.env.E2E_SITE_URL || chosen ? 1 : 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['./support/result-reporter.ts']],
  use: { launchOptions: { executablePath: process.env.E2E_CHROMIUM, args: FLAGS } },
});
