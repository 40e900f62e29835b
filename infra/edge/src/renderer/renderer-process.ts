import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Channel, type Handlers, type Port } from './channel.js';
import type { EdgeCalls, RendererCalls } from './protocol.js';

const SCRIPT = fileURLToPath(new URL('../../dist/renderer/main.js', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/** It may read its own folder and package.json, write nothing and start nothing. */
const FLAGS = [
  '--max-old-space-size=128',
  '--disallow-code-generation-from-strings',
  PERMISSION,
  `--allow-fs-read=${SCRIPT.replace(/main\.js$/, '')}`,
  `--allow-fs-read=${PACKAGE}`,
];
/** Of the whole process: buffers are not in its heap. */
const MOST_MEMORY_MEGABYTES = 320;
const CHECK_EVERY_MS = 100;

export interface Supply {
  /** The text of a server bundle. */
  readBundle: (address: string) => Promise<string>;
  /** A read of our API as a guest. */
  readApi: (path: string) => Promise<{ status: number; text: string }>;
  report: (what: string, error: unknown) => void;
}

/** The renderer's process, from the edge's side. */
export class RendererProcess {
  readonly channel: Channel<EdgeCalls, RendererCalls>;
  /** Bundles that were handed over and have not finished running, and pages that are being rendered. */
  readonly unfinished = new Set<string>();
  private readonly child: ChildProcess;
  private problem = 'the renderer ended';

  /** `ended` hears of its end, whatever the reason, while `unfinished` still says what it was doing. */
  constructor(
    supply: Supply,
    private readonly mayRead: (address: string) => boolean,
    ended: () => void,
  ) {
    this.child = fork(SCRIPT, [], { env: {}, execArgv: FLAGS, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.channel = new Channel(this.port(), this.handlers(supply));
    const check = setInterval(() => void this.checkMemory(), CHECK_EVERY_MS).unref();
    const end = (): void => {
      clearInterval(check);
      ended();
      this.channel.close(new Error(this.problem));
    };
    this.child.once('exit', end);
    this.child.on('error', (error) => {
      if (this.child.pid !== undefined) return;
      // It could not be started: it has run nothing, and never exits.
      this.unfinished.clear();
      this.problem = `the renderer could not be started: ${error.message}`;
      end();
    });
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Ends it at once: it may be in a loop. */
  end(problem: string): void {
    this.problem = problem;
    this.child.kill('SIGKILL');
  }

  private port(): Port {
    return {
      send: (text) => void (this.child.connected && this.child.send(text, () => undefined)),
      onMessage: (listener) => void this.child.on('message', listener),
    };
  }

  private handlers({ readBundle, readApi, report }: Supply): Handlers<EdgeCalls> {
    return {
      bundle: async ({ address }) => {
        if (!this.mayRead(address)) throw new Error(`${address} is not deployed`);
        const text = await readBundle(address);
        this.unfinished.add(address);
        return text;
      },
      api: ({ path }) => readApi(path),
      ran: ({ address }) => void this.unfinished.delete(address),
      leftOut: ({ remote, problem }) => report(remote, problem),
    };
  }

  private async checkMemory(): Promise<void> {
    if (this.unfinished.size === 0) return;
    // Without /proc only the heap is limited.
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8').catch(() => '');
    const megabytes = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
    if (megabytes > MOST_MEMORY_MEGABYTES) this.end('it took too much memory');
  }
}
