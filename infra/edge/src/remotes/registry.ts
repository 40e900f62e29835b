import { setTimeout as sleep } from 'node:timers/promises';
import { readRemotesFile } from './remotes-file.js';
import { RemoteSource } from './remote-source.js';

export interface RegistryEntry {
  entry: string;
  entryGlobalName: string;
  type: 'global';
  /** `sha384-…` of the container script. */
  integrity: string;
}
export type Registry = Record<string, RegistryEntry>;

/** Files that were built together. */
export interface Deployment {
  entry: RegistryEntry;
  /** Where its files are, and below which path the browser finds them. */
  base: string;
  files: string;
  /** Address of the server bundle; undefined when there is none. */
  server: string | undefined;
  /** Names of the files `./routes` needs at once. */
  styles: readonly string[];
  scripts: readonly string[];
}

const PAUSE = 2_000;
const PAGE_TIMEOUT = 300;
const FRESH_TIMEOUT = 2_500;

/** Where each micro-frontend is now: the last good deployment of every remote the remotes file names. */
export class RemoteRegistry {
  private sources = new Map<string, RemoteSource>();
  private refreshing: Promise<void> | undefined;
  private refreshedAt = -PAUSE;

  constructor(
    private readonly file: string,
    private readonly report: (problem: string) => void,
  ) {}

  /** For a page: looks for news at most every 2 s, and never waits longer than 300 ms for them. */
  async current(): Promise<Registry> {
    if (this.refreshing || performance.now() - this.refreshedAt >= PAUSE) await atMost(this.refresh(), PAGE_TIMEOUT);
    return this.entries();
  }

  /** For Try Again: looks now. */
  async fresh(): Promise<Registry> {
    await atMost(this.refresh(), FRESH_TIMEOUT);
    return this.entries();
  }

  /** Base address of a remote's files, undefined when the file does not name it. */
  baseOf(name: string): string | undefined {
    return this.sources.get(name)?.base;
  }

  /** What each remote has deployed, as `current` found it. */
  deployments(): ReadonlyMap<string, Deployment> {
    return new Map(
      [...this.sources].flatMap(([name, { deployment }]) => (deployment ? [[name, deployment] as const] : [])),
    );
  }

  private entries(): Registry {
    return entriesOf(this.deployments());
  }

  private refresh(): Promise<void> {
    this.refreshing ??= this.look().finally(() => {
      this.refreshing = undefined;
      this.refreshedAt = performance.now();
    });
    return this.refreshing;
  }

  private async look(): Promise<void> {
    await this.readFile();
    await Promise.all(
      [...this.sources.values()].map(async (source) => {
        const before = source.problem;
        await source.refresh();
        if (source.problem && source.problem !== before) this.report(`${source.name}: ${source.problem}`);
      }),
    );
  }

  private async readFile(): Promise<void> {
    try {
      const remotes = await readRemotesFile(this.file);
      const known = (name: string, base: string): RemoteSource => {
        const old = this.sources.get(name);
        return old?.base === base ? old : new RemoteSource(name, base, old?.deployment);
      };
      this.sources = new Map(Object.entries(remotes).map(([name, base]) => [name, known(name, base)]));
    } catch (error) {
      this.report(
        `${this.file}: ${error instanceof Error ? error.message : String(error)}; the remotes stay as they were`,
      );
    }
  }
}

const atMost = (work: Promise<void>, ms: number): Promise<void> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);

/** What a page knows of these deployments. */
export const entriesOf = (deployments: ReadonlyMap<string, Deployment>): Registry =>
  Object.fromEntries([...deployments].map(([name, { entry }]) => [name, entry]));
