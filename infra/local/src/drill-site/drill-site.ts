import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupStore } from '../deploy/backups.js';
import { containersWith, POOLER_PORT, SITE_URL, type Variables, variablesIn } from './configuration.js';
import { residentMegabytes } from './memory.js';
import { makeNextRelease, type Release, removeNextRelease } from './next-release.js';
import { PodmanMachine } from './podman-machine.js';
import { writePooler } from './pooler.js';
import { responds } from './ready.js';
import { StandIns } from './stand-ins.js';

const OFFER_TIMEOUT_MS = 60_000;
/** Services with a DATABASE_URL. */
const WITH_DATABASE = ['catalog', 'account', 'booking', 'bff'];

/** The site from its images in production mode; it knows the stand-ins only by configuration. */
export class DrillSite {
  readonly machine: PodmanMachine;
  readonly standIns: StandIns;
  readonly store: BackupStore;
  private readonly variables: Variables;

  /** @param folder of the drill alone with its certificates, which the containers' users may read */
  constructor(
    private readonly root: string,
    readonly folder: string,
  ) {
    this.variables = variablesIn(folder);
    this.standIns = new StandIns(root, folder);
    const authority = join(folder, 'ca.pem');
    this.machine = new PodmanMachine(
      containersWith(root, this.variables),
      { '/drill.pem': authority },
      { NODE_EXTRA_CA_CERTS: '/drill.pem' },
    );
    this.store = { folder: join(folder, 'backups'), passphrase: 'a passphrase of the drill' };
    mkdirSync(this.store.folder);
  }

  /** Resident megabytes of every container, largest first. */
  memory(): [name: string, megabytes: number][] {
    const { machine } = this;
    const each = machine.names.map((name): [string, number] => [name, residentMegabytes(machine.processes(name))]);
    return each.sort(([, one], [, other]) => other - one);
  }

  /**
   * Replaces mfe-booking by its next release.
   * @throws Error unless the new release is served and the old one's files still respond
   */
  async upgradeFrontend(): Promise<void> {
    const release = await makeNextRelease(this.machine, this.folder);
    const containers = containersWith(this.root, this.variables);
    this.machine.change(
      containers.map((each) => (each.name === 'mfe-booking' ? { ...each, image: release.image } : each)),
    );
    await this.machine.replace('mfe-booking');
    await this.untilOffered(release);
    if (!(await responds(`/mfe/booking/${release.former}`))) throw new Error(`${release.former} is gone`);
  }

  /** Puts PgBouncer between the services and the database. */
  async usePooler(): Promise<void> {
    this.standIns.run('pgbouncer', ['-u', 'nobody', writePooler(this.folder, this.variables)]);
    this.machine.change(containersWith(this.root, this.variables, { DATABASE_HOST: `127.0.0.1:${POOLER_PORT}` }));
    for (const name of WITH_DATABASE) await this.machine.replace(name);
  }

  /** Removes everything that was started, in any state. */
  end(): void {
    this.machine.end();
    this.standIns.stop();
    removeNextRelease();
  }

  private async untilOffered({ entry }: Release): Promise<void> {
    for (const end = performance.now() + OFFER_TIMEOUT_MS; performance.now() < end; await sleep(200)) {
      const remotes = await fetch(`${SITE_URL}/remotes.json`).then((reply) => reply.text());
      if (remotes.includes(entry)) return;
    }
    throw new Error(`the edge does not offer ${entry}`);
  }
}
