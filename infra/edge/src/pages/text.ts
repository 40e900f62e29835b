import { createHash } from 'node:crypto';

/** A text as it is sent. */
export interface Text {
  text: string;
  etag: string;
  /** Compressed as well as can be; without it, the text is compressed for each response. */
  brotli?: Buffer;
}

export const textOf = (text: string): Text => ({
  text,
  etag: `"${createHash('sha1').update(text).digest('base64url')}"`,
});
