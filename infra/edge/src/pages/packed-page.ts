import { createHash } from 'node:crypto';
import { BEST, CompressedBody } from '../http/compress.js';
import { type Preload, withPreloads } from './drawn-page.rules.js';
import type { DrawnDocument } from './kept-pages.js';

/** A text as it is sent: compressed once, known by its tag. */
export interface Packed {
  etag: string;
  body: CompressedBody;
}

const packs = new WeakMap<DrawnDocument, Packed>();

/** A drawn page is compressed once for as long as it does not change. */
export function packed(document: DrawnDocument): Packed {
  const page = packs.get(document) ?? withTag(document.text, BEST);
  packs.set(document, page);
  return page;
}

/** More than there are remotes; an older deployment's entries make room. */
const MOST_OWNERS = 20;
const bareShells = new Map<string, { text: string; page: Packed }>();

/** A page the browser draws, with what its owner needs for that: compressed once for each owner, for as long as it does not change. */
export function undrawn(shell: string, preloads: readonly Preload[]): Packed {
  const [owner, text] = [preloads[0]?.href ?? '', withPreloads(shell, preloads)];
  const known = bareShells.get(owner);
  if (known?.text === text) return known.page;
  if (bareShells.size >= MOST_OWNERS) bareShells.clear();
  const page = withTag(text);
  bareShells.set(owner, { text, page });
  return page;
}

export const withTag = (text: string, quality?: number): Packed => ({
  etag: `"${createHash('sha1').update(text).digest('base64url')}"`,
  body: new CompressedBody(Buffer.from(text), true, quality),
});
