import { createHash } from 'node:crypto';

/** The source in a page's policy that allows an inline script with this text. */
export const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The digest of a file's content in the notation of `integrity`. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
