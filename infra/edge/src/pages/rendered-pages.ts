import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Deployment, entriesOf, type RemoteRegistry } from '../remotes/registry.js';
import type { SiteBundles } from '../renderer/protocol.js';
import { Renderer } from '../renderer/renderer.js';
import type { ApiReader } from './api-reader.js';
import { digestOf, styleDigests } from './digests.js';
import { composeDocument, parseShell, type Preload, type ShellParts } from './document.rules.js';
import { FileTexts } from './file-texts.js';
import { composePage } from './page.rules.js';
import { type Text, textOf } from './text.js';
import { TokenBucket } from './token-bucket.js';

export interface RenderingOptions {
  shellUrl: string;
  siteUrl: string;
  registry: RemoteRegistry;
  /** Reads our API as a guest. */
  readApi: ApiReader;
  report: (problem: string) => void;
  /** Milliseconds one page may take. */
  timeoutMs?: number;
}

/** A server-rendered page with the digests of its inline scripts and styles, for its policy. */
export interface RenderedPage extends Text {
  inlineScripts: string[];
  inlineStyles: string[];
}

/** For a page that the browser renders: files of its owner, and whether nothing is known at its path; one that cannot be judged now may be a page. */
export interface PageHints {
  preloads: Preload[];
  isNowhere: boolean;
}

interface Deployed {
  deployments: ReadonlyMap<string, Deployment>;
  site?: SiteBundles;
}

/** Milliseconds a page is fresh, and how long a visitor waits for a fresh one when a stale one is there. */
const TTL = 800;
const STALE_AFTER = 400;

/** Addresses with a query (`?q=gel`) are without number: so many are cached, and so many rendered in a second. The browser renders the others. */
const MOST_SEARCHES = 40;
const SEARCHES_EACH_SECOND = 4;
const MOST_PAGES = 100;

const compress = promisify(brotliCompress);

/** A small script without its comments and indentation. */
const bare = (script: string): string =>
  script
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();

const scriptsOf = (owner?: Deployment): Preload[] =>
  owner
    ? [
        { href: owner.entry.entry, integrity: owner.entry.integrity },
        ...owner.scripts.map((name) => ({ href: `${owner.files}${name}` })),
      ]
    : [];

const stylesOf = (owner?: Deployment): string[] => (owner?.styles ?? []).map((name) => `${owner?.files}${name}`);

const isSearch = (address: string): boolean => address.includes('?');

/** Public pages rendered on the server: cached for a moment, and the last good one for as long as nothing better can be had. */
export class RenderedPages {
  private readonly pages = new LRUCache<string, RenderedPage>({ max: MOST_PAGES, ttl: TTL });
  private readonly searches = new LRUCache<string, RenderedPage>({ max: MOST_SEARCHES, ttl: TTL });
  private readonly bucket = new TokenBucket(SEARCHES_EACH_SECOND, 1_000);
  private readonly running = new Map<string, Promise<RenderedPage | null>>();
  private readonly renderer: Renderer;
  private readonly texts = new FileTexts();
  private lastProblem = '';

  constructor(private readonly options: RenderingOptions) {
    const supply = {
      readBundle: (address: string) => this.texts.hashed(address),
      readApi: options.readApi,
      report: (what: string, error: unknown) => this.report(what, error),
    };
    this.renderer = new Renderer(supply, options.timeoutMs);
  }

  /** The page at `url` (path and query); null when it is rendered by the browser alone. */
  async document(url: string, shellPage: string): Promise<RenderedPage | null> {
    const isKnown = this.pages.peek(url, { allowStale: true }) !== undefined;
    const address = isKnown ? url : await this.addressOf(url, parseShell(shellPage));
    if (address === null) return null;
    const fresh = this.cacheOf(address).peek(address);
    if (fresh) return fresh;
    const stale = this.cacheOf(address).peek(address, { allowStale: true });
    const work = this.running.get(address) ?? this.begin(address, parseShell(shellPage), stale);
    return stale ? Promise.race([work, sleep(STALE_AFTER, stale, { ref: false })]) : work;
  }

  /** Paths of every page that can be rendered now, for search engines. */
  async paths(shellPage: string): Promise<string[]> {
    const { site } = this.deployed(parseShell(shellPage));
    return site ? this.renderer.paths(site) : [];
  }

  /** What the browser needs to render the page at `path` itself. */
  async hints(path: string, shellPage: string): Promise<PageHints> {
    const { site, deployments } = this.deployed(parseShell(shellPage));
    const known =
      site && (await this.renderer.describe(site, path).catch((error: unknown) => this.report(path, error)));
    const owner = deployments.get(known?.owner ?? '');
    return {
      preloads: [...scriptsOf(owner), ...stylesOf(owner).map((href) => ({ href }))],
      isNowhere: known?.isNowhere ?? false,
    };
  }

  /** Ends the renderer. */
  stop(): void {
    this.renderer.stop();
  }

  isBusy(): boolean {
    return this.running.size > 0;
  }

  private cacheOf(address: string): LRUCache<string, RenderedPage> {
    return isSearch(address) ? this.searches : this.pages;
  }

  /** One state of the whole site: what is rendered from it belongs together. No bundles where the shell has none. */
  private deployed({ server }: ShellParts): Deployed {
    const deployments = this.options.registry.deployments();
    if (server === undefined) return { deployments };
    const remotes = [...deployments].flatMap(([name, { server: remote }]) => (remote ? [[name, remote] as const] : []));
    return {
      deployments,
      site: { shell: new URL(server, this.options.shellUrl).href, remotes: Object.fromEntries(remotes) },
    };
  }

  /** Many addresses are one page: parameters it does not know are left out. */
  private async addressOf(url: string, shell: ShellParts): Promise<string | null> {
    const { site } = this.deployed(shell);
    const known = site && (await this.renderer.describe(site, url).catch((error: unknown) => this.report(url, error)));
    return known?.address ?? null;
  }

  private begin(address: string, shell: ShellParts, stale: RenderedPage | undefined): Promise<RenderedPage | null> {
    if (isSearch(address) && !this.bucket.take()) return Promise.resolve(stale ?? null);
    const work = this.refresh(address, shell, stale).finally(() => this.running.delete(address));
    this.running.set(address, work);
    return work;
  }

  /** A page that cannot be rendered now stays as it was; one never rendered is left to the browser. */
  private async refresh(address: string, shell: ShellParts, stale?: RenderedPage): Promise<RenderedPage | null> {
    try {
      const page = await this.compose(address, shell, stale);
      if (page) this.cacheOf(address).set(address, page);
      return page;
    } catch (error) {
      this.report(address, error);
      if (stale) this.cacheOf(address).set(address, stale);
      return stale ?? null;
    }
  }

  private async compose(path: string, shell: ShellParts, stale?: RenderedPage): Promise<RenderedPage | null> {
    const { site, deployments } = this.deployed(shell);
    const rendered = site && (await this.renderer.render(site, { path, siteUrl: this.options.siteUrl }));
    if (!rendered) return null;
    const owner = deployments.get(rendered.owner ?? '');
    // The registry as it was rendered with, not as it may be by now: a page's text and its scripts are of one deployment.
    const page = composePage(shell.page, entriesOf(deployments));
    const ahead = rendered.waiting ? { ahead: await this.script('ahead.js') } : {};
    const { html, head, answers } = rendered;
    const parts = {
      html,
      head,
      answers,
      shell: { ...shell, page },
      theme: await this.script('theme.js'),
      styles: stylesOf(owner),
      preloads: scriptsOf(owner),
      ...ahead,
    };
    const text = composeDocument(parts);
    if (text === stale?.text) return stale;
    const fresh: RenderedPage = {
      ...textOf(text),
      inlineScripts: [parts.theme, ...Object.values(ahead)].map(digestOf),
      inlineStyles: styleDigests(shell.page),
    };
    void compress(text).then((brotli) => Object.assign(fresh, { brotli })); // Its first visitor does not wait for that.
    return fresh;
  }

  /** One of the shell's small scripts, as it stands in a page. */
  private async script(name: string): Promise<string> {
    return bare(await this.texts.recent(new URL(name, this.options.shellUrl).href));
  }

  private report(what: string, error: unknown): undefined {
    const problem = `${what}: not rendered on the server, ${error instanceof Error ? error.message : String(error)}`;
    if (problem !== this.lastProblem) this.options.report(problem);
    this.lastProblem = problem;
    return undefined;
  }
}
