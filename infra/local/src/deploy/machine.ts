import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inherited } from '../environment.js';

/** A command with what it runs in, ready to be spawned. */
export interface CommandLine {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** The site's containers, by their names in compose.yml. */
export interface Machine {
  /** `command` in the running container. */
  exec(name: string, ...command: string[]): CommandLine;
  /** `command` in a new container with image, volumes and variables of `name`, which may be stopped. */
  runOneOff(name: string, ...command: string[]): CommandLine;
  stop(names: readonly string[]): Promise<void>;
  /** Starts the named containers, or all, and resolves once they are healthy. @throws Error when one is not */
  start(names?: readonly string[]): Promise<void>;
}

type Child = ChildProcessByStdio<Writable | null, Readable | null, Readable>;

function spawned({ command, args, env }: CommandLine, stdin: 'pipe' | 'ignore', stdout: 'pipe' | 'ignore'): Child {
  return spawn(command, args, { stdio: [stdin, stdout, 'pipe'], env: { ...inherited(), ...env } }) as Child;
}

/** Resolves when the status is 0. @throws Error with the end of the command's error output */
async function succeeded(child: Child, { args }: CommandLine): Promise<void> {
  const stderr: string[] = [];
  child.stderr.on('data', (text: Buffer) => stderr.push(String(text)));
  const [status] = (await once(child, 'close')) as [number | null];
  const message = stderr.join('').trim().split('\n').slice(-3).join(' ');
  if (status !== 0) throw new Error(`${args.slice(-1)[0]} failed (${status}): ${message}`);
}

type Transform = (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Writes what a command prints to a file, changed by `transform`. */
export async function outputTo(file: string, line: CommandLine, transform: Transform): Promise<void> {
  const child = spawned(line, 'ignore', 'pipe');
  const done = succeeded(child, line);
  await Promise.all([done, pipeline(child.stdout as Readable, transform, createWriteStream(file, { mode: 0o600 }))]);
}

/** Gives a command its input. */
export async function inputFrom(content: AsyncIterable<Buffer>, line: CommandLine): Promise<void> {
  const child = spawned(line, 'pipe', 'ignore');
  const done = succeeded(child, line);
  // A failed command closes its input; its own error is the one to report.
  const [ended, written] = await Promise.allSettled([done, pipeline(content, child.stdin as Writable)]);
  for (const each of [ended, written]) if (each.status === 'rejected') throw each.reason;
}

/** Runs a command without input and output. */
export const succeed = async (line: CommandLine): Promise<void> => succeeded(spawned(line, 'ignore', 'ignore'), line);
