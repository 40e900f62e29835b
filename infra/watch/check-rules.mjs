// `npm run watch:rules`: checks the alert rules and runs their tests with promtool, which is downloaded as Debian's
// package when it is not installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const TOOLS = join(here, '../../.data/tools');

function apt(...args) {
  return spawnSync('apt-get', args, { cwd: TOOLS, stdio: 'ignore' }).status === 0;
}

/** @throws Error with one sentence when there is none */
function promtool() {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool';
  const path = join(TOOLS, 'usr/bin/promtool');
  if (existsSync(path)) return path;
  mkdirSync(TOOLS, { recursive: true });
  const download = () => apt('download', 'prometheus');
  if (!download() && !(apt('update') && download()))
    throw new Error('promtool is not installed and could not be downloaded: apt-get install prometheus.');
  const file = readdirSync(TOOLS).find((each) => each.startsWith('prometheus_'));
  execFileSync('dpkg', ['-x', file, '.'], { cwd: TOOLS });
  return path;
}

const program = promtool();
const run = (...args) => execFileSync(program, args, { cwd: here, stdio: 'inherit' });
run('check', 'config', 'prometheus.yml');
run('test', 'rules', 'alerts.test.yml');
