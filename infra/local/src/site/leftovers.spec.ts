import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../postgres/postmaster.js';
import { lockDataFolder } from './leftovers.js';

const data = mkdtempSync(join(tmpdir(), 'leftovers-'));
const script = join(data, 'main.js');
const children: ChildProcess[] = [];

/** A process that a killed supervisor left behind, with its pid file. */
async function leaveBehind(name: string, root: string): Promise<number> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, SALON_ROOT: root }, stdio: 'pipe' });
  children.push(child);
  await once(child.stdout, 'data');
  writeFileSync(join(data, 'run', `${name}.pid`), String(child.pid));
  return child.pid ?? 0;
}

beforeAll(() => {
  mkdirSync(join(data, 'run'));
  writeFileSync(script, `console.log('here'); setInterval(() => undefined, 1_000);`);
});
/** Waits for each end: a killed process still runs for a moment, and its pid file would hold up the next test. */
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(data, { recursive: true }));

it('a start after a killed one ends what that one left behind, and no process of somebody else', async () => {
  writeFileSync(join(data, 'run', 'supervisor.pid'), '999999999');
  const [ours, foreign] = [await leaveBehind('bff', '/our/site'), await leaveBehind('edge', '/another/site')];
  const release = await lockDataFolder(data, '/our/site');
  expect([isAlive(ours), isAlive(foreign)]).toEqual([false, true]);
  expect(existsSync(join(data, 'run', 'bff.pid'))).toBe(false);
  release();
});

it('a second start is refused while the first one runs', async () => {
  const first = await leaveBehind('supervisor', '/our/site');
  await expect(lockDataFolder(data, '/our/site')).rejects.toThrow(`This site runs already (process ${first})`);
});

it('a start is not refused because another program has the number of a killed supervisor', async () => {
  const file = join(data, 'run', 'supervisor.pid');
  const release = await lockDataFolder(data, '/our/site');
  const recorded = readFileSync(file, 'utf8');
  release();
  const other = await leaveBehind('supervisor', '/our/site');
  writeFileSync(file, recorded.replace(String(process.pid), String(other)));
  (await lockDataFolder(data, '/our/site'))();
  expect(isAlive(other)).toBe(true);
});
