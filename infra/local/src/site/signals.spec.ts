import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isListening } from '../net/ports.js';
import { removePostgres } from '../postgres/start-postgres.js';
import { choosePorts } from './ports.rules.js';

/** A stub for each process of the site: it records its start and stop; the catalog listens late. */
const PLANTED = `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const name = process.argv[1].split('/').at(-3);
  const note = (what) => appendFileSync(process.env.DATA_DIR + '/' + what, name + ' ');
  setTimeout(() => {
    for (const port of [process.env.PORT, process.env.METRICS_PORT].filter(Boolean))
      createServer((request, response) => response.end()).listen(Number(port), '127.0.0.1');
  }, name === 'catalog' ? 1_500 : 0);
  process.on('SIGTERM', () => {
    note('stopped');
    process.exit();
  });
  note('begun');`;
/** Other tests and outgoing connections use the ports above. */
const BELOW_EPHEMERAL = [20_000, 32_000] as const;
const PROCESSES = ['services/catalog', 'services/account', 'services/booking', 'bff', 'infra/edge'];
/** No stand-in is started. */
const ELSEWHERE = { SMTP_URL: 'smtp://127.0.0.1:9', PAYMENT_MODE: 'sandbox', GOOGLE_CLIENT_ID: 'x' };

const project = fileURLToPath(new URL('../../../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'signals-'));
const data = join(root, 'data');
let base: number;
let ports: number[];

/** The built supervisor, with stubs instead of the processes that it starts. */
beforeAll(async () => {
  for (const each of ['infra/local/dist', 'infra/local/sql'])
    cpSync(join(project, each), join(root, each), { recursive: true });
  writeFileSync(join(root, 'infra/local/package.json'), '{"type":"module"}');
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  for (const each of PROCESSES) {
    const script = join(root, each, 'dist/main.js');
    mkdirSync(dirname(script), { recursive: true });
    writeFileSync(join(root, each, 'package.json'), '{"type":"module"}');
    writeFileSync(script, PLANTED);
  }
  do {
    base = randomInt(...BELOW_EPHEMERAL);
    ports = Object.values(choosePorts({ PORT_BASE: String(base) }));
  } while ((await Promise.all(ports.map(isListening))).some(Boolean));
});
afterAll(async () => {
  for (const pid of left()) process.kill(pid, 'SIGKILL');
  await removePostgres(join(data, 'postgres'));
  rmSync(root, { recursive: true });
});

let output = '';
function start(): ChildProcess {
  output = '';
  for (const noted of ['begun', 'stopped']) rmSync(join(data, noted), { force: true });
  const env = { ...ELSEWHERE, PATH: process.env.PATH, PORT_BASE: String(base), DATA_DIR: data };
  const child = spawn(process.execPath, [join(root, 'infra/local/dist/main.js')], { env });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void (output += text.toString()));
  return child;
}

/** Names of processes, in the order of their records. */
function noted(what: 'begun' | 'stopped'): string[] {
  const file = join(data, what);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : [];
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}

/** Processes that were started with this data folder. */
const left = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(`DATA_DIR=${data}`))
    .map(Number);

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return []; // It has ended.
  }
}

const SERVICES = ['account', 'booking', 'catalog'];

it.each([
  ['while it starts', () => noted('begun').length === SERVICES.length, 'SIGTERM', 143, [SERVICES]],
  ['once it is ready', () => output.includes('Araliya is ready'), 'SIGTERM', 0, [['edge'], ['bff'], SERVICES]],
  ['twice at once', () => output.includes('Araliya is ready'), 'SIGINT', 0, [['edge'], ['bff'], SERVICES]],
] as const)(
  'a site that is ended %s is stopped in order, and leaves no process and no port behind',
  async (when, isThen, signal, code, stages) => {
    const child = start();
    await until(() => isThen() || child.exitCode !== null);
    expect({ output, count: left().length }).toMatchObject({ count: 1 + stages.flat().length });
    child.kill(signal);
    if (when === 'twice at once') {
      await until(() => output.includes('the database last'));
      child.kill(signal);
    }
    expect([await once(child, 'exit'), output]).toEqual([[code, null], expect.stringContaining('the database last')]);
    const stopped = noted('stopped');
    expect(stages.map(({ length }) => stopped.splice(0, length).sort())).toEqual(stages);
    expect(left()).toEqual([]);
    expect((await Promise.all(ports.map(isListening))).some(Boolean)).toBe(false);
    expect(readdirSync(join(data, 'run'))).toEqual([]);
  },
  60_000,
);
