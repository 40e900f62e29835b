import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, outputOf } from '../deploy/run.js';

/**
 * Limits that this process may set, and a runtime that works with both versions of cgroups.
 * @param hosts hosts file of all containers
 */
export function podmanConfiguration(folder: string, hosts = ''): string {
  const file = join(folder, 'containers.conf');
  const files = outputOf('sh', ['-c', 'ulimit -Hn']);
  const limits = `default_ulimits = ["nofile=${files}:${files}", "nproc=4096:4096"]`;
  const runtime = isInstalled('runc') ? '\n[engine]\nruntime = "runc"\n' : '\n';
  const names = hosts ? `\nbase_hosts_file = "${hosts}"` : '';
  writeFileSync(file, `[containers]\n${limits}${names}${runtime}`);
  return file;
}

/** Ids of what `command` lists under a name that begins with `prefix`: `listed(env, 'araliya-', 'volume', 'ls')`. */
export const listed = (env: NodeJS.ProcessEnv, prefix: string, ...command: string[]): string[] =>
  outputOf('podman', [...command, '--quiet', '--filter', `name=^${prefix}`], env)
    .split('\n')
    .filter(Boolean);
