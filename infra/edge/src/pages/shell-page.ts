import { setTimeout as sleep } from 'node:timers/promises';
import { CachedResource } from '../http/cached-resource.js';

const PAUSE = 1_000;
const PAGE_TIMEOUT = 300;
const TIMEOUT = 2_000;

/** The shell's index.html as deployed now; when its server is down, the last one seen. */
export class ShellPage {
  private readonly page: CachedResource;
  private refreshing: Promise<unknown> | undefined;
  private refreshedAt = -PAUSE;

  /** `gatewayScript`: where the payment gateway's script is, written into the page for the payment screen. */
  constructor(
    shellUrl: string,
    private readonly gatewayScript?: string,
  ) {
    this.page = new CachedResource(new URL('index.html', shellUrl).href, TIMEOUT);
  }

  /** @throws Error when there never was one */
  async current(): Promise<string> {
    if (performance.now() - this.refreshedAt >= PAUSE) {
      this.refreshing ??= this.page
        .refresh()
        .catch(() => undefined)
        .finally(() => {
          this.refreshing = undefined;
          this.refreshedAt = performance.now();
        });
    }
    if (this.refreshing)
      await Promise.race([
        this.refreshing,
        sleep(this.page.text === undefined ? TIMEOUT : PAGE_TIMEOUT, undefined, { ref: false }),
      ]);
    if (this.page.text === undefined) throw new Error('the shell is not there');
    return this.gatewayScript === undefined ? this.page.text : withMeta(this.page.text, this.gatewayScript);
  }
}

const withMeta = (page: string, script: string): string =>
  page.replace('</head>', () => `<meta name="gateway-script" content="${script}"></head>`);
