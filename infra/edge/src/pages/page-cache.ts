import { LRUCache } from 'lru-cache';
import type { PageSource } from './page-source.js';
import type { Text } from './text.js';

/** A server-rendered page with the digests of its inline scripts, for its policy. */
export interface RenderedPage extends Text {
  inlineScripts: string[];
  source: PageSource;
}

export type PageCache = LRUCache<string, RenderedPage>;

/** How long a page is fresh. */
const FRESH_MS = 800;
/** Of all pages of one cache: the code of a page decides how long it is (threat T67). */
const MOST_CHARACTERS = 4_000_000;

export const pageCache = (max: number): PageCache =>
  new LRUCache<string, RenderedPage>({
    max,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
    ttl: FRESH_MS,
  });
