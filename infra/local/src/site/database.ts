import { join } from 'node:path';
import { isAlive } from '../postgres/postmaster.js';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.js';
import type { Plan } from './environment.rules.js';

const WATCH = 250;

/** The embedded Postgres of a site, restarted when it dies; does nothing when the site has its own database. */
export class Database {
  private running: RunningPostgres | undefined;
  private watch: NodeJS.Timeout | undefined;
  private restarting: Promise<void> | undefined;

  constructor(
    private readonly plan: Plan,
    private readonly say: (line: string) => void,
  ) {}

  get pid(): number | undefined {
    return this.running?.pid;
  }

  async start(): Promise<void> {
    if (!this.plan.postgres) return;
    await this.launch();
    this.watch = setInterval(() => this.look(), WATCH);
  }

  /** Writes everything and stops. */
  async stop(): Promise<void> {
    clearInterval(this.watch);
    await this.restarting;
    await this.running?.stop();
  }

  private async launch(): Promise<void> {
    this.running = await startPostgres({
      dataDir: join(this.plan.dataDir, 'postgres'),
      port: this.plan.ports.postgres,
    });
  }

  private look(): void {
    if (this.restarting || !this.running || isAlive(this.running.pid)) return;
    this.say('postgres ended; starting it again');
    this.restarting = this.launch()
      .catch((error: unknown) => this.say(`postgres: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => {
        this.restarting = undefined;
      });
  }
}
