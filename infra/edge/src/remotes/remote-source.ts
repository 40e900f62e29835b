import { createHash } from 'node:crypto';
import { CachedResource } from '../http/cached-resource.js';
import { readManifest } from './manifest.rules.js';
import type { Deployment } from './registry.js';

const TIMEOUT = 2_000;

/** One remote: its last good deployment, and where it is deployed. */
export class RemoteSource {
  private readonly manifest: CachedResource;
  private pending = true;
  deployment: Deployment | undefined;
  /** Why the newest try failed, in words; undefined when it did not. */
  problem: string | undefined;

  constructor(
    readonly name: string,
    readonly base: string,
    known?: Deployment,
  ) {
    this.manifest = new CachedResource(new URL('mf-manifest.json', base).href, TIMEOUT);
    this.deployment = known;
  }

  /** Looks for a newer deployment; a bad one changes nothing but `problem`. */
  async refresh(): Promise<void> {
    try {
      const changed = await this.manifest.refresh();
      if (changed || this.pending) this.deployment = await this.read(this.manifest.text ?? '');
      this.pending = false;
      this.problem = undefined;
    } catch (error) {
      this.pending = true;
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  private async read(text: string): Promise<Deployment> {
    const { entryPath, globalName, serverPath, styles, scripts } = readManifest(text);
    const answer = await fetch(new URL(entryPath, this.base), {
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? ''))
      throw new Error(`its container script ${entryPath} answers ${answer.status}`);
    const digest = createHash('sha384')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('base64');
    const files = `/mfe/${this.name}/`;
    return {
      entry: {
        entry: `${files}${entryPath}`,
        entryGlobalName: globalName,
        type: 'global',
        integrity: `sha384-${digest}`,
      },
      base: this.base,
      files,
      server: serverPath === undefined ? undefined : new URL(serverPath, this.base).href,
      styles,
      scripts,
    };
  }
}
