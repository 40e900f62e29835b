import { join } from 'node:path';
import { overlay } from '../kubernetes/manifests.js';
import { containersWith, variablesIn } from '../drill-site/configuration.js';
import { Customer } from './customer.js';
import { firstStart, logsOf } from './first-start.js';
import { walkJourneys } from './journey.js';
import { KubeMachine } from '../drill-site/kube-machine.js';
import { Owner } from './owner.js';
import { PodmanMachine } from '../drill-site/podman-machine.js';
import { StandIns } from '../drill-site/stand-ins.js';
import { step } from './step.js';

/** What a cluster provides besides the manifests: a database, and TLS in front of the edge. */
const BESIDE = ['postgres', 'proxy'];

/** The overlay `small` as `podman kube play` runs it, from the first migration to the paying journey. */
export class KubernetesSteps {
  private readonly standIns: StandIns;
  private readonly containers: PodmanMachine;
  private readonly pods: KubeMachine;

  /** @param folder of the drill alone with its certificates, which the containers' users may read */
  constructor(
    private readonly root: string,
    private readonly folder: string,
  ) {
    const variables = variablesIn(folder);
    const containers = containersWith(root, variables)
      .filter(({ name }) => BESIDE.includes(name))
      .map((each) => ({ ...each, dependsOn: [], environment: { ...each.environment, EDGE: '127.0.0.1:4000' } }));
    this.standIns = new StandIns(root, folder);
    this.containers = new PodmanMachine(containers, {}, {});
    this.pods = new KubeMachine(overlay('small'), variables, join(folder, 'ca.pem'));
  }

  /** @throws Error at the first failed check */
  async run(): Promise<void> {
    const { containers, pods, standIns } = this;
    containers.remove();
    pods.remove();
    await step('stand-ins for mail, gateway and identity started', () => standIns.start());
    await step('database and proxy started', () => containers.start());
    await step('the Jobs migrate the empty database', () => pods.migrate());
    await step('every startup, liveness and readiness probe succeeds', () => pods.start());
    const customer = new Customer();
    await firstStart(pods, this.root, { owner: new Owner(), customer });
    await walkJourneys(this.root, this.folder);
    await step('every pod ended in order by SIGTERM', () => pods.stop());
  }

  logs(): string {
    return logsOf(this.pods);
  }

  /** Removes everything that was started, in any state. */
  end(): void {
    this.pods.end();
    this.containers.end();
    this.standIns.stop();
  }
}
