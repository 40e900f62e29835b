import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium } from './support/chromium.mjs';

process.env.TZ ??= 'UTC';
process.env.E2E_CHROMIUM ??= await findChromium(); // Workers load this file too and inherit the variable.

/** Journeys named on the command line need one site only. */
const chosen = process.argv.length > 3;

export default defineConfig({
  // Long runs, which `npm test` leaves out: `npm run e2e -w e2e -- --grep @long`, or with the name of a file.
  ...(chosen ? {} : { grepInvert: /@long/ }),
  globalSetup: './support/global-setup.mjs',
  workers: process.env.E2E_SITE_URL || chosen ? 1 : 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['./support/result-reporter.ts']],
  use: { launchOptions: { executablePath: process.env.E2E_CHROMIUM, args: FLAGS } },
});
