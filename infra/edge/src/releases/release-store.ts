import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHistory, type Step } from './history.rules.js';

/**
 * Releases in a folder: `<remote>/current.json` says which one is current and how it came to be,
 * `<remote>/release.<version>.json` are the releases.
 */
export class ReleaseStore {
  constructor(private readonly folder: string) {}

  /** Oldest first; empty before the first promotion. @throws Error when it cannot be read */
  async history(remote: string): Promise<Step[]> {
    const text = await textOrNothing(this.pathOf(remote, CURRENT));
    return text === undefined ? [] : readHistory(text);
  }

  /** The text of a release file; undefined when there is none of this version. */
  release(remote: string, version: string): Promise<string | undefined> {
    return textOrNothing(this.pathOf(remote, releaseFile(version)));
  }

  /** Keeps a release file. @throws Error when another one of this version is there */
  async add(remote: string, version: string, text: string): Promise<void> {
    const known = await this.release(remote, version);
    if (known === text) return;
    if (known !== undefined) throw new Error(`There is another release ${version} already: raise the version.`);
    await mkdir(join(this.folder, remote), { recursive: true });
    const path = this.pathOf(remote, releaseFile(version));
    await writeFile(`${path}.part`, text);
    await rename(`${path}.part`, path);
  }

  /**
   * Adds the step that `next` makes of the history; readers see the file before or after it.
   * @throws Error while another process changes it
   */
  async change(remote: string, next: (history: readonly Step[]) => Step): Promise<void> {
    await mkdir(join(this.folder, remote), { recursive: true });
    const path = this.pathOf(remote, CURRENT);
    const part = await open(`${path}.part`, 'wx').catch((cause: unknown) => {
      throw new Error(`${remote} is being changed by somebody else; if not, remove ${path}.part.`, { cause });
    });
    try {
      const history = await this.history(remote);
      await part.writeFile(`${JSON.stringify({ history: [...history, next(history)] }, null, 2)}\n`);
      await part.sync();
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    } finally {
      await part.close();
    }
  }

  private pathOf(remote: string, file: string): string {
    return join(this.folder, remote, file);
  }
}

const CURRENT = 'current.json';

export const releaseFile = (version: string): string => `release.${version}.json`;

async function textOrNothing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
