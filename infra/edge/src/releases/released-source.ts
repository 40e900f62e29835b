import type { KeyObject } from 'node:crypto';
import { messageOf } from '../http/message-of.js';
import { type Deployment, deploymentOf } from '../remotes/deployment.js';
import type { Candidate, RemoteSource, SourceOptions } from '../remotes/registry.js';
import { checkFiles } from './check-files.js';
import { type Current, currentOf } from './history.rules.js';
import type { ReleaseStore } from './release-store.js';
import { manifestOf, type Release } from './release.rules.js';
import { verifiedRelease } from './signature.js';

interface Releases {
  store: ReleaseStore;
  /** Public keys of the teams by remote. */
  keys: ReadonlyMap<string, readonly KeyObject[]>;
  /** Renders a page with a deployment that no visitor has yet. @throws Error when it cannot */
  tryOut: (name: string, deployment: Deployment) => Promise<void>;
}

interface Refusal {
  /** After how many steps of its team, and until when it is not tried again. */
  steps: number;
  until: number;
  pause: number;
  problem: string;
}

/**
 * Milliseconds until a refused release is tried again, doubled each time: its server may be starting. A new step of its
 * team is tried at once.
 */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export const fromReleases = (releases: Releases): SourceOptions => ({
  pollIntervalMs: releases.store.pollIntervalMs,
  sourceOf: (name, base, known) => new ReleasedSource({ name, base, known }, releases),
});

/**
 * One remote as the store says (ADR-0060): the current release, once its signature and each of its files have been
 * checked.
 */
class ReleasedSource implements RemoteSource {
  deployment: Deployment | undefined;
  problem: string | undefined;
  /** What has been checked, by version: going back to it takes no second check. */
  private readonly accepted = new Map<string, Deployment>();
  private readonly refused = new Map<string, Refusal>();
  /** The last good one; not shown while the remote is disabled. */
  private good: Deployment | undefined;
  private goodVersion: string | undefined;
  /** Beside the last good one; ends with the next step of the team. */
  candidate: Candidate | undefined;

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
      const current = currentOf(steps);
      if (current.version === undefined) throw new Error('no release has been promoted');
      this.candidate = this.stillRunning(current);
      this.deployment = current.isDisabled ? undefined : this.good;
      if (current.isDisabled) this.problem = 'disabled by its team';
      else await this.take(current, steps.length);
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  /** The candidate as it was, where the store still names it: another step ends it at once. */
  private stillRunning({ candidate }: Current): Candidate | undefined {
    return candidate && candidate.version === this.candidate?.candidate
      ? { ...this.candidate, percent: candidate.percent }
      : undefined;
  }

  private async take({ version = '', earlier, candidate }: Current, steps: number): Promise<void> {
    const problem = await this.accept(version, steps);
    if (problem === undefined) this.show(version);
    // After a start there is no last good one: the release before the current one is better than none.
    else if (this.good === undefined && earlier !== undefined && !(await this.accept(earlier, steps)))
      this.show(earlier);
    this.deployment = this.good;
    const refusal = candidate && this.good && (await this.accept(candidate.version, steps));
    const deployment = candidate && this.accepted.get(candidate.version);
    // Without a current release there is nothing that a candidate could stand beside.
    this.candidate =
      candidate && deployment && this.good
        ? { current: this.goodVersion, candidate: candidate.version, percent: candidate.percent, deployment }
        : undefined;
    this.problem = [problem, refusal && `candidate ${refusal}`].filter(Boolean).join('; ') || undefined;
  }

  private show(version: string): void {
    this.good = this.accepted.get(version);
    this.goodVersion = version;
  }

  /**
   * Checks a version unless it has been accepted, or refused a moment ago after as many steps; why it is refused, in
   * words.
   */
  private async accept(version: string, steps: number): Promise<string | undefined> {
    const last = this.refused.get(version);
    const before = last?.steps === steps ? last : undefined;
    if (before && performance.now() < before.until) return before.problem;
    try {
      this.accepted.set(version, this.accepted.get(version) ?? (await this.checked(version)));
      this.refused.delete(version);
      return undefined;
    } catch (error) {
      const problem = `release ${version} is refused: ${messageOf(error)}`;
      const pause = before ? Math.min(before.pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      this.refused.set(version, { steps, until: performance.now() + pause, pause, problem });
      return problem;
    }
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
