import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TextStorage } from './text-storage.js';

/** Files of a folder; a poll costs next to nothing. */
export class FolderStorage implements TextStorage {
  readonly pollIntervalMs = 500;

  constructor(private readonly folder: string) {}

  async read(path: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.folder, path), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async replace(path: string, next: (text: string | undefined) => string): Promise<void> {
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true });
    const part = await open(`${file}.part`, 'wx').catch((cause: unknown) => {
      throw new Error(`${path} is being changed by somebody else; if not, remove ${file}.part.`, { cause });
    });
    try {
      await part.writeFile(next(await this.read(path)));
      await part.sync();
      await rename(`${file}.part`, file);
    } catch (error) {
      await rm(`${file}.part`, { force: true });
      throw error;
    } finally {
      await part.close();
    }
  }
}
