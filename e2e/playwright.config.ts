import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium } from './support/chromium.mjs';

process.env.TZ ??= 'UTC';
process.env.E2E_CHROMIUM ??= await findChromium(); // Workers load this file too and inherit the variable.

/** Journeys named on the command line need one site only. */
const chosen = process.argv.length > 3;

export default defineConfig({
  // Sweeps over all pages run in CI (`npm test -- --sweeps`), long runs before a release (`--grep @long`).
  ...(chosen ? {} : { grepInvert: /@long/, testIgnore: process.env.E2E_SWEEPS ? [] : ['sweeps/**'] }),
  globalSetup: './support/global-setup.mjs',
  workers: process.env.E2E_SITE_URL || chosen ? 1 : 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['./support/result-reporter.ts']],
  use: { launchOptions: { executablePath: process.env.E2E_CHROMIUM, args: FLAGS } },
});
