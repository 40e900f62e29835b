import { spawnSync } from 'node:child_process';
import { inherited } from '../environment.js';

/** Runs a command whose output is shown. @throws Error when it fails */
export function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed (${status}).`);
}

/** The output of a command. @throws Error with its error output when it fails */
export function outputOf(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...inherited(), ...env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed (${status}): ${stderr.trim()}`);
  return stdout.trim();
}

export const isInstalled = (command: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', command], { stdio: 'ignore' }).status === 0;
