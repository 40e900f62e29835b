import { setTimeout as sleep } from 'node:timers/promises';
import { asSuperuser, listBackups, makeBackup } from '../deploy/backups.js';
import type { Machine } from '../deploy/machine.js';
import { restore } from '../deploy/restore.js';
import { outputOf } from '../deploy/run.js';
import { BackgroundLoad } from './background-load.js';
import { Customer } from './customer.js';
import { restoreDamaged } from './damaged-database.js';
import { firstStart, logsOf } from './first-start.js';
import type { DrillSite } from '../drill-site/drill-site.js';
import { walkJourneys } from './journey.js';
import { expectLive } from './live-stream.js';
import { Owner } from './owner.js';
import { untilReady } from '../drill-site/ready.js';
import { note, step } from './step.js';

const MOST_MEGABYTES = 800;
const EVERY_PART = ['catalog', 'account', 'booking', 'bff', 'postgres', 'edge', 'shell', 'mfe-booking', 'proxy'];

/** The same machine, but its dumps omit booking's list of migrations: booking does not start from such a dump. */
const withoutMigrations = (machine: Machine): Machine => ({
  exec: (name, ...command) =>
    machine.exec(name, ...command.map((text) => text.replace('pg_dump', 'pg_dump -T booking.migration'))),
  runOneOff: (name, ...command) => machine.runOneOff(name, ...command),
  stop: (names) => machine.stop(names),
  start: (names) => machine.start(names),
});

/** All steps of the drill, in order. */
export class Steps {
  private readonly owner = new Owner();
  private readonly customer = new Customer();

  constructor(
    private readonly site: DrillSite,
    private readonly root: string,
  ) {}

  /** @throws Error at the first failed check */
  async run(): Promise<void> {
    await this.bringUp();
    await this.walk();
    this.expectSmall();
    await this.breakParts();
    await step('mfe-booking upgraded alone, the files of the former release still answer', () =>
      this.site.upgradeFrontend(),
    );
    await this.backUpAndRestore();
    await this.walk();
    await this.usePooler();
    await step('every part ended in order by SIGTERM', () => this.endInOrder());
  }

  logs(): string {
    return logsOf(this.site.machine);
  }

  end(): void {
    this.site.end();
  }

  private async bringUp(): Promise<void> {
    const { site, owner, customer } = this;
    const { machine } = site;
    machine.remove();
    await step('stand-ins for mail, gateway and identity started', () => site.standIns.start());
    await step('all containers started and healthy', () => machine.start());
    await firstStart(machine, this.root, { owner, customer });
  }

  private async walk(): Promise<void> {
    await walkJourneys(this.root, this.site.folder);
  }

  private expectSmall(): void {
    const memory = this.site.memory();
    const total = memory.reduce((sum, [, megabytes]) => sum + megabytes, 0);
    note(memory.map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', '));
    note(`${total.toFixed(0)} MiB resident in all`);
    if (total > MOST_MEGABYTES) throw new Error(`more than ${MOST_MEGABYTES} MiB`);
  }

  private async breakParts(): Promise<void> {
    const { site } = this;
    const load = new BackgroundLoad(this.owner, this.customer);
    load.start();
    for (const name of EVERY_PART)
      await step(`${name} killed, started again by itself, site ready`, async () => {
        site.machine.kill(name);
        await sleep(200);
        await untilReady();
      });
    for (const name of EVERY_PART)
      await step(`${name} ended by SIGTERM and replaced, site ready`, async () => {
        await site.machine.replace(name);
        await untilReady();
      });
    note(await load.stop());
  }

  private async backUpAndRestore(): Promise<void> {
    const { machine, store } = this.site;
    const visits = this.confirmedVisits();
    const name = await step('backed up, encrypted', () => makeBackup(machine, store));
    const bad = await step('a second backup, with which booking cannot start', () => this.backUpWithoutMigrations());
    for (const line of listBackups(store)) note(line);
    await step('a damaged backup is refused before anything changes', () => this.expectRefused(name));
    await step('a backup that leaves the site unhealthy is taken back by itself', async () => {
      const failure = await restore(machine, { store, name: bad, say: note }).catch((error: Error) => error);
      if (!failure?.message.includes('data from before')) throw new Error(`it ended with ${failure?.message}`);
      await untilReady();
      await this.expectBack(visits);
    });
    await restoreDamaged(machine, store, name);
    await this.expectBack(visits);
    await step('all containers and volumes destroyed', () => machine.remove());
    await step('restored on an empty machine', () => restore(machine, { store, name, say: note }));
    await step('the owner, the customer, the picture and the visits are back', async () => {
      await machine.start();
      await untilReady();
      await this.expectBack(visits);
    });
  }

  private async expectBack(visits: string): Promise<void> {
    await this.owner.expectOpen();
    await this.customer.expectBack();
    if (this.confirmedVisits() !== visits)
      throw new Error(`${visits} confirmed visits, then ${this.confirmedVisits()}`);
  }

  /** A backup with correct checksums that booking cannot start from. */
  private backUpWithoutMigrations(): Promise<string> {
    const { machine, store } = this.site;
    return makeBackup(withoutMigrations(machine), { ...store, passphrase: '' });
  }

  private async expectRefused(name: string): Promise<void> {
    const { machine, store } = this.site;
    const failure = await restore(machine, { store: { ...store, passphrase: 'another one' }, name, say: note }).catch(
      (error: Error) => error,
    );
    if (!failure?.message.includes('BACKUP_KEY is another one')) throw new Error('another passphrase was accepted');
  }

  private async usePooler(): Promise<void> {
    const { site, owner } = this;
    await step('PgBouncer in transaction mode between the services and the database', async () => {
      await site.usePooler();
      await untilReady();
    });
    await step('behind it the live stream reports a change', () =>
      expectLive(owner.token, () => owner.blockTime(0, 'Behind the pooler')),
    );
    await this.walk();
  }

  private async endInOrder(): Promise<void> {
    const { machine } = this.site;
    await machine.stop([...machine.names].reverse());
    const codes = machine.names.map((name) => `${name} ${machine.inspect(name, '{{.State.ExitCode}}')}`);
    const wrong = codes.filter((each) => !each.endsWith(' 0'));
    if (wrong.length > 0) throw new Error(`ended otherwise: ${wrong.join(', ')}`);
  }

  private confirmedVisits(): string {
    const query = `SELECT count(*) FROM booking.appointment WHERE status = 'confirmed'`;
    const { command, args, env } = this.site.machine.exec(
      'postgres',
      ...asSuperuser(`psql -U postgres -d salon -Atc "${query}"`),
    );
    return outputOf(command, args, env);
  }
}
