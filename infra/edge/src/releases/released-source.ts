import type { KeyObject } from 'node:crypto';
import { type Deployment, deploymentOf } from '../remotes/deployment.js';
import type { RemoteSource, SourceOptions } from '../remotes/registry.js';
import { checkFiles } from './check-files.js';
import { currentOf } from './history.rules.js';
import type { ReleaseStore } from './release-store.js';
import { manifestOf, type Release } from './release.rules.js';
import { verifiedRelease } from './signature.js';

export interface Releases {
  store: ReleaseStore;
  /** Public keys of the teams by remote. */
  keys: ReadonlyMap<string, readonly KeyObject[]>;
  /** Renders a page with a deployment that no visitor has yet. @throws Error when it cannot */
  tryOut: (name: string, deployment: Deployment) => Promise<void>;
}

/** Milliseconds until a refused release is tried again, doubled each time: its server may be starting. A new step of its team is tried at once. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Looks every half second: the store is a folder, and a page is cached for almost a second. */
export const fromReleases = (releases: Releases): SourceOptions => ({
  pauseMs: 500,
  sourceOf: (name, base, known) => new ReleasedSource({ name, base, known }, releases),
});

/** One remote as the store says (ADR-0060): the current release, once its signature and each of its files have been checked. */
export class ReleasedSource implements RemoteSource {
  deployment: Deployment | undefined;
  problem: string | undefined;
  /** What has been checked, by version: going back to it takes no second check. */
  private readonly accepted = new Map<string, Deployment>();
  private refused = { steps: 0, until: 0, pause: 0, problem: '' };
  /** The last good one; not shown while the remote is disabled. */
  private good: Deployment | undefined;

  readonly name: string;
  readonly base: string;

  constructor(
    { name, base, known }: { name: string; base: string; known?: Deployment | undefined },
    private readonly releases: Releases,
  ) {
    this.name = name;
    this.base = base;
    this.good = known;
    this.deployment = known;
  }

  async refresh(): Promise<void> {
    try {
      const steps = await this.releases.store.history(this.name);
      const { version, earlier, isDisabled } = currentOf(steps);
      if (version === undefined) throw new Error('no release has been promoted');
      this.deployment = isDisabled ? undefined : this.good;
      this.problem = isDisabled ? 'disabled by its team' : await this.take(version, steps.length);
      // After a start there is no last good one: the release before the current one is better than none.
      if (!isDisabled && this.good === undefined && earlier !== undefined)
        await this.accept(earlier).catch(() => undefined);
      if (!isDisabled) this.deployment = this.good;
    } catch (error) {
      this.problem = wordsOf(error);
    }
  }

  /** Makes a version the current one after so many steps; why it is refused, in words. */
  private async take(version: string, steps: number): Promise<string | undefined> {
    const before = this.refused.steps === steps ? this.refused : undefined;
    if (before && performance.now() < before.until) return before.problem;
    try {
      await this.accept(version);
      this.refused = { steps: 0, until: 0, pause: 0, problem: '' };
      return undefined;
    } catch (error) {
      const problem = `release ${version} is refused: ${wordsOf(error)}`;
      const pause = before ? Math.min(before.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
      this.refused = { steps, until: performance.now() + pause, pause, problem };
      return problem;
    }
  }

  private async accept(version: string): Promise<void> {
    const deployment = this.accepted.get(version) ?? (await this.checked(version));
    this.accepted.set(version, deployment);
    this.good = deployment;
  }

  private async checked(version: string): Promise<Deployment> {
    const { store, keys, tryOut } = this.releases;
    const text = await store.release(this.name, version);
    if (text === undefined) throw new Error('the store does not have it');
    const release = verifiedRelease(text, keys.get(this.name) ?? []);
    if (release.remote !== this.name || release.version !== version)
      throw new Error(`it is the release ${release.version} of ${release.remote}`);
    await checkFiles(this.base, release.files);
    const deployment = deploymentOfRelease(this.name, this.base, release);
    await tryOut(this.name, deployment);
    return deployment;
  }
}

function deploymentOfRelease(name: string, base: string, release: Release): Deployment {
  const manifest = manifestOf(release);
  const { entryPath, serverPath = '' } = manifest;
  const deployment = deploymentOf({ name, base }, manifest, release.files[entryPath] ?? '');
  return {
    ...deployment,
    entry: { ...deployment.entry, version: release.version },
    server: deployment.server && `${deployment.server}#${release.files[serverPath]}`,
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
