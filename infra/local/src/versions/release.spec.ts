import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Check {
  releaseProblem(folder: string, root: string): Promise<string | undefined>;
  exportsSince(folder: string): { previous: string; diff: string } | undefined;
}
let { releaseProblem, exportsSince } = {} as Check;
let root: string;

const put = (path: string, content: unknown): void =>
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=planted', '-c', 'user.email=planted@example.lk', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const problem = (): Promise<string | undefined> => releaseProblem(join(root, 'mfe-planted'), root);
const changeset = (name: string): void =>
  put('.changeset/change.md', `---\n'${name}': minor\n---\n\nA week of slots.\n`);
const built = (commit: string): void => put('mfe-planted/dist/version.json', { commit });

beforeAll(async () => {
  ({ releaseProblem, exportsSince } = (await import(join(process.cwd(), '../versions/check-release.mjs'))) as Check);
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const folder of ['.changeset', 'kit', 'mfe-planted/dist', 'mfe-other'])
    mkdirSync(join(root, folder), { recursive: true });
  put('.changeset/config.json', { baseBranch: 'main', privatePackages: { version: true, tag: true } });
  put('package.json', { name: 'planted', private: true, workspaces: ['kit', 'mfe-*'] });
  put('package-lock.json', {});
  put('kit/package.json', { name: '@planted/kit', private: true, version: '1.2.0' });
  const dependencies = { '@planted/kit': '1.2.0' };
  put('mfe-planted/package.json', { name: 'mfe-planted', private: true, version: '1.4.0', dependencies });
  put('mfe-other/package.json', { name: 'mfe-other', private: true, version: '1.0.0' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'First');
  built(git('rev-parse', 'HEAD'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('a version without planned changes is released, with and without its tag', async () => {
  expect(await problem()).toBeUndefined();
  git('tag', 'mfe-planted@1.4.0');
  expect(await problem()).toBeUndefined();
});

it.each([
  ['mfe-planted', '1.5.0'],
  ['@planted/kit', '1.4.1'],
])('a change of %s that no version holds yet is released as %s only', async (name, version) => {
  changeset(name);
  expect(await problem()).toBe(
    `mfe-planted 1.4.0 has changesets that belong to ${version}: run npm run version, commit and build first.`,
  );
});

it('a change of another app does not hold it up', async () => {
  changeset('mfe-other');
  expect(await problem()).toBeUndefined();
});

it('a version that is tagged at another revision is out already', async () => {
  git('tag', 'mfe-planted@1.4.0');
  const tagged = git('rev-parse', '--short=8', 'HEAD');
  built('0123456789abcdef');
  expect(await problem()).toBe(
    `mfe-planted 1.4.0 is tagged at ${tagged}, and 01234567 is built: build the tag, or plan the next version with npm run changeset.`,
  );
});

describe('what the libraries export since the previous release', () => {
  const since = (): ReturnType<Check['exportsSince']> => exportsSince(join(root, 'mfe-planted'));
  const record = (lines: string): void => {
    mkdirSync(join(root, 'libs/ui'), { recursive: true });
    put('libs/ui/exports.txt', lines);
    git('add', '--all');
    git('commit', '--quiet', '--no-gpg-sign', '--message', lines);
  };

  it('is nothing without one, and the same while nothing has changed', () => {
    git('tag', 'mfe-planted@1.4.0');
    git('tag', 'mfe-other@1.3.0');
    expect(since()).toBeUndefined();
    git('tag', 'mfe-planted@1.3.0');
    expect(since()).toEqual({ previous: 'mfe-planted@1.3.0', diff: '' });
  });

  it('is what their reports have lost and gained since the newest version before', () => {
    record('link\n');
    git('tag', 'mfe-planted@1.2.0');
    record('button\n');
    git('tag', 'mfe-planted@1.10.0');
    record('card\n');
    expect(since()).toEqual({ previous: 'mfe-planted@1.10.0', diff: expect.stringMatching(/\n-button\n\+card$/) });
  });
});
