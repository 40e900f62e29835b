import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import { outputOf } from '../deploy/run.js';
import { type Pod, podmanManifests, type PodmanManifests, probesOf, secretKeys } from '../kubernetes/podman.rules.js';
import { ofKind, type Resource } from '../kubernetes/resource.rules.js';
import { succeeds } from '../net/ports.js';
import { FILLED_IN, type Variables } from './configuration.js';
import { listed, podmanConfiguration } from './podman.js';

const PREFIX = 'araliya-kube-';
const PROBE_TIMEOUT_MS = 60_000;

/**
 * The value of a key of the Secret `salon`: `booking-call-key` is BOOKING_CALL_KEY of the drill; undefined when there
 * is none.
 */
function secretOf(key: string, variables: Variables): string | undefined {
  const [, role] = /^(\w+)-database-url$/.exec(key) ?? [];
  if (role) return `postgres://${role}:${variables[`${role.toUpperCase()}_DB_PASSWORD`]}@127.0.0.1:5432/salon`;
  return variables[key.toUpperCase().replaceAll('-', '_')] || undefined;
}

const pick = (values: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

/** The pods of Kubernetes manifests, run by `podman kube play` on the network of this process. */
export class KubeMachine {
  private readonly folder = mkdtempSync(join(tmpdir(), 'araliya-kube-'));
  private readonly env: NodeJS.ProcessEnv;
  private readonly manifests: PodmanManifests;

  /** @param variables of the set-up, with all secrets @param authority file that the pods trust */
  constructor(
    private readonly resources: readonly Resource[],
    private readonly variables: Variables,
    authority: string,
  ) {
    const hosts = join(this.folder, 'hosts');
    const services = ofKind(resources, 'Service').map(({ metadata }) => metadata.name);
    writeFileSync(hosts, `127.0.0.1 localhost ${services.join(' ')}\n`);
    this.env = { CONTAINERS_CONF: podmanConfiguration(this.folder, hosts) };
    const keys = ofKind(resources, 'ConfigMap').flatMap(({ data = {} }) => Object.keys(data));
    this.manifests = podmanManifests(resources, { salon: pick(FILLED_IN, keys), authority, prefix: PREFIX });
  }

  get names(): string[] {
    return this.manifests.pods.map(({ metadata }) => metadata.name.slice(PREFIX.length));
  }

  /**
   * Creates Secret, ConfigMaps and volumes, and runs the Jobs in order.
   * @throws Error with the log of a failed Job
   */
  migrate(): void {
    const values = secretKeys(this.resources).flatMap((key) => {
      const value = secretOf(key, this.variables);
      return value === undefined ? [] : [[key, Buffer.from(value).toString('base64')]];
    });
    const file = join(this.folder, 'secret.json');
    writeFileSync(file, JSON.stringify(Object.fromEntries(values)), { mode: 0o600 });
    this.podman('secret', 'create', `${PREFIX}salon`, file);
    for (const job of this.manifests.jobs) this.runJob(job);
  }

  private runJob(job: Pod): void {
    const { name } = job.metadata;
    const container = `${name}-${job.spec.containers[0]?.name}`;
    this.play([...ofKind(this.manifests.settings, 'ConfigMap'), job]);
    if (this.podman('wait', container) !== '0') throw new Error(`${name} failed:\n${this.podman('logs', container)}`);
    this.podman('pod', 'rm', '--force', name);
  }

  /** Resolves once every probe of every pod succeeds. @throws Error with the failing ones after a minute */
  async start(): Promise<void> {
    this.play([...this.manifests.settings, ...this.manifests.pods]);
    let missing = probesOf(this.resources);
    for (const end = performance.now() + PROBE_TIMEOUT_MS; missing.length > 0; await sleep(200)) {
      const answers = await Promise.all(missing.map(async (url) => ((await succeeds(url)) ? [] : [url])));
      missing = answers.flat();
      if (performance.now() > end) throw new Error(`these probes fail: ${missing.join(', ')}`);
    }
  }

  logs(name: string, lines = 15): string {
    return this.podman('logs', '--tail', String(lines), this.containerOf(name));
  }

  /** podman's inspection of a pod's container. */
  inspect(name: string, format: string): string {
    return this.podman('inspect', '--format', format, this.containerOf(name));
  }

  /** Sends SIGTERM to each pod. @throws Error when one does not exit cleanly */
  stop(): void {
    this.podman('pod', 'stop', '--time', '30', ...this.names.map((name) => PREFIX + name));
    const codes = this.names.map((name) => `${name} ${this.inspect(name, '{{.State.ExitCode}}')}`);
    const wrong = codes.filter((each) => !each.endsWith(' 0'));
    if (wrong.length > 0) throw new Error(`ended otherwise: ${wrong.join(', ')}`);
  }

  /** Removes pods, volumes and Secret, in any state. */
  remove(): void {
    const pods = listed(this.env, PREFIX, 'pod', 'ps');
    if (pods.length > 0) this.podman('pod', 'rm', '--force', ...pods);
    const volumes = listed(this.env, PREFIX, 'volume', 'ls');
    if (volumes.length > 0) this.podman('volume', 'rm', '--force', ...volumes);
    const secrets = this.podman('secret', 'ls', '--quiet', '--filter', `name=^${PREFIX}salon$`);
    if (secrets) this.podman('secret', 'rm', secrets);
  }

  end(): void {
    this.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private play(resources: readonly (Resource | Pod)[]): void {
    const file = join(this.folder, 'play.yaml');
    writeFileSync(file, resources.map((each) => stringify(each)).join('---\n'));
    this.podman('kube', 'play', '--network', 'host', file);
  }

  private containerOf(name: string): string {
    return `${PREFIX}${name}-${name}`;
  }

  private podman(...args: string[]): string {
    return outputOf('podman', args, this.env);
  }
}
