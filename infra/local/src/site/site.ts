import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inherited } from '../environment.js';
import { clusterFolder } from '../postgres/cluster.js';
import { removePostgres } from '../postgres/start-postgres.js';
import { makeFolder, refuseBusyPorts } from './checks.js';
import { Child } from './child.js';
import { Database } from './database.js';
import { type Plan, planSite, productionProblem } from './environment.rules.js';
import { lockDataFolder } from './leftovers.js';
import { isBuilt, stagesOf, writeRemotesFile } from './parts.js';
import type { Environment } from './ports.rules.js';
import { untilReady } from './readiness.js';

interface SiteOptions {
  /** The project's folder. */
  root: string;
  /** `<root>/.data` or DATA_DIR when absent. */
  dataDir?: string;
  /** Overrides of this process's environment; PORT_BASE moves every port. */
  env?: Environment;
  /** Start with an empty data folder. */
  fresh?: boolean;
  /** Called with deaths, restarts and errors of child processes. */
  say?: (line: string) => void;
  /** When aborted, everything that was started is stopped, and the start rejects with the reason. */
  signal?: AbortSignal;
}

/** A running site, for tests and benchmarks. */
export interface Site {
  url: string;
  plan: Plan;
  /** Process id by name: postgres, stand-ins, catalog, account, booking, bff, shell, mfe-…, edge. */
  pids: () => Record<string, number>;
  /** Stops everything: apps first, the database last. */
  stop: () => Promise<void>;
}

/** Starts the whole site and resolves when it is ready. @throws Error with one sentence for the user */
export async function startSite(options: SiteOptions): Promise<Site> {
  const env: Environment = { ...inherited(), SALON_ROOT: options.root, ...options.env };
  const dataDir = options.dataDir ?? (env.DATA_DIR ? resolve(env.DATA_DIR) : join(options.root, '.data'));
  const plan = planSite(env, dataDir);
  const problem = productionProblem(plan);
  if (problem) throw new Error(problem);
  makeFolder(dataDir);
  const release = await lockDataFolder(dataDir, options.root);
  const running = new RunningSite(plan, options, release);
  try {
    await running.start();
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

class RunningSite implements Site {
  private readonly stages: Child[][] = [];
  private readonly database: Database;
  private readonly say: (line: string) => void;

  constructor(
    readonly plan: Plan,
    private readonly options: SiteOptions,
    private readonly release: () => void,
  ) {
    this.say = options.say ?? (() => undefined);
    this.database = new Database(plan, this.say);
  }

  get url(): string {
    return this.plan.siteUrl;
  }

  async start(): Promise<void> {
    const { plan, options, say } = this;
    const { signal } = options;
    const stages = stagesOf(plan, options.root);
    for (const part of stages.flat())
      if (!isBuilt(part, options.root)) say(`${part.name} has not been built and is left out (npm run build)`);
    const built = stages.map((stage) => stage.filter((part) => isBuilt(part, options.root)));
    await refuseBusyPorts(plan, built.flat(), clusterFolder(join(plan.dataDir, 'postgres')));
    if (options.fresh) await empty(plan.dataDir);
    writeRemotesFile(plan);
    await this.database.start();
    for (const stage of built) {
      signal?.throwIfAborted();
      const children = stage.map(
        (part) => new Child(part, { root: options.root, dataDir: plan.dataDir, env: plan.env, say }),
      );
      this.stages.push(children);
      for (const child of children) child.start();
      await Promise.all(children.map((child) => untilReady(child, plan.ports, signal)));
    }
  }

  pids(): Record<string, number> {
    const all = [
      ['postgres', this.database.pid] as const,
      ...this.stages.flat().map((child) => [child.part.name, child.pid] as const),
    ];
    return Object.fromEntries(all.filter((each): each is [string, number] => each[1] !== undefined));
  }

  async stop(): Promise<void> {
    for (const stage of this.stages.splice(0).reverse()) await Promise.all(stage.map((child) => child.stop()));
    await this.database.stop();
    this.release();
  }
}

/** `run` stays: it contains the lock of the folder. */
async function empty(dataDir: string): Promise<void> {
  await removePostgres(join(dataDir, 'postgres'));
  for (const name of readdirSync(dataDir)) {
    if (!KEPT.includes(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

const KEPT = ['run', 'test-postgres', 'build.json'];
