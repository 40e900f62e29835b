import { setTimeout as sleep } from 'node:timers/promises';
import { Allowance } from './allowance.js';
import { type CodeOptions, type Deployed, DeployedCode } from './deployed-code.js';
import {
  type DrawnParts,
  composeDrawn,
  type Preload,
  type ShellParts,
  styleOf,
  takeApart,
} from './drawn-page.rules.js';
import { FileTexts } from './file-texts.js';
import { type DrawnDocument, type KeptPage, KeptPages } from './kept-pages.js';
import { composePage, digestOf, styleDigests } from './page.rules.js';
import { type Deployment, entriesOf } from '../remotes/registry.js';
import { UsedCss } from './used-css.js';

export interface DrawingOptions extends CodeOptions {
  siteUrl: string;
  report: (problem: string) => void;
}

/** Milliseconds a drawn page is good for, and how long a visitor waits for a fresh one when an older one is there. */
const KEPT = 800;
const PATIENCE = 400;

/** Pages that are asked something (`?q=gel`) are without number: so many are kept, and so many drawn in a second. The browser draws the others. */
const MOST_ASKED = 40;
const ASKED_EACH_SECOND = 4;
const MOST_BARE = 100;

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

const isAsked = (address: string): boolean => address.includes('?');

/** Public pages drawn ahead of the browser: kept for a moment, and the last good one for as long as nothing better can be had. */
export class DrawnPages {
  private readonly bare = new KeptPages(MOST_BARE);
  private readonly asked = new KeptPages(MOST_ASKED);
  private readonly allowance = new Allowance(ASKED_EACH_SECOND, 1_000);
  private readonly running = new Map<string, Promise<DrawnDocument | null>>();
  private readonly code: DeployedCode;
  private readonly texts = new FileTexts();
  private readonly css = new UsedCss();
  private lastProblem = '';

  constructor(private readonly options: DrawingOptions) {
    this.code = new DeployedCode(options, (what, error) => this.report(what, error));
  }

  /** The document at `url` (path and query); null when the page is drawn by the browser alone. */
  async document(url: string, shellPage: string): Promise<DrawnDocument | null> {
    const address = this.bare.get(url) ? url : await this.addressOf(url, takeApart(shellPage));
    if (address === null) return null;
    const known = this.keptAt(address).get(address);
    if (known && performance.now() - known.at < KEPT) return known.document;
    const work = this.running.get(address) ?? this.begin(address, shellPage, known);
    return known ? Promise.race([work, sleep(PATIENCE, known.document, { ref: false })]) : work;
  }

  /** Paths of every page that can be drawn now, for search engines. */
  async paths(shellPage: string): Promise<string[]> {
    const code = await this.code.now(takeApart(shellPage));
    return code ? code.publicPaths(code.exposed) : [];
  }

  /** What the browser needs of the owner of `path` to draw that page itself. */
  async preloads(path: string, shellPage: string): Promise<Preload[]> {
    const code = await this.code.now(takeApart(shellPage)).catch((error: unknown) => this.report(path, error));
    const owner = code?.deployments.get(code.ownerOf(path) ?? '');
    return owner ? [...scriptsOf(owner), ...owner.styles.map((name) => ({ href: `${owner.files}${name}` }))] : [];
  }

  /** Whether nothing is known at a path; one that cannot be judged now may be a page. */
  async isNowhere(path: string, shellPage: string): Promise<boolean> {
    const code = await this.code.now(takeApart(shellPage)).catch((error: unknown) => this.report(path, error));
    return code?.isNowhere?.(path) ?? false;
  }

  isDrawing(): boolean {
    return this.running.size > 0;
  }

  private keptAt(address: string): KeptPages {
    return isAsked(address) ? this.asked : this.bare;
  }

  /** Many addresses are one page: what it does not know of a question is nothing to it. */
  private async addressOf(url: string, shell: ShellParts): Promise<string | null> {
    try {
      const code = await this.code.now(shell);
      return code ? code.drawnAddress(url, code.exposed) : null;
    } catch (error) {
      this.report('pages', error);
      return null;
    }
  }

  private begin(address: string, shellPage: string, known: KeptPage | undefined): Promise<DrawnDocument | null> {
    if (isAsked(address) && !this.allowance.take()) return Promise.resolve(null);
    const work = this.draw(address, takeApart(shellPage), known).finally(() => this.running.delete(address));
    this.running.set(address, work);
    return work;
  }

  /** A page that cannot be drawn now stays as it was; one never drawn is left to the browser. */
  private async draw(address: string, shell: ShellParts, known: KeptPage | undefined): Promise<DrawnDocument | null> {
    const kept = this.keptAt(address);
    try {
      const document = await this.compose(address, shell);
      return document && kept.keep(address, document);
    } catch (error) {
      this.report(address, error);
      return known ? kept.keep(address, known.document) : null;
    }
  }

  private async compose(path: string, shell: ShellParts): Promise<DrawnDocument | null> {
    const code = await this.code.now(shell);
    const drawn = await code?.render({ path, siteUrl: this.options.siteUrl, exposed: code.exposed });
    if (!code || !drawn) return null;
    // The registry as it was drawn with, not as it may be by now: a page's text and its scripts are of one deployment.
    const page = composePage(shell.page, entriesOf(code.deployments));
    const ahead = drawn.waiting ? { ahead: await this.script('ahead.js') } : {};
    const parts = {
      ...drawn,
      shell: { ...shell, page },
      ...(await this.files(shell, ownerOf(drawn.owner, code), drawn.html)),
      ...ahead,
    };
    return {
      text: composeDrawn(parts),
      inlineScripts: [parts.theme, parts.start, ...Object.values(ahead)].map(digestOf),
      inlineStyles: [...styleDigests(shell.page), digestOf(styleOf(parts))],
    };
  }

  private async files(
    { styles }: ShellParts,
    owner: Deployment | undefined,
    html: string,
  ): Promise<Pick<DrawnParts, 'css' | 'preloads' | 'theme' | 'start'>> {
    const { shellUrl } = this.options;
    const sheets = [
      ...styles.map((href) => new URL(`.${href}`, shellUrl).href),
      ...(owner?.styles ?? []).map((name) => new URL(name, owner?.base).href),
    ];
    const [theme, start, ...texts] = await Promise.all([
      this.script('theme.js'),
      this.script('start.js'),
      ...sheets.map((each) => this.texts.forGood(each)),
    ]);
    return { css: await this.css.of(texts, html), preloads: owner ? scriptsOf(owner) : [], theme, start };
  }

  /** One of the shell's small scripts, as it stands in a page. */
  private async script(name: string): Promise<string> {
    return bare(await this.texts.recent(new URL(name, this.options.shellUrl).href));
  }

  private report(what: string, error: unknown): undefined {
    const problem = `${what}: not drawn ahead, ${error instanceof Error ? error.message : String(error)}`;
    if (problem !== this.lastProblem) this.options.report(problem);
    this.lastProblem = problem;
    return undefined;
  }
}

const ownerOf = (name: string | null, { deployments }: Deployed): Deployment | undefined =>
  name === null ? undefined : deployments.get(name);
