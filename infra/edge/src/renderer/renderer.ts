import { LRUCache } from 'lru-cache';
import type { Description, Frame, RenderedFrom, RendererCalls, SiteBundles, WantedPage } from './protocol.js';
import { RendererProcess, type Supply } from './renderer-process.js';

/**
 * Milliseconds a call may take: longer than a read of the API that it waits for (pages/api-reader.ts); until the
 * process is started again; for which what ended it is left alone.
 */
const TIMEOUT_MS = 3_000;
const RESTART = 500;
const BLOCKED = 30_000;
const MOST_BLOCKED = 1_000;
const MOST_BUNDLES = 100;

type Wanted<Name extends keyof RendererCalls> = Parameters<RendererCalls[Name]>[0];

/**
 * Runs the code of every team in a process of its own, which may loop, fail or grow without harm to the edge
 * (ADR-0031).
 */
export class Renderer {
  private process: RendererProcess | undefined;
  private startedAt = -RESTART;
  /** Addresses of bundles that are or were deployed: the process is given no others. */
  private readonly bundles = new LRUCache<string, true>({ max: MOST_BUNDLES });
  private readonly blocked = new LRUCache<string, true>({ max: MOST_BLOCKED, ttl: BLOCKED });

  constructor(
    private readonly supply: Supply,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  describe(site: SiteBundles, url: string): Promise<Description> {
    return this.call('describe', { site, url });
  }

  paths(site: SiteBundles): Promise<string[]> {
    return this.call('paths', { site });
  }

  render(site: SiteBundles, page: WantedPage): Promise<RenderedFrom | null> {
    return this.call('render', { site, ...page }, page.path);
  }

  renderFrame(site: SiteBundles, owner: string | null, frame: Frame): Promise<RenderedFrom> {
    return this.call('renderFrame', { site, owner, frame });
  }

  stop(): void {
    this.process?.end('the edge stops');
  }

  /** @throws Error when the process does not respond in time, ends, or is blocked for this page */
  private async call<Name extends keyof RendererCalls>(
    name: Name,
    wanted: Wanted<Name>,
    page = '',
  ): Promise<ReturnType<RendererCalls[Name]>> {
    if (this.blocked.has(page)) throw new Error('it ended the renderer a moment ago');
    const site = this.withoutBlocked(wanted.site);
    for (const address of [site.shell, ...Object.values(site.remotes)]) this.bundles.set(address, true);
    const running = (this.process ??= this.start());
    running.unfinished.add(page);
    const timer = setTimeout(() => running.end('it took too long'), this.timeoutMs);
    try {
      return await running.channel.call(name, { ...wanted, site });
    } finally {
      clearTimeout(timer);
      running.unfinished.delete(page);
    }
  }

  /** A remote that ended the process is left out for a while; a shell that did so leaves every page to the browser. */
  private withoutBlocked({ shell, remotes, registry }: SiteBundles): SiteBundles {
    if (this.blocked.has(shell)) throw new Error('the shell ended the renderer a moment ago');
    const usable = Object.entries(remotes).filter(([, address]) => !this.blocked.has(address));
    return { shell, remotes: Object.fromEntries(usable), registry };
  }

  private start(): RendererProcess {
    if (performance.now() - this.startedAt < RESTART) throw new Error('the renderer is starting again');
    this.startedAt = performance.now();
    const running = new RendererProcess(
      this.supply,
      (address) => this.bundles.has(address),
      () => {
        this.process = undefined;
        for (const each of running.unfinished) if (each !== '') this.blocked.set(each, true);
      },
    );
    return running;
  }
}
