import { createHash } from 'node:crypto';

/** What a page's policy names to allow an inline script with this text. */
export const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the content of a file must match, as a browser writes it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
