import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A text as it is sent. */
export interface Text {
  text: string;
  etag: string;
  /** Compressed quickly, then as well as can be; without it, the text is compressed for each response. */
  brotli?: Buffer;
}

export const textOf = (text: string): Text => ({
  text,
  etag: `"${createHash('sha1').update(text).digest('base64url')}"`,
});

const compressed = promisify(brotliCompress);
/** Takes milliseconds; the best quality takes seconds for a long menu. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function compress(text: Text): Promise<void> {
  for (const options of [QUICK, {}]) text.brotli = await compressed(text.text, options);
}
