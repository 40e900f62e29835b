import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CompressedBody } from '../http/compress.js';
import { isHashed, isText } from './file.rules.js';

export interface StoredFile {
  etag: string;
  body: CompressedBody;
}

const RESCAN_PAUSE = 500;

/**
 * The files of a folder by their path from it (`/main.js`). Only names that a listing found are answered, so no path
 * leads outside; a file is read again when it changed, the folder listed again when a name is not known.
 */
export class StaticFolder {
  private names = new Set<string>();
  private listedAt = 0;
  private readonly files = new Map<string, { version: string; file: StoredFile }>();

  constructor(private readonly folder: string) {}

  async find(name: string): Promise<StoredFile | undefined> {
    if (!this.names.has(name)) await this.list();
    return this.names.has(name) ? this.read(name) : undefined;
  }

  private async list(): Promise<void> {
    if (Date.now() - this.listedAt < RESCAN_PAUSE) return;
    this.listedAt = Date.now();
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath ?? each.path, each.name));
    this.names = new Set(paths.map((path) => `/${relative(this.folder, path).split(sep).join('/')}`));
  }

  private async read(name: string): Promise<StoredFile | undefined> {
    const path = join(this.folder, name);
    const { mtimeMs, size } = await stat(path).catch(() => ({ mtimeMs: -1, size: 0 }));
    if (mtimeMs < 0) return undefined;
    const version = `${mtimeMs}-${size}`;
    const known = this.files.get(name);
    if (known?.version === version) return known.file;
    const bytes = await readFile(path);
    const file = {
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      body: await this.bodyOf(name, bytes),
    };
    this.files.set(name, { version, file });
    return file;
  }

  /** A file the build compressed already is sent as it was compressed there. */
  private async bodyOf(name: string, bytes: Buffer): Promise<CompressedBody> {
    const compressed = isHashed(name)
      ? await readFile(join(this.folder, `${name}.br`)).catch(() => undefined)
      : undefined;
    return compressed ? CompressedBody.withBrotli(bytes, compressed) : new CompressedBody(bytes, isText(name));
  }
}
