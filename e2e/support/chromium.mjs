import { spawnSync } from 'node:child_process';
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
  // The digest of the one key that is trusted without a known certificate authority.
  ...(process.env.E2E_TRUSTED_KEY ? [`--ignore-certificate-errors-spki-list=${process.env.E2E_TRUSTED_KEY}`] : []),
];

/**
 * The first browser that starts: CHROME_PATH, Debian's headless shell (installed when we are root), another of the
 * system's, Playwright's cache, the npm package. The shell draws no browser around the page: a page takes half the
 * processor time. @throws Error with one sentence when there is none
 */
export async function findChromium() {
  for (const find of [fromEnvironment, fromDebian, fromPath, fromPlaywright, fromNpm]) {
    const path = await find();
    if (path && starts(path)) return path;
  }
  throw new Error(
    'No Chromium could be started: install one (apt-get install chromium-headless-shell fonts-liberation) or set CHROME_PATH.',
  );
}

const starts = (path) =>
  spawnSync(path, ['--headless', ...FLAGS, '--dump-dom', 'about:blank'], { timeout: 30_000, stdio: 'ignore' })
    .status === 0;

const fromEnvironment = () => process.env.CHROME_PATH;

const commandOf = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

const fromPath = () => ['chromium', 'chromium-browser', 'google-chrome'].map(commandOf).find(Boolean);

function fromPlaywright() {
  const cache = join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((each) => each.startsWith('chromium-'))
    .map((each) => join(cache, each, 'chrome-linux', 'chrome'))
    .find(existsSync);
}

const SHELL = 'chromium-headless-shell';

function fromDebian() {
  const found = commandOf(SHELL);
  if (found || process.getuid?.() !== 0 || !commandOf('apt-get')) return found;
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', SHELL, 'fonts-liberation');
  if (!install() && apt('update')) install();
  return commandOf(SHELL);
}

async function fromNpm() {
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
