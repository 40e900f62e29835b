import { createHash } from 'node:crypto';
import type { Registry } from '../remotes/registry.js';

const SLOT = /<script type="application\/json" id="remotes">[\s\S]*?<\/script>/;

/** What a page's policy names to allow an inline script or style element with this text. */
export const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const STYLE_ELEMENT = /<style>([\s\S]*?)<\/style>/g;

/** Digests of the style elements of the shell's page: its fonts. */
export const styleDigests = (page: string): string[] =>
  [...page.matchAll(STYLE_ELEMENT)].map(([, text = '']) => digestOf(text));

/** JSON that can stand inside a script element, whatever it contains. */
export const asInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The shell's page with the registry in its `#remotes` block, which is added to the head when the page has none. */
export function composePage(page: string, registry: Registry): string {
  const block = `<script type="application/json" id="remotes">${asInlineJson(registry)}</script>`;
  return SLOT.test(page) ? page.replace(SLOT, () => block) : page.replace('</head>', () => `${block}</head>`);
}
