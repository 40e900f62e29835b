import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DrawnParts, composeDrawn, type Preload, type ShellParts, takeApart } from './drawn-page.rules.js';
import { FileTexts } from './file-texts.js';
import { composePage } from './page.rules.js';
import type { Deployment, Registry, RemoteRegistry } from './registry.js';
import { ServerCode } from './server-code.js';
import { usedCss } from './used-css.js';

interface Drawn {
  html: string;
  head: string;
  answers: unknown;
  owner: string | null;
}

interface ShellCode {
  shared: Readonly<Record<string, unknown>>;
  /** The remote whose page is at a path. */
  ownerOf?: (path: string) => string | null;
  publicPaths: (exposed: Record<string, unknown>) => string[];
  render: (wanted: { path: string; siteUrl: string; exposed: Record<string, unknown> }) => Promise<Drawn | null>;
}

export interface DrawnDocument {
  text: string;
  /** Digests of its inline scripts, for the page's policy. */
  inlineScripts: string[];
}

interface Kept {
  at: number;
  document: DrawnDocument | null;
}

export interface DrawingOptions {
  shellUrl: string;
  siteUrl: string;
  registry: RemoteRegistry;
  ask: typeof fetch;
  report: (problem: string) => void;
}

/** Milliseconds a drawn page is good for, and how long a visitor waits for a fresh one when an older one is there. */
const KEPT = 800;
const PATIENCE = 400;
const MOST = 100;

const digestOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** A small script without its comments and indentation. */
const bare = (script: string): string => script.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s*/g, '\n').trim();

const scriptsOf = ({ entry: { entry, integrity }, scripts, files }: Deployment): Preload[] => [{ href: entry, integrity }, ...scripts.map((name) => ({ href: `${files}${name}` }))];

/** Public pages drawn ahead of the browser: kept for a moment, and the last good one for as long as nothing better can be had. */
export class DrawnPages {
  private readonly kept = new Map<string, Kept>();
  private readonly running = new Map<string, Promise<Kept>>();
  private readonly code: ServerCode;
  private readonly texts = new FileTexts();
  private lastProblem = '';

  constructor(private readonly options: DrawingOptions) {
    this.code = new ServerCode(options.ask);
  }

  /** The document at `path` (no query); null when the page is drawn by the browser alone. */
  async document(path: string, shellPage: string, registry: Registry): Promise<DrawnDocument | null> {
    const known = this.kept.get(path);
    if (known && performance.now() - known.at < KEPT) return known.document;
    const work = this.running.get(path) ?? this.draw(path, shellPage, registry, known).finally(() => this.running.delete(path));
    this.running.set(path, work);
    const fresh = known?.document ? await Promise.race([work, sleep(PATIENCE, known, { ref: false })]) : await work;
    return fresh.document;
  }

  /** Paths of every page that can be drawn now, for search engines. */
  async paths(shellPage: string): Promise<string[]> {
    const code = await this.deployed(takeApart(shellPage));
    return code ? code.publicPaths(code.exposed) : [];
  }

  /** What the browser needs of the owner of `path` to draw that page itself. */
  async preloads(path: string, shellPage: string): Promise<Preload[]> {
    const code = await this.deployed(takeApart(shellPage)).catch((error: unknown) => this.report(path, error));
    const owner = code?.deployments.get(code.ownerOf?.(path) ?? '');
    return owner ? [...scriptsOf(owner), ...owner.styles.map((name) => ({ href: `${owner.files}${name}` }))] : [];
  }

  /** A page that cannot be drawn now stays as it was; one never drawn is left to the browser. */
  private async draw(path: string, shellPage: string, registry: Registry, known: Kept | undefined): Promise<Kept> {
    let document = known?.document ?? null;
    try {
      document = await this.compose(path, takeApart(shellPage), registry);
    } catch (error) {
      this.report(path, error);
    }
    if (this.kept.size >= MOST) this.kept.clear();
    const kept = { at: performance.now(), document };
    if (document) this.kept.set(path, kept);
    return kept;
  }

  private async compose(path: string, shell: ShellParts, registry: Registry): Promise<DrawnDocument | null> {
    const code = await this.deployed(shell);
    if (!code) return null;
    const { deployments, exposed } = code;
    const drawn = await code.render({ path, siteUrl: this.options.siteUrl, exposed });
    if (!drawn) return null;
    const owner = drawn.owner === null ? undefined : deployments.get(drawn.owner);
    const parts = { ...drawn, shell: { ...shell, page: composePage(shell.page, registry) }, ...(await this.files(shell, owner, drawn.html)) };
    return { text: composeDrawn(parts), inlineScripts: [digestOf(parts.theme), digestOf(parts.start)] };
  }

  /** What is deployed now for drawing; null where the shell has nothing for it. */
  private async deployed({ server }: ShellParts): Promise<(ShellCode & { deployments: ReadonlyMap<string, Deployment>; exposed: Record<string, unknown> }) | null> {
    if (server === undefined) return null;
    const address = new URL(server, this.options.shellUrl).href;
    const code = (await this.code.load(address)) as ShellCode;
    const deployments = this.options.registry.deployments();
    this.code.keep([address, ...[...deployments.values()].flatMap((each) => each.server ?? [])]);
    return { ...code, deployments, exposed: await this.exposed(deployments, code.shared) };
  }

  /** What each remote's own server bundle exposes; one that cannot run is left out. */
  private async exposed(deployments: ReadonlyMap<string, Deployment>, shared: ShellCode['shared']): Promise<Record<string, unknown>> {
    const found = await Promise.all([...deployments].map(async ([name, { server }]) => {
      if (server === undefined) return [];
      const code = await this.code.load(server, shared).catch((error: unknown) => this.report(name, error));
      return code === undefined ? [] : [[name, code] as const];
    }));
    return Object.fromEntries(found.flat());
  }

  private async files({ styles }: ShellParts, owner: Deployment | undefined, html: string): Promise<Pick<DrawnParts, 'css' | 'preloads' | 'theme' | 'start'>> {
    const { shellUrl } = this.options;
    const sheets = [...styles.map((href) => new URL(`.${href}`, shellUrl).href), ...(owner?.styles ?? []).map((name) => new URL(name, owner?.base).href)];
    const [theme, start, ...texts] = await Promise.all(['theme.js', 'start.js'].map((name) => this.texts.recent(new URL(name, shellUrl).href)).concat(sheets.map((each) => this.texts.forGood(each))));
    return { css: await usedCss(texts, html), preloads: owner ? scriptsOf(owner) : [], theme: bare(theme ?? ''), start: bare(start ?? '') };
  }

  private report(what: string, error: unknown): undefined {
    const problem = `${what}: not drawn ahead, ${error instanceof Error ? error.message : String(error)}`;
    if (problem !== this.lastProblem) this.options.report(problem);
    this.lastProblem = problem;
    return undefined;
  }
}
