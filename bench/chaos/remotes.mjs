// Frontends released by themselves: each remote of the previous release in today's shell, and each of today's in the
// previous shell.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FRONTENDS } from '../../infra/build/declared-paths.mjs';
import { choosePorts } from '../../infra/local/dist/site/ports.rules.js';
import { mixedRoot, previousRelease, CURRENT_ROOT } from '../../infra/versions/previous-release.mjs';
import { PORT_BASE, SANDBOX, SITE, startSite } from '../support/site.mjs';
import { replace } from './rolling.mjs';

const PORTS = choosePorts({ PORT_BASE: String(PORT_BASE) });
/** It visits all remotes, and fails on errors in the browser's console. */
const JOURNEY = ['journey.spec', 'from a guest to a paid'];
const UNBALANCED = { isUp: () => true };

/** Each mix as the frontends that are today's of those of the previous release, after that as a whole. */
function mixes(release) {
  const frontends = FRONTENDS.filter((name) => existsSync(join(release.root, name)));
  const remotes = frontends.slice(1);
  return [
    [],
    ...remotes.map((remote) => [remote]),
    ...remotes.map((remote) => frontends.filter((each) => each !== remote)),
  ];
}

/** @returns what went wrong, or nothing */
async function journey() {
  const [spec, title] = JOURNEY;
  const playwright = join(CURRENT_ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', spec, '-g', title];
  const env = {
    ...process.env,
    E2E_SITE_URL: SITE,
    E2E_INBOX_URL: `http://localhost:${PORT_BASE + 80}`,
    E2E_SANDBOX_URL: SANDBOX,
  };
  try {
    await promisify(execFile)(process.execPath, args, { cwd: join(CURRENT_ROOT, 'e2e'), env, maxBuffer: 1e8 });
    return [];
  } catch (cause) {
    return [String(cause.stdout || cause.message).slice(-3_000)];
  }
}

/** Each frontend that the site serves is the one that it should. */
async function servedOtherwise(root) {
  const wrong = [];
  for (const name of FRONTENDS.slice(1)) {
    const served = await (await fetch(`${SITE}/mfe/${name.replace('mfe-', '')}/version.json`)).text();
    if (served !== readFileSync(join(root, name, 'dist/version.json'), 'utf8')) wrong.push(`${name} served ${served}`);
  }
  const { scripts } = JSON.parse(readFileSync(join(root, 'shell/dist/document.json'), 'utf8'));
  const page = await (await fetch(`${SITE}/`)).text();
  if (!page.includes(scripts[0])) wrong.push(`the shell served has no ${scripts[0]}`);
  return wrong;
}

/** Replaces the frontends that differ, then the edge, which so begins with what is there. */
async function change({ site, mixed, before, today }) {
  const problems = [];
  const changed = FRONTENDS.filter((each) => before.includes(each) !== today.includes(each));
  for (const name of changed)
    if (today.includes(name)) mixed.useCurrent(name);
    else mixed.usePrevious(name);
  for (const name of [...changed, 'edge'])
    problems.push(...(await replace({ site, name, port: PORTS[name], proxy: UNBALANCED })));
  return problems;
}

export async function remotes({ from }) {
  const release = await previousRelease(undefined, from);
  process.stdout.write(`the previous release is ${release.revision.slice(0, 8)}\n`);
  const mixed = mixedRoot(release, 'mixed', FRONTENDS);
  const site = await startSite({ fresh: true, from: mixed.root });
  const problems = [];
  let before = [];
  for (const today of mixes(release)) {
    const name =
      today.length > 0 ? `today's ${today.join(', ')} beside previous ones` : 'all frontends of the previous release';
    problems.push(...(await change({ site, mixed, before, today })));
    const found = [...(await servedOtherwise(mixed.root)), ...(await journey())];
    process.stdout.write(`${name}: ${found.length === 0 ? 'the journey went through' : 'FAILED'}\n`);
    problems.push(...found.map((each) => `${name}: ${each}`));
    before = today;
  }
  await site.stop();
  release.remove();
  return problems;
}
