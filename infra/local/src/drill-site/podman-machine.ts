import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Container } from '../deploy/compose-file.js';
import type { CommandLine, Machine } from '../deploy/machine.js';
import { outputOf } from '../deploy/run.js';
import { inherited } from '../environment.js';
import { listed, podmanConfiguration } from './podman.js';

const PREFIX = 'araliya-drill-';
const nameOf = (container: string): string => `${PREFIX}${container}`;
const POLL = 100;
const HEALTH_TIMEOUT_MS = 45_000;

/** The containers of compose.yml, run by podman on the network of this process. */
export class PodmanMachine implements Machine {
  private readonly folder = mkdtempSync(join(tmpdir(), 'araliya-podman-'));
  private readonly env = { CONTAINERS_CONF: podmanConfiguration(this.folder) };

  /**
   * @param mounted files that every container sees, by container path @param environment variables of all containers
   */
  constructor(
    private containers: readonly Container[],
    private readonly mounted: Readonly<Record<string, string>>,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  get names(): string[] {
    return this.containers.map(({ name }) => name);
  }

  exec(name: string, ...command: string[]): CommandLine {
    return { command: 'podman', args: ['exec', '-i', nameOf(name), ...command], env: this.env };
  }

  runOneOff(name: string, ...command: string[]): CommandLine {
    const container = this.containers.find((each) => each.name === name);
    if (!container) throw new Error(`There is no container ${name}.`);
    const args = ['run', '--rm', '-i', ...this.settingsOf(container), container.image, ...command];
    return { command: 'podman', args, env: this.env };
  }

  /** In order; each starts once its dependencies are healthy. */
  async start(names: readonly string[] = this.names): Promise<void> {
    for (const container of this.containers.filter(({ name }) => names.includes(name))) {
      await Promise.all(container.dependsOn.map((name) => this.untilHealthy(name)));
      if (this.isMade(container.name)) this.podman('start', nameOf(container.name));
      else this.make(container);
    }
    await Promise.all(names.map((name) => this.untilHealthy(name)));
  }

  /** Sends SIGTERM. @throws Error when a container does not exit cleanly */
  async stop(names: readonly string[]): Promise<void> {
    const made = names.filter((name) => this.isMade(name));
    if (made.length > 0) this.podman('stop', ...made.map(nameOf));
  }

  /** Kills its main process, as a crash does; podman restarts it. */
  kill(name: string): void {
    process.kill(Number(this.inspect(name, '{{.State.Pid}}')), 'SIGKILL');
  }

  /** Stops a container and starts one with the current settings. @throws Error when it did not exit cleanly */
  async replace(name: string): Promise<void> {
    await this.stop([name]);
    const code = this.inspect(name, '{{.State.ExitCode}}');
    if (code !== '0') throw new Error(`${name} ended with ${code} after SIGTERM:\n${this.logs(name)}`);
    this.podman('rm', nameOf(name));
    await this.start([name]);
  }

  /** Other images or variables apply to containers created from now on. */
  change(containers: readonly Container[]): void {
    this.containers = containers;
  }

  /** Resolves when the container's own healthcheck succeeds. @throws Error with its last output when it fails */
  private async untilHealthy(name: string): Promise<void> {
    for (const end = performance.now() + HEALTH_TIMEOUT_MS; performance.now() < end; await sleep(POLL))
      if (this.succeeds('healthcheck', 'run', nameOf(name))) return;
    throw new Error(`${name} is not healthy:\n${this.logs(name, 5)}`);
  }

  logs(name: string, lines = 15): string {
    const { stdout, stderr } = spawnSync('podman', ['logs', '--tail', String(lines), nameOf(name)], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  }

  /** Host pids of a container's processes. */
  processes(name: string): string[] {
    return this.podman('top', nameOf(name), 'hpid').split('\n').slice(1);
  }

  /** How its last process ended after SIGTERM, and its user. */
  inspect(name: string, format: string): string {
    return this.podman('inspect', '--format', format, nameOf(name));
  }

  /** Removes the containers and their data. */
  remove(): void {
    const ids = listed(this.env, PREFIX, 'ps', '--all');
    if (ids.length > 0) this.podman('rm', '--force', '--time', '15', ...ids);
    const volumes = listed(this.env, PREFIX, 'volume', 'ls');
    if (volumes.length > 0) this.podman('volume', 'rm', ...volumes);
  }

  /** Removes everything, itself included. */
  end(): void {
    this.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private podman(...args: string[]): string {
    return outputOf('podman', args, this.env);
  }

  private succeeds(...args: string[]): boolean {
    return spawnSync('podman', args, { env: { ...inherited(), ...this.env }, stdio: 'ignore' }).status === 0;
  }

  private isMade(name: string): boolean {
    return this.succeeds('container', 'exists', nameOf(name));
  }

  private make(container: Container): void {
    const lasting = ['run', '--detach', '--name', nameOf(container.name), '--restart', 'unless-stopped'];
    this.podman(...lasting, ...this.settingsOf(container), container.image);
  }

  private settingsOf({ environment, volumes, tmpfs }: Container): string[] {
    const named = (volume: string): string => (/^[./]/.test(volume) ? volume : `${PREFIX}${volume}`);
    const variables = Object.entries({ ...environment, ...this.environment });
    return [
      ...['--network', 'host', '--pull', 'never'],
      ...['--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
      ...this.names.flatMap((host) => ['--add-host', `${host}:127.0.0.1`]),
      ...tmpfs.flatMap((each) => ['--tmpfs', each]),
      ...variables.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...volumes.flatMap((each) => ['--volume', named(each)]),
      ...Object.entries(this.mounted).flatMap(([path, file]) => ['--volume', `${file}:${path}:ro`]),
    ];
  }
}
