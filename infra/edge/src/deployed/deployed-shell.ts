import { atMost } from '../http/at-most.js';
import { CachedResource } from '../http/cached-resource.js';
import { readShellFiles, type ShellFiles } from './shell-files.rules.js';

const PAUSE_MS = 1_000;
const PAGE_TIMEOUT_MS = 300;
const TIMEOUT_MS = 2_000;

/** The shell as deployed now; when its server is down, the last one seen. */
export class DeployedShell {
  private readonly resource: CachedResource;
  private refreshing: Promise<unknown> | undefined;
  private refreshedAt = -PAUSE_MS;
  private files: ShellFiles | undefined;

  constructor(shellUrl: string) {
    this.resource = new CachedResource(new URL('document.json', shellUrl).href, TIMEOUT_MS);
  }

  /** @throws Error when there never was one */
  async current(): Promise<ShellFiles> {
    if (performance.now() - this.refreshedAt >= PAUSE_MS) {
      this.refreshing ??= this.refresh()
        .catch(() => undefined) // The last good one stays.
        .finally(() => {
          this.refreshing = undefined;
          this.refreshedAt = performance.now();
        });
    }
    if (this.refreshing)
      await atMost(this.refreshing, this.files === undefined ? TIMEOUT_MS : PAGE_TIMEOUT_MS, undefined);
    if (this.files === undefined) throw new Error('the shell could not be loaded');
    return this.files;
  }

  private async refresh(): Promise<void> {
    const changed = await this.resource.refresh();
    if (changed || this.files === undefined) this.files = readShellFiles(this.resource.text ?? '');
  }
}
