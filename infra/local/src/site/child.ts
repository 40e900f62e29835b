import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../postgres/postmaster.js';
import type { Part } from './parts.js';

interface ChildContext {
  root: string;
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const STEADY_MS = 10_000;
const STOP_TIMEOUT_MS = 10_000;
const TAIL_LINES = 6;

/**
 * A child process that is restarted when it dies, after growing pauses; its output is in `<dataDir>/logs/<name>.log`.
 */
export class Child {
  private process: ChildProcess | undefined;
  private stopping = false;
  private pause = FIRST_PAUSE_MS;
  private waiting: NodeJS.Timeout | undefined;
  /** Deaths since it last ran for 10 s. */
  deaths = 0;

  constructor(
    readonly part: Part,
    private readonly context: ChildContext,
  ) {
    for (const folder of ['logs', 'run']) mkdirSync(join(context.dataDir, folder), { recursive: true });
    if (existsSync(this.log)) renameSync(this.log, `${this.log}.1`);
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  start(): void {
    const { part, context } = this;
    const log = openSync(this.log, 'a');
    const startedAt = performance.now();
    // In its own process group, so that Ctrl-C reaches only the supervisor, which stops everything in order.
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${part.heapMb}`, '--enable-source-maps', part.script],
      {
        cwd: context.root,
        env: { ...context.env, ...part.env },
        stdio: ['ignore', log, 'pipe'],
        detached: true,
      },
    );
    closeSync(log);
    this.process = child;
    writeFileSync(this.pidFile, String(child.pid ?? ''));
    child.stderr?.on('data', (text: Buffer) => this.complain(text.toString()));
    child.once('error', (error) => this.complain(error.message));
    child.once('exit', (code, signal) => this.died(signal ?? `exit ${code}`, performance.now() - startedAt));
  }

  /** The end of its log. */
  logTail(): string {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8').trim().split('\n').slice(-TAIL_LINES).join('\n') : '';
  }

  /** SIGTERM, then SIGKILL after the timeout. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.waiting);
    const pid = this.process?.pid;
    rmSync(this.pidFile, { force: true });
    if (pid !== undefined) await endProcess(pid, STOP_TIMEOUT_MS);
  }

  private died(how: string, ranFor: number): void {
    if (this.stopping) return;
    if (ranFor > STEADY_MS) Object.assign(this, { pause: FIRST_PAUSE_MS, deaths: 0 });
    this.deaths += 1;
    this.context.say(`${this.part.name} ended (${how}); starting it again in ${this.pause} ms`);
    this.waiting = setTimeout(() => this.start(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  private complain(text: string): void {
    writeFileSync(this.log, text, { flag: 'a' });
    for (const line of text.trimEnd().split('\n')) this.context.say(`${this.part.name}: ${line}`);
  }

  private get log(): string {
    return join(this.context.dataDir, 'logs', `${this.part.name}.log`);
  }

  private get pidFile(): string {
    return join(this.context.dataDir, 'run', `${this.part.name}.pid`);
  }
}

const PAUSE_MS = 20;

/** SIGTERM, then SIGKILL after `timeoutMs`. */
export async function endProcess(pid: number, timeoutMs: number): Promise<void> {
  for (const [signal, limit] of [
    ['SIGTERM', timeoutMs],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already ended.
      return;
    }
    for (let waited = 0; waited < limit && isAlive(pid); waited += PAUSE_MS) await sleep(PAUSE_MS);
    if (!isAlive(pid)) return;
  }
}
