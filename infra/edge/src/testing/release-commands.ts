import { execFile } from 'node:child_process';
import { join } from 'node:path';

const COMMANDS = new URL('../../dist/releases/', import.meta.url).pathname;

export interface Ran {
  code: number;
  out: string;
  problem: string;
}

/** Runs a built command of a team or of the people on duty. @param command `store-command` */
export const runCommand = (
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(COMMANDS, `${command}.js`), ...args], { cwd, env }, (error, out, problem) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), problem: problem.trim() }),
    );
  });
