import { LRUCache } from 'lru-cache';
import { type Candidate, deploymentsWith, type RemoteRegistry } from '../remotes/registry.js';
import { type Frame, MOST_CHARACTERS, type RenderedFrom, type SiteBundles } from '../renderer/protocol.js';
import { Renderer } from '../renderer/renderer.js';
import { type ApiReader, limitedReaders, ReadRefused } from './api-reader.js';
import { BundleTexts } from '../deployed/bundle-texts.js';
import { atMost } from '../http/at-most.js';
import { digestOf } from '../http/digests.js';
import { loggedPath } from '../http/logged-path.rules.js';
import { messageOf } from '../http/message-of.js';
import type { ShellFiles } from '../deployed/shell-files.rules.js';
import { type SiteFiles, siteFiles } from '../deployed/site-files.js';
import { type PageCache, pageCache, type RenderedPage } from './page-cache.js';
import { isUnchanged, sourceOf } from './page-source.js';
import { compress, textOf } from './text.js';
import { TokenBucket } from './token-bucket.js';

interface RenderingOptions {
  shellUrl: string;
  siteUrl: string;
  registry: Pick<RemoteRegistry, 'deployments'>;
  /** Address of the payment gateway's script, which every page names. */
  gatewayScript?: string;
  /** Share of the pages that report their loading times (ADR-0064). */
  reportShare?: number;
  /** Reads our API as a guest. */
  readApi: ApiReader;
  report: (problem: string) => void;
  /** Milliseconds one page may take. */
  timeoutMs?: number;
  /** Milliseconds after which a page is rendered anew although nothing has changed. */
  maxAgeMs?: number;
}

/**
 * The document of a page that the browser renders, and whether nothing is known at its path; one that cannot be judged
 * now may be a page.
 */
interface RenderedFrame {
  page: RenderedPage | null;
  isNowhere: boolean;
}

/** One document to render, and where it is cached. */
interface Work {
  cache: PageCache;
  key: string;
  files: SiteFiles;
  render: (bundles: SiteBundles, frame: Frame) => Promise<RenderedFrom | null>;
}

/** How long a visitor waits for a fresh page when a stale one is there. */
const WAIT_FOR_FRESH_MS = 400;
/** After this time a page is rendered anew although nothing has changed. */
const MAX_AGE_MS = 60_000;

/**
 * Addresses with a query (`?q=gel`) are without number: so many are cached, and so many rendered in a second. The
 * browser renders the others.
 */
const MOST_SEARCHES = 40;
const SEARCHES_EACH_SECOND = 4;
const MOST_PAGES = 100;
const MOST_FRAMES = 10;
const MOST_SCRIPTS = 20;
/** Sets of candidates of three remotes. */
const MOST_SETS = 7;
/** After this time an unused set is ended. */
const IDLE_MS = 60_000;

const isSearch = (address: string): boolean => address.includes('?');

/**
 * Pages rendered on the server: cached for a moment, and the last good one while no newer one can be rendered.
 */
export class RenderedPages {
  private readonly pages = pageCache(MOST_PAGES);
  private readonly searches = pageCache(MOST_SEARCHES);
  /** Documents without a page, by the owner whose files they name. */
  private readonly frames = pageCache(MOST_FRAMES);
  private readonly bucket = new TokenBucket(SEARCHES_EACH_SECOND, 1_000);
  private readonly running = new Map<string, Promise<RenderedPage | null>>();
  private readonly renderer: Renderer;
  private lastProblem = '';
  /** By the versions of the candidates. */
  private readonly sets = new LRUCache<string, RenderedPages>({
    max: MOST_SETS,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (pages) => pages.stop(),
  });

  constructor(
    private readonly options: RenderingOptions,
    private readonly readers = limitedReaders(options.readApi),
  ) {
    const texts = new BundleTexts();
    const supply = {
      readBundle: (address: string) => texts.read(address),
      readApi: readers.render,
      report: (what: string, error: unknown) => this.report(what, error),
    };
    this.renderer = new Renderer(supply, options.timeoutMs);
  }

  /**
   * The pages of visitors who get these candidates: cached apart and rendered in a process of their own, so that
   * a candidate takes neither time nor pages from the other visitors.
   */
  withCandidates(candidates: ReadonlyMap<string, Candidate>): RenderedPages {
    if (candidates.size === 0) return this;
    const key = [...candidates].map(([name, { candidate }]) => `${name} ${candidate}`).join();
    const known = this.sets.get(key);
    if (known) return known;
    const { registry } = this.options;
    const deployed = { deployments: () => deploymentsWith(registry, candidates) };
    const pages = new RenderedPages({ ...this.options, registry: deployed }, this.readers);
    this.sets.set(key, pages);
    return pages;
  }

  /** The page at `url` (path and query); null when it is rendered by the browser. */
  async document(url: string, shell: ShellFiles): Promise<RenderedPage | null> {
    const isKnown = this.pages.peek(url, { allowStale: true }) !== undefined;
    const address = isKnown ? url : ((await this.describe(url, shell))?.address ?? null);
    if (address === null) return null;
    const { siteUrl } = this.options;
    return this.latest({
      cache: isSearch(address) ? this.searches : this.pages,
      key: address,
      files: this.deployed(shell),
      render: (bundles, frame) => this.renderer.render(bundles, { path: address, siteUrl, frame }),
    });
  }

  /** The document in which the browser renders the page at `path`. */
  async frame(path: string, shell: ShellFiles): Promise<RenderedFrame> {
    const { owner = null, isNowhere = false } = (await this.describe(path, shell)) ?? {};
    const page = await this.latest({
      cache: this.frames,
      key: `frame of ${owner}`,
      files: this.deployed(shell),
      render: (bundles, frame) => this.renderer.renderFrame(bundles, owner, frame),
    });
    return { page, isNowhere };
  }

  /** Paths of every page that can be rendered now, for search engines. */
  async paths(shell: ShellFiles): Promise<string[]> {
    const { bundles } = this.deployed(shell);
    return bundles ? this.renderer.paths(bundles) : [];
  }

  /** Ends the renderers. */
  stop(): void {
    this.sets.clear();
    this.renderer.stop();
  }

  isBusy(): boolean {
    return this.running.size > 0;
  }

  private deployed(shell: ShellFiles): SiteFiles {
    const { shellUrl, gatewayScript, reportShare, registry } = this.options;
    return siteFiles({ shell, deployments: registry.deployments(), shellUrl, gatewayScript, reportShare });
  }

  /** Many addresses are one page: parameters it does not know are left out. */
  private async describe(url: string, shell: ShellFiles) {
    const { bundles } = this.deployed(shell);
    return bundles && this.renderer.describe(bundles, url).catch((error: unknown) => this.report(url, error));
  }

  /** A fresh document; when that takes too long, one that was checked in the last minute, also in vain. */
  private async latest(work: Work): Promise<RenderedPage | null> {
    const fresh = work.cache.peek(work.key);
    if (fresh) return fresh;
    const stale = work.cache.peek(work.key, { allowStale: true });
    const running = this.running.get(work.key) ?? this.begin(work, stale);
    const { maxAgeMs = MAX_AGE_MS } = this.options;
    const isRecent = -work.cache.getRemainingTTL(work.key) < maxAgeMs;
    return stale && isRecent ? atMost(running, WAIT_FOR_FRESH_MS, stale) : running;
  }

  private begin(work: Work, stale: RenderedPage | undefined): Promise<RenderedPage | null> {
    if (work.cache === this.searches && !this.bucket.take()) return Promise.resolve(stale ?? null);
    const running = this.refresh(work, stale).finally(() => this.running.delete(work.key));
    this.running.set(work.key, running);
    return running;
  }

  /** A page that cannot be rendered now stays as it was; one never rendered is left to the browser. */
  private async refresh(work: Work, stale?: RenderedPage): Promise<RenderedPage | null> {
    const { cache, key, files } = work;
    const { maxAgeMs = MAX_AGE_MS } = this.options;
    try {
      const isCurrent = stale && (await isUnchanged(stale.source, files, { readApi: this.readers.check, maxAgeMs }));
      const page = isCurrent ? stale : await this.rendered(work, stale);
      if (page) cache.set(key, page);
      return page;
    } catch (error) {
      if (!stale || !(error instanceof ReadRefused)) this.report(key, error);
      if (stale) cache.set(key, stale);
      return stale ?? null;
    }
  }

  private async rendered({ files, render }: Work, stale?: RenderedPage): Promise<RenderedPage | null> {
    const { bundles, frame } = files;
    const result = bundles ? await render(bundles, frame) : null;
    if (!result) return null;
    const { html, inlineScripts } = result;
    if (html.length > MOST_CHARACTERS || inlineScripts.length > MOST_SCRIPTS) throw new Error('the page is too large');
    const source = sourceOf(files, result);
    if (html === stale?.text) return Object.assign(stale, { source });
    const fresh: RenderedPage = { ...textOf(html), inlineScripts: inlineScripts.map(digestOf), source };
    void compress(fresh); // Its first visitor does not wait for that.
    return fresh;
  }

  private report(what: string, error: unknown): undefined {
    const page = what.startsWith('/') ? loggedPath(what) : what;
    const problem = `${page}: not rendered on the server, ${messageOf(error)}`;
    if (problem !== this.lastProblem) this.options.report(problem);
    this.lastProblem = problem;
    return undefined;
  }
}
