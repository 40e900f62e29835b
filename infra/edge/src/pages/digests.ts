import { createHash } from 'node:crypto';

/** What a page's policy names to allow an inline script or style element with this text. */
export const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const STYLE_ELEMENT = /<style>([\s\S]*?)<\/style>/g;

/** Digests of the style elements of the shell's page: its fonts. */
export const styleDigests = (page: string): string[] =>
  [...page.matchAll(STYLE_ELEMENT)].map(([, text = '']) => digestOf(text));
