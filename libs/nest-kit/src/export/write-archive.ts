import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { FORMAT, FORMAT_VERSION, type Manifest, type PartEnd } from './archive.rules.js';
import type { Frame } from './frames.js';
import { README } from './readme.js';

/** The bytes do not depend on time or machine: no compression, equal dates, local time only in this date. */
const REPRODUCIBLE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compress: false, mode: 0o100644 };

interface OpenFile {
  path: string;
  stream: PassThrough;
  hash: Hash;
  bytes: number;
}

/** Writes the archive file by file; one piece is in memory at a time. */
class ArchiveWriter {
  private readonly zip = new ZipFile();
  private readonly files: Manifest['files'] = {};
  private readonly services: PartEnd[] = [];
  private readonly abort = new AbortController();
  private open: OpenFile | null = null;

  /** When the reader disconnects, all pending writes end. */
  readonly output = this.zip.outputStream as Readable;

  constructor() {
    this.output.once('close', () => this.abort.abort());
  }

  async write(parts: readonly AsyncGenerator<Frame>[]): Promise<void> {
    await this.put('README.md', Buffer.from(README));
    for (const part of parts)
      for await (const frame of part)
        if ('path' in frame) await this.put(frame.path, frame.bytes);
        else this.services.push(frame);
    this.finishFile();
    const manifest: Manifest = { format: FORMAT, version: FORMAT_VERSION, services: this.services, files: this.files };
    this.zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), 'manifest.json', REPRODUCIBLE);
    this.zip.end();
  }

  private async put(path: string, bytes: Buffer): Promise<void> {
    if (this.open?.path !== path) this.begin(path);
    const file = this.open;
    if (!file || bytes.length === 0) return;
    file.hash.update(bytes);
    file.bytes += bytes.length;
    if (!file.stream.write(bytes)) await once(file.stream, 'drain', { signal: this.abort.signal });
  }

  private begin(path: string): void {
    this.finishFile();
    const stream = new PassThrough();
    this.zip.addReadStream(stream, path, REPRODUCIBLE);
    this.open = { path, stream, hash: createHash('sha256'), bytes: 0 };
  }

  private finishFile(): void {
    if (!this.open) return;
    const { path, stream, hash, bytes } = this.open;
    stream.end();
    this.files[path] = { bytes, sha256: hash.digest('hex') };
    this.open = null;
  }
}

/**
 * The archive of these parts, as a stream. When a part fails, the stream fails: the browser then has no complete file.
 * The caller closes what the parts read from when the archive closes.
 */
export function archiveOf(parts: readonly AsyncGenerator<Frame>[]): Readable {
  const writer = new ArchiveWriter();
  writer.write(parts).catch((error: unknown) => writer.output.destroy(error as Error));
  return writer.output;
}
