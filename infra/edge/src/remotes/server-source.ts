import { bytesOf, MOST_OF_FILE } from '../http/bytes-of.js';
import { CachedResource } from '../http/cached-resource.js';
import { integrityOf } from '../http/digests.js';
import { messageOf } from '../http/message-of.js';
import { type Deployment, deploymentOf } from './deployment.js';
import { readManifest } from './manifest.rules.js';
import type { RemoteSource } from './registry.js';

const TIMEOUT_MS = 2_000;

/** One remote as its own server says: its last good deployment. */
export class ServerSource implements RemoteSource {
  private readonly manifest: CachedResource;
  private pending = true;
  deployment: Deployment | undefined;
  problem: string | undefined;

  constructor(
    readonly name: string,
    readonly base: string,
    known?: Deployment,
  ) {
    this.manifest = new CachedResource(new URL('mf-manifest.json', base).href, TIMEOUT_MS);
    this.deployment = known;
  }

  async refresh(): Promise<void> {
    try {
      const changed = await this.manifest.refresh();
      if (changed || this.pending) this.deployment = await this.read(this.manifest.text ?? '');
      this.pending = false;
      this.problem = undefined;
    } catch (error) {
      this.pending = true;
      this.problem = messageOf(error);
    }
  }

  private async read(text: string): Promise<Deployment> {
    const manifest = readManifest(text);
    const { entryPath } = manifest;
    const response = await fetch(new URL(entryPath, this.base), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? ''))
      throw new Error(`its container script ${entryPath} responded with ${response.status}`);
    return deploymentOf(this, manifest, integrityOf(await bytesOf(response, MOST_OF_FILE)));
  }
}
