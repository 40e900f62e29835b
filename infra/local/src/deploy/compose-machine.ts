import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandLine, type Machine, succeed } from './machine.js';

const WAIT_SECONDS = '180';

/** The site as compose runs it. */
export class ComposeMachine implements Machine {
  constructor(
    private readonly root: string,
    private readonly tool: 'docker' | 'podman',
  ) {}

  exec(name: string, ...command: string[]): CommandLine {
    return this.compose('exec', '-T', name, ...command);
  }

  runOneOff(name: string, ...command: string[]): CommandLine {
    return this.compose('run', '--rm', '--no-deps', '-T', name, ...command);
  }

  stop(names: readonly string[]): Promise<void> {
    return succeed(this.compose('stop', ...names));
  }

  start(names: readonly string[] = []): Promise<void> {
    return succeed(this.compose('up', '-d', '--wait', '--wait-timeout', WAIT_SECONDS, ...names));
  }

  private compose(...args: string[]): CommandLine {
    const folder = join(this.root, 'infra/deploy');
    // Mounts the store of the releases (docs/operations.md): without it the edge does not start.
    const releases = join(folder, 'releases.yml');
    const files = [join(folder, 'compose.yml'), ...(existsSync(releases) ? [releases] : [])];
    return { command: this.tool, args: ['compose', ...files.flatMap((file) => ['-f', file]), ...args] };
  }
}
