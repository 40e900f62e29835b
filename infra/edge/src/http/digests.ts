import { createHash } from 'node:crypto';

/** What a page's policy names to allow an inline script with this text. */
export const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
