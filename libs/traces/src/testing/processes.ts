import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_TIMEOUT_MS = 45_000;
const script = (project: string): string =>
  fileURLToPath(new URL(`../../../../${project}/dist/main.js`, import.meta.url));

/** A port that the system gives to no connection of another process: Linux takes those from 32,768 on. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** The built catalog, BFF and edge as separate processes. */
export class TracedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'traced-site-'));
  private readonly children: ChildProcess[] = [];
  url = '';
  /** The output of the processes: log lines and errors. */
  output = '';

  /** @param databaseUrl an empty database @param environment added to that of each process */
  async start(databaseUrl: string, environment: Record<string, string> = {}): Promise<void> {
    const [catalog, bff, edge] = await Promise.all([freePort(), freePort(), freePort()]);
    const remotes = join(this.folder, 'remotes.json');
    writeFileSync(remotes, '{}');
    const common = { COMMIT: 'abc123', ...environment };
    const database = { DATABASE_URL: databaseUrl, MEDIA_DIR: this.folder, SEED_DEMO: 'false' };
    const catalogUrl = `http://127.0.0.1:${catalog}`;
    const bffUrl = `http://127.0.0.1:${bff}`;
    this.url = `http://127.0.0.1:${edge}`;
    const nobody = 'http://127.0.0.1:1';
    await this.run('services/catalog', { ...common, ...database, PORT: `${catalog}` }, `${catalogUrl}/health/ready`);
    await this.run(
      'bff',
      { ...common, ...database, BFF_PORT: `${bff}`, CATALOG_URL: catalogUrl, ACCOUNT_URL: nobody, BOOKING_URL: nobody },
      `${bffUrl}/health/live`,
    );
    await this.run(
      'infra/edge',
      { ...common, PORT: `${edge}`, BFF_URL: bffUrl, SHELL_URL: `${nobody}/`, REMOTES_FILE: remotes },
      `${this.url}/health/live`,
    );
  }

  /** By SIGTERM. @returns milliseconds until each process ended, with its exit code */
  async stop(): Promise<{ took: number; code: number | null }[]> {
    const startedAt = performance.now();
    return Promise.all(
      this.children.splice(0).map(async (child) => {
        if (child.exitCode === null) {
          child.kill('SIGTERM');
          await once(child, 'exit');
        }
        return { took: performance.now() - startedAt, code: child.exitCode };
      }),
    );
  }

  /**
   * To be added to the environment of processes whose scripts are `loaded`; it doubles the time that they take to
   * start.
   */
  get withScripts(): Record<string, string> {
    return { NODE_V8_COVERAGE: this.folder };
  }

  /** URLs of all scripts loaded by the stopped processes: packages and modules of both kinds. */
  loaded(): string[] {
    return readdirSync(this.folder)
      .filter((name) => name.startsWith('coverage-'))
      .map((name) => JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as { result: { url: string }[] })
      .flatMap(({ result }) => result.map(({ url }) => url));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(project: string, env: Record<string, string>, ready: string): Promise<void> {
    // eslint-disable-next-line no-restricted-properties -- of the process that is started, not of this one
    const child = spawn(process.execPath, [script(project)], { env: { PATH: process.env.PATH ?? '', ...env } });
    this.children.push(child);
    const ended = once(child, 'close'); // With all of its output.
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (this.output += text.toString()));
    for (const end = performance.now() + START_TIMEOUT_MS; performance.now() < end; await sleep(50)) {
      const reply = await fetch(ready).catch(() => undefined); // It does not listen yet.
      if (reply?.ok) return;
      if (child.exitCode === null) continue;
      await ended;
      break;
    }
    throw new Error(`${project} did not start: ${this.output}`);
  }
}
