import type { DeployedApp } from '@salon/contracts';
import { atMost } from '../http/at-most.js';
import { messageOf } from '../http/message-of.js';
import { type Deployment, entriesOf, type Registry } from './deployment.js';
import { overlapsOf } from './paths.rules.js';
import { readRemotesFile } from './remotes-file.js';
import { ServerSource } from './server-source.js';

/** A release that a part of the visitors get instead of the current one (ADR-0060). */
export interface Candidate {
  /** Version of the release that the others get. */
  current: string | undefined;
  candidate: string;
  /** From 0, testers only, to 99. */
  percent: number;
  deployment: Deployment;
}

/** Where the deployment of one remote is taken from. */
export interface RemoteSource {
  readonly name: string;
  readonly base: string;
  /** The last good one; undefined while there is none to show. */
  readonly deployment: Deployment | undefined;
  /** Beside `deployment`, for some visitors. */
  readonly candidate?: Candidate | undefined;
  /** Why the newest try failed, in words; undefined when it did not. */
  readonly problem: string | undefined;
  /** Looks for a newer deployment; a bad one changes nothing but `problem`. */
  refresh(): Promise<void>;
}

export interface SourceOptions {
  /** Milliseconds from one poll to the next. */
  pollIntervalMs: number;
  /** `known` is what was deployed at an earlier address. */
  sourceOf: (name: string, base: string, known?: Deployment) => RemoteSource;
}

/** What each remote's server says is deployed. */
const OF_SERVERS: SourceOptions = {
  pollIntervalMs: 2_000,
  sourceOf: (name, base, known) => new ServerSource(name, base, known),
};
const PAGE_TIMEOUT_MS = 300;
const FRESH_TIMEOUT_MS = 2_500;

/** Where each micro-frontend is now: the last good deployment of every remote the remotes file names. */
export class RemoteRegistry {
  private sources = new Map<string, RemoteSource>();
  /** The newest poll, while it lasts. */
  private polling: Promise<void> | undefined;
  private startedAt = -Infinity;
  /** At most one of each source at a time: a slow one does not delay the others. */
  private readonly refreshes = new Map<RemoteSource, Promise<void>>();
  /** Reported once while they last. */
  private overlaps: readonly string[] = [];
  private fileProblem = '';

  constructor(
    private readonly file: string,
    private readonly report: (problem: string) => void,
    private readonly from = OF_SERVERS,
  ) {}

  /** For a page: polls at most once an interval, and waits for the first 300 ms of a poll only. */
  async current(): Promise<Registry> {
    if (performance.now() - this.startedAt >= this.from.pollIntervalMs) void this.poll();
    if (this.polling) await atMost(this.polling, PAGE_TIMEOUT_MS - (performance.now() - this.startedAt), undefined);
    return this.entries();
  }

  /** For Try Again: polls now, and waits for at most `waitMs`. */
  async fresh(waitMs = FRESH_TIMEOUT_MS): Promise<Registry> {
    const all = this.poll().then(() => Promise.all(this.refreshes.values()));
    await atMost<unknown>(all, waitMs, undefined);
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

  /** The remotes of which some visitors get another deployment. */
  candidates(): ReadonlyMap<string, Candidate> {
    return new Map(
      [...this.sources].flatMap(([name, { candidate }]) => (candidate ? [[name, candidate] as const] : [])),
    );
  }

  /** Each remote of the remotes file with what is deployed of it, for operators. */
  states(): DeployedApp[] {
    return [...this.sources].map(([name, { deployment, candidate, problem }]) => ({
      name,
      version: deployment?.entry.version ?? null,
      candidate: candidate ? { version: candidate.candidate, percent: candidate.percent } : null,
      problem: problem ?? null,
    }));
  }

  private entries(): Registry {
    return entriesOf(this.deployments());
  }

  private poll(): Promise<void> {
    this.startedAt = performance.now();
    const poll = this.refreshIdle().finally(() => {
      if (this.polling === poll) this.polling = undefined;
    });
    this.polling = poll;
    return poll;
  }

  /** Ends when the sources are done that no earlier poll still waits for. */
  private async refreshIdle(): Promise<void> {
    const fileProblem = await this.readFile().then(() => '', messageOf);
    if (fileProblem && fileProblem !== this.fileProblem)
      this.report(`${this.file}: ${fileProblem}; the remotes stay as they were`);
    this.fileProblem = fileProblem;
    const idle = [...this.sources.values()].filter((source) => !this.refreshes.has(source));
    await Promise.all(idle.map((source) => this.refreshOf(source)));
    this.reportOverlaps();
  }

  private refreshOf(source: RemoteSource): Promise<void> {
    const before = source.problem;
    const refresh = source
      .refresh()
      .then(() => {
        if (source.problem && source.problem !== before) this.report(`${source.name}: ${source.problem}`);
      })
      .finally(() => this.refreshes.delete(source));
    this.refreshes.set(source, refresh);
    return refresh;
  }

  /** Of candidates, too. */
  private reportOverlaps(): void {
    const shown = [...this.sources].flatMap(([name, { deployment, candidate }]) =>
      [deployment, candidate?.deployment].map((each) => [name, each?.entry.paths ?? []] as const),
    );
    const overlaps = overlapsOf(shown);
    for (const each of overlaps) if (!this.overlaps.includes(each)) this.report(each);
    this.overlaps = overlaps;
  }

  private async readFile(): Promise<void> {
    const remotes = await readRemotesFile(this.file);
    const known = (name: string, base: string): RemoteSource => {
      const old = this.sources.get(name);
      return old?.base === base ? old : this.from.sourceOf(name, base, old?.deployment);
    };
    this.sources = new Map(Object.entries(remotes).map(([name, base]) => [name, known(name, base)]));
  }
}

/** What a visitor gets who gets these candidates. */
export const deploymentsWith = (
  registry: Pick<RemoteRegistry, 'deployments'>,
  candidates: ReadonlyMap<string, Candidate>,
): ReadonlyMap<string, Deployment> =>
  new Map([...registry.deployments(), ...[...candidates].map(([name, { deployment }]) => [name, deployment] as const)]);
