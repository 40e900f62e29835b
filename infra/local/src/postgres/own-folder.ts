import { lstatSync } from 'node:fs';

/**
 * For a folder of a known name in a temporary folder, where every user may create it first.
 * @throws Error when one did
 */
export function checkOwnFolder(path: string): void {
  const stat = lstatSync(path);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0)
    throw new Error(`${path} must be a folder that only you can write: delete it, and start again.`);
}
