import type { TextStorage } from '../storage/text-storage.js';
import { historyText, readHistory, type Step } from './history.rules.js';

/**
 * Releases in a storage: `<remote>/current.json` says which one is current and how it came to be,
 * `<remote>/release.<version>.json` are the releases.
 */
export class ReleaseStore {
  constructor(private readonly storage: TextStorage) {}

  /** Milliseconds that an edge lets pass between two polls. */
  get pollIntervalMs(): number {
    return this.storage.pollIntervalMs;
  }

  /** Oldest first; empty before the first promotion. @throws Error when it cannot be read */
  async history(remote: string): Promise<Step[]> {
    return readHistory(await this.storage.read(currentFile(remote)));
  }

  /** The text of a release file; undefined when there is none of this version. */
  release(remote: string, version: string): Promise<string | undefined> {
    return this.storage.read(`${remote}/${releaseFile(version)}`);
  }

  /** Keeps a release file. @throws Error when another one of this version is there */
  async add(remote: string, version: string, text: string): Promise<void> {
    if ((await this.release(remote, version)) === text) return;
    await this.storage.replace(`${remote}/${releaseFile(version)}`, (known) => {
      if (known !== undefined && known !== text)
        throw new Error(`There is another release ${version} already: raise the version.`);
      return text;
    });
  }

  /**
   * Adds the step that `next` makes of the history; readers see the history before or after it.
   * @throws Error while somebody else changes it
   */
  async change(remote: string, next: (history: readonly Step[]) => Step): Promise<void> {
    await this.storage.replace(currentFile(remote), (text) => {
      const history = readHistory(text);
      return historyText([...history, next(history)]);
    });
  }
}

const currentFile = (remote: string): string => `${remote}/current.json`;

export const releaseFile = (version: string): string => `release.${version}.json`;
