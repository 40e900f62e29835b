import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../deploy/publish.sh', import.meta.url));
const DAY_MS = 24 * 60 * 60_000;
const SHARED = 'vendor.00000000.js';
const OLD = 'page.11111111.js';
const NEW = 'page.22222222.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'publish-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const site = (file: string): string => join(folder, 'site', file);
const isServed = (file: string): boolean => existsSync(site(file));
const agedBy = (days: number, file: string): void => {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(site(file), then, then);
};

/** Publishes a release of these files, as its container does when it starts. */
function publish(files: Record<string, string>): string {
  const release = join(folder, 'release');
  rmSync(release, { recursive: true, force: true });
  mkdirSync(site('.'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(release, file)), { recursive: true });
    writeFileSync(join(release, file), text);
  }
  const env = { PATH: `${join(folder, 'commands')}:${process.env.PATH}`, RELEASE_DIR: release, SITE_DIR: site('.') };
  return execFileSync('sh', [SCRIPT, 'echo', 'serving'], { env, encoding: 'utf8', stdio: 'pipe' });
}

const first = { 'index.html': OLD, [`assets/${OLD}`]: 'old', [`assets/${SHARED}`]: 'shared' };
const second = { 'index.html': NEW, [`assets/${NEW}`]: 'new', [`assets/${SHARED}`]: 'shared' };

it('publishes a release with its folders, leaves no part of a file, and then serves', () => {
  expect(publish(first)).toBe('serving\n');
  expect(readFileSync(site('index.html'), 'utf8')).toBe(OLD);
  expect(readFileSync(site(`assets/${OLD}`), 'utf8')).toBe('old');
  expect(isServed('index.html.part')).toBe(false);
});

it('keeps the files of a replaced release for 30 days after it was replaced, however old they are', () => {
  publish(first);
  agedBy(90, `assets/${OLD}`);
  publish(second);
  expect([isServed(`assets/${OLD}`), isServed(`assets/${NEW}`)]).toEqual([true, true]);
  agedBy(29, `assets/${OLD}`);
  publish(second);
  expect(isServed(`assets/${OLD}`)).toBe(true);
  agedBy(31, `assets/${OLD}`);
  publish(second);
  expect(isServed(`assets/${OLD}`)).toBe(false);
});

it('keeps the files of the current release, however long it has been there', () => {
  publish(first);
  agedBy(90, `assets/${SHARED}`);
  publish(second);
  expect(isServed(`assets/${SHARED}`)).toBe(true);
  expect(Date.now() - statSync(site(`assets/${SHARED}`)).mtimeMs).toBeLessThan(DAY_MS);
});

const OTHER = 'other.33333333.js';
/** From now on this file cannot be copied. */
function breakCopyOf(file: string): void {
  mkdirSync(join(folder, 'commands'));
  const cp = `#!/bin/sh\ncase "$1" in *${file}) exit 1 ;; esac\nPATH=\${PATH#*:} exec cp "$@"\n`;
  writeFileSync(join(folder, 'commands/cp'), cp, { mode: 0o755 });
}

it.each([NEW, OTHER, 'index.html'])('serves the earlier release when %s cannot be copied', (file) => {
  publish(first);
  breakCopyOf(file);
  expect(publish({ ...second, [`assets/${OTHER}`]: 'other' })).toBe('serving\n');
  expect(readFileSync(site('index.html'), 'utf8')).toBe(OLD);
});

it('ends when the first release cannot be published', () => {
  breakCopyOf(OLD);
  expect(() => publish(first)).toThrow('Command failed');
  expect(isServed('index.html')).toBe(false);
});

it('keeps what is there when nothing says which release it was', () => {
  publish(first);
  rmSync(site('.published'));
  agedBy(90, `assets/${OLD}`);
  publish(second);
  expect(isServed(`assets/${OLD}`)).toBe(true);
});
