import { writeFileSync } from 'node:fs';
import { type SetupInput, environmentText } from './setup.rules.js';

/**
 * Writes a new environment file that only its owner can read.
 * @throws Error when the file exists: its secrets would be lost
 */
export function writeEnvironment(file: string, input: SetupInput, secret: () => string): void {
  try {
    writeFileSync(file, environmentText(input, secret), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already and is kept: it holds the secrets of a site.`, { cause: error });
  }
}
