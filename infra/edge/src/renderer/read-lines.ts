import type { Readable } from 'node:stream';

interface LineReader {
  onLine: (text: string) => void;
  /** Bytes of a line; of a longer one nothing is kept, and `onTooLong` is called. */
  most?: number;
  onTooLong?: () => void;
}

const NEW_LINE = 10;

/** Splits the text of a stream into lines. */
export function readLines(stream: Readable, { onLine, most = Infinity, onTooLong }: LineReader): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  const take = (part: Buffer): void => {
    parts.push(part);
    bytes += part.length;
  };
  const finish = (): Buffer => {
    const whole = Buffer.concat(parts);
    parts = [];
    bytes = 0;
    return whole;
  };
  stream.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, start)) {
      take(chunk.subarray(start, end));
      onLine(finish().toString());
      start = end + 1;
    }
    take(chunk.subarray(start));
    if (bytes <= most) return;
    finish();
    onTooLong?.();
  });
}
