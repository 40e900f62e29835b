import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Deployment, entriesOf } from '../remotes/registry.js';
import { type CodeOptions, type Deployed, DeployedCode } from './deployed-code.js';
import { digestOf, styleDigests } from './digests.js';
import {
  composeDocument,
  type DocumentParts,
  parseShell,
  type Preload,
  type ShellParts,
  styleOf,
} from './document.rules.js';
import { FileTexts } from './file-texts.js';
import { composePage } from './page.rules.js';
import { type Text, textOf } from './text.js';
import { TokenBucket } from './token-bucket.js';
import { UsedCss } from './used-css.js';

export interface RenderingOptions extends CodeOptions {
  siteUrl: string;
  report: (problem: string) => void;
}

/** A server-rendered page with the digests of its inline scripts and styles, for its policy. */
export interface RenderedPage extends Text {
  inlineScripts: string[];
  inlineStyles: string[];
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

const scriptsOf = ({ entry: { entry, integrity }, scripts, files }: Deployment): Preload[] => [
  { href: entry, integrity },
  ...scripts.map((name) => ({ href: `${files}${name}` })),
];

const isSearch = (address: string): boolean => address.includes('?');

/** Public pages rendered on the server: cached for a moment, and the last good one for as long as nothing better can be had. */
export class RenderedPages {
  private readonly pages = new LRUCache<string, RenderedPage>({ max: MOST_PAGES, ttl: TTL });
  private readonly searches = new LRUCache<string, RenderedPage>({ max: MOST_SEARCHES, ttl: TTL });
  private readonly bucket = new TokenBucket(SEARCHES_EACH_SECOND, 1_000);
  private readonly running = new Map<string, Promise<RenderedPage | null>>();
  private readonly code: DeployedCode;
  private readonly texts = new FileTexts();
  private readonly css = new UsedCss();
  private lastProblem = '';

  constructor(private readonly options: RenderingOptions) {
    this.code = new DeployedCode(options, (what, error) => this.report(what, error));
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
    const code = await this.code.now(parseShell(shellPage));
    return code ? code.publicPaths(code.exposed) : [];
  }

  /** What the browser needs of the owner of `path` to render that page itself. */
  async preloads(path: string, shellPage: string): Promise<Preload[]> {
    const code = await this.code.now(parseShell(shellPage)).catch((error: unknown) => this.report(path, error));
    const owner = code?.deployments.get(code.ownerOf(path) ?? '');
    return owner ? [...scriptsOf(owner), ...owner.styles.map((name) => ({ href: `${owner.files}${name}` }))] : [];
  }

  /** Whether nothing is known at a path; one that cannot be judged now may be a page. */
  async isNowhere(path: string, shellPage: string): Promise<boolean> {
    const code = await this.code.now(parseShell(shellPage)).catch((error: unknown) => this.report(path, error));
    return code?.isNowhere?.(path) ?? false;
  }

  isBusy(): boolean {
    return this.running.size > 0;
  }

  private cacheOf(address: string): LRUCache<string, RenderedPage> {
    return isSearch(address) ? this.searches : this.pages;
  }

  /** Many addresses are one page: parameters it does not know are left out. */
  private async addressOf(url: string, shell: ShellParts): Promise<string | null> {
    try {
      const code = await this.code.now(shell);
      return code ? code.drawnAddress(url, code.exposed) : null;
    } catch (error) {
      this.report('pages', error);
      return null;
    }
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
    const code = await this.code.now(shell);
    const rendered = await code?.render({ path, siteUrl: this.options.siteUrl, exposed: code.exposed });
    if (!code || !rendered) return null;
    // The registry as it was rendered with, not as it may be by now: a page's text and its scripts are of one deployment.
    const page = composePage(shell.page, entriesOf(code.deployments));
    const ahead = rendered.waiting ? { ahead: await this.script('ahead.js') } : {};
    const parts = {
      ...rendered,
      shell: { ...shell, page },
      ...(await this.files(shell, ownerOf(rendered.owner, code), rendered.html)),
      ...ahead,
    };
    const text = composeDocument(parts);
    if (text === stale?.text) return stale;
    return {
      ...textOf(text),
      brotli: await compress(text),
      inlineScripts: [parts.theme, parts.start, ...Object.values(ahead)].map(digestOf),
      inlineStyles: [...styleDigests(shell.page), digestOf(styleOf(parts))],
    };
  }

  private async files(
    { styles }: ShellParts,
    owner: Deployment | undefined,
    html: string,
  ): Promise<Pick<DocumentParts, 'css' | 'preloads' | 'theme' | 'start'>> {
    const { shellUrl } = this.options;
    const sheets = [
      ...styles.map((href) => new URL(`.${href}`, shellUrl).href),
      ...(owner?.styles ?? []).map((name) => new URL(name, owner?.base).href),
    ];
    const [theme, start, ...texts] = await Promise.all([
      this.script('theme.js'),
      this.script('start.js'),
      ...sheets.map((each) => this.texts.hashed(each)),
    ]);
    return { css: await this.css.of(texts, html), preloads: owner ? scriptsOf(owner) : [], theme, start };
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

const ownerOf = (name: string | null, { deployments }: Deployed): Deployment | undefined =>
  name === null ? undefined : deployments.get(name);
