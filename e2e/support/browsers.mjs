import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FLAGS, findChromium } from './chromium.mjs';

let found;
const executablePath = () => (found ??= findChromium());

/** A browser for Playwright. */
export const launch = async () => chromium.launch({ executablePath: await executablePath(), args: FLAGS });

/**
 * A browser with an empty profile and a debugging port, for tools that drive it themselves; signed in at `site` if
 * `token` is given.
 */
export async function launchListening({ port, site, token }) {
  const folder = await mkdtemp(join(tmpdir(), 'araliya-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await executablePath(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  if (token) {
    const page = await context.newPage();
    await page.goto(`${site}/robots.txt`);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.close();
  }
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { close };
}
