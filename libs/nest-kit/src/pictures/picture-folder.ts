import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureName, refuse } from '@salon/contracts';

interface PictureFile {
  name: string;
  bytes: Uint8Array;
}

/** A folder with one subfolder per picture: a picture exists with all its files, or not at all. */
export class PictureFolder {
  /** @param write how a file is written; a spec replaces it to simulate a full disk */
  constructor(
    private readonly folder: string,
    private readonly write: typeof writeFile = writeFile,
  ) {}

  /** @throws DomainError `full` when the disk is full; nothing is left behind */
  async save(name: string, files: readonly PictureFile[]): Promise<void> {
    const half = join(this.folder, `half-${randomUUID()}`);
    try {
      await mkdir(half, { recursive: true });
      for (const file of files) await this.write(join(half, file.name), file.bytes, { flag: 'wx', flush: true });
      await rename(half, join(this.folder, name));
    } catch (cause) {
      await rm(half, { recursive: true, force: true });
      throw isFull(cause) ? refuse('PICTURES_FULL', { cause }) : cause;
    }
  }

  /** A file of a picture, null when there is none; the caller has validated both names. */
  async read(name: string, file: string): Promise<Buffer | null> {
    return readFile(join(this.folder, name, file)).catch(absent);
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.folder, name)).catch(absent)) !== null;
  }

  /** Every file of every picture with its size, by name. */
  async files(): Promise<{ name: string; file: string; bytes: number }[]> {
    const names = ((await readdir(this.folder).catch(absent)) ?? []).filter(isPictureName).sort();
    const found = [];
    for (const name of names)
      for (const file of ((await readdir(join(this.folder, name)).catch(absent)) ?? []).sort()) {
        const bytes = (await stat(join(this.folder, name, file)).catch(absent))?.size;
        if (bytes !== undefined) found.push({ name, file, bytes });
      }
    return found;
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { recursive: true, force: true });
  }

  /** Names stored before `time`: pictures, and incomplete folders of a crash. */
  async olderThan(time: Date): Promise<{ pictures: string[]; halves: string[] }> {
    const names = (await readdir(this.folder).catch(absent)) ?? [];
    const stats = await Promise.all(names.map((name) => stat(join(this.folder, name)).catch(absent)));
    const old = names.filter((_name, at) => (stats[at]?.mtime ?? time) < time);
    return { pictures: old.filter(isPictureName), halves: old.filter((name) => name.startsWith('half-')) };
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

const isFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';

function absent(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
}
