import { spawnSync } from 'node:child_process';

/** Runs a command whose output is shown. @throws Error when it fails */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed (${status}).`);
}

/** What a command prints. @throws Error with what it complained about when it fails */
export function outputOf(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed (${status}): ${stderr.trim()}`);
  return stdout.trim();
}

export const isInstalled = (command: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', command], { stdio: 'ignore' }).status === 0;
