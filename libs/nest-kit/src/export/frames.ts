import type { PartEnd } from './archive.rules.js';

/** A piece of a file of the archive; the pieces of one file are consecutive. */
export interface Piece {
  path: string;
  bytes: Buffer;
}

export type Frame = Piece | PartEnd;

const LINE_END = 0x0a;
/** A piece is a few hundred rows, or one picture. */
const LONGEST_PIECE = 64_000_000;

/** Frames as bytes: a line of JSON, followed by the bytes of a piece. */
export async function* encodeFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const frame of frames) {
    if (!('path' in frame)) yield Buffer.from(`${JSON.stringify(frame)}\n`);
    else {
      yield Buffer.from(`${JSON.stringify({ path: frame.path, bytes: frame.bytes.length })}\n`);
      yield frame.bytes;
    }
  }
}

/** Reads an exact number of bytes from chunks of any size. */
class Chunks {
  private rest: Buffer = Buffer.alloc(0);
  private readonly source: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.source = chunks[Symbol.asyncIterator]();
  }

  /** Null at the end of the stream. */
  async line(): Promise<string | null> {
    let at: number;
    while ((at = this.rest.indexOf(LINE_END)) < 0)
      if (!(await this.more())) {
        if (this.rest.length > 0) throw new Error('The part of a service ends within a line');
        return null;
      }
    return this.take(at + 1).toString();
  }

  async bytes(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = length; missing > 0;) {
      if (this.rest.length === 0 && !(await this.more())) throw new Error('The part of a service ends within a file');
      const part = this.take(Math.min(missing, this.rest.length));
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  private async more(): Promise<boolean> {
    const next = await this.source.next();
    if (next.done) return false;
    this.rest = this.rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.rest, next.value]);
    return true;
  }
}

/** The frames of a service's part. @throws Error when the stream ends before its end marker */
export async function* decodeFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const reader = new Chunks(chunks);
  for (let line = await reader.line(); line !== null; line = await reader.line()) {
    const head = JSON.parse(line) as { path: string; bytes: number } | PartEnd;
    if (!('path' in head)) {
      yield head;
      return;
    }
    if (!(head.bytes >= 0 && head.bytes <= LONGEST_PIECE)) throw new Error('A piece of a part is too long');
    yield { path: head.path, bytes: await reader.bytes(head.bytes) };
  }
  throw new Error('The part of a service has no end');
}
