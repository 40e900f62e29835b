import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StringDecoder } from 'node:string_decoder';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type Manifest, manifestProblem } from './archive.rules.js';
import { ImportRefused } from './import-refused.js';

const MANIFEST = 'manifest.json';
const LONGEST_MANIFEST = 200_000_000;
const STORED = 0;

/** An archive whose manifest and checksums have been verified. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: Manifest,
  ) {}

  /**
   * Opens an archive and reads it completely once.
   * @throws ImportRefused for a damaged, newer or unrelated file
   */
  static async open(path: string): Promise<Archive> {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((cause: unknown) => {
      throw new ImportRefused('This file is not an archive of a salon, or it is not complete.', { cause });
    });
    try {
      const entries = await entriesOf(zip);
      const manifest = await manifestOf(zip, entries);
      const archive = new Archive(zip, entries, manifest);
      await archive.verify();
      return archive;
    } catch (cause) {
      zip.close();
      throw cause instanceof ImportRefused ? cause : new ImportRefused('The archive is damaged.', { cause });
    }
  }

  /** Names of the files below a folder, in archive order. */
  below(folder: string): string[] {
    return [...this.entries.keys()].filter((path) => path.startsWith(folder));
  }

  async stream(path: string): Promise<Readable> {
    const entry = this.entries.get(path);
    if (!entry) throw new ImportRefused(`The archive has no ${path}.`);
    return this.zip.openReadStreamPromise(entry);
  }

  /** The lines of a file; only a line feed ends a line, unlike in `readline`. */
  async *lines(path: string): AsyncGenerator<string> {
    const decoder = new StringDecoder();
    let rest = '';
    for await (const chunk of await this.stream(path)) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest) throw new ImportRefused(`The archive is damaged: ${path} ends within a line.`);
  }

  sumOf(path: string): string | undefined {
    return this.manifest.files[path]?.sha256;
  }

  close(): void {
    this.zip.close();
  }

  private async verify(): Promise<void> {
    for (const [path, { sha256 }] of Object.entries(this.manifest.files)) {
      const hash = createHash('sha256');
      for await (const chunk of await this.stream(path)) hash.update(chunk as Buffer);
      if (hash.digest('hex') !== sha256)
        throw new ImportRefused(`The archive is damaged: ${path} is not what was exported.`);
    }
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressionMethod } = entry;
    // Compressed data can expand to a thousand times the size of the file.
    if (entries.has(fileName) || compressionMethod !== STORED)
      throw new Error(`${fileName} is compressed or there twice`);
    entries.set(fileName, entry);
  }
  return entries;
}

async function manifestOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry || entry.uncompressedSize > LONGEST_MANIFEST)
    throw new ImportRefused('This file is not an archive of a salon.');
  const text = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  const sizes = new Map([...entries].map(([path, { uncompressedSize }]) => [path, uncompressedSize]));
  sizes.delete(MANIFEST);
  const manifest = parsed(text);
  const problem = manifestProblem(manifest, sizes);
  if (problem) throw new ImportRefused(problem);
  return manifest as Manifest;
}

function parsed(text: string): Partial<Manifest> | null {
  try {
    return JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    return null; // The manifest rules refuse it.
  }
}
