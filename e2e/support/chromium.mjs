import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Flags for headless Chromium without sandbox, GPU and background requests. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The first browser that starts: CHROME_PATH, the system's, Playwright's cache, the Debian package (installed
 * when we are root), the npm package. @throws Error with one sentence when there is none
 */
export async function findChromium() {
  for (const find of [fromEnvironment, fromPath, fromPlaywright, fromDebian, fromNpm]) {
    const path = await find();
    if (path && starts(path)) return path;
  }
  throw new Error(
    'No Chromium could be started: install one (apt-get install chromium fonts-liberation) or set CHROME_PATH.',
  );
}

const starts = (path) =>
  spawnSync(path, ['--headless', ...FLAGS, '--dump-dom', 'about:blank'], { timeout: 30_000, stdio: 'ignore' })
    .status === 0;

const fromEnvironment = () => process.env.CHROME_PATH;

function fromPath() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function fromPlaywright() {
  const cache = join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((each) => each.startsWith('chromium-'))
    .map((each) => join(cache, each, 'chrome-linux', 'chrome'))
    .find(existsSync);
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return undefined;
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!install()) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    if (!install()) return undefined;
  }
  return execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
}

async function fromNpm() {
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
