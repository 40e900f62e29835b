import type { KeyObject } from 'node:crypto';
import { CachedResource } from '../http/cached-resource.js';
import { messageOf } from '../http/message-of.js';
import { checkFiles } from './check-files.js';
import { currentOf, isPercent, type Step } from './history.rules.js';
import { type ReleaseStore, releaseFile } from './release-store.js';
import { pathProblem } from './path-conflicts.js';
import { isVersion, type Release, shellPackages, shellPaths, shellProblem } from './release.rules.js';
import { verifiedRelease } from './signature.js';

/** Where a command finds what it compares. */
export interface Site {
  store: ReleaseStore;
  keys: ReadonlyMap<string, readonly KeyObject[]>;
  /** Base address of each remote. */
  remotes: Readonly<Record<string, string>>;
  shellUrl: string;
}

export type Author = Pick<Step, 'by' | 'at'>;

const TIMEOUT_MS = 5_000;

interface Promotion extends Author {
  remote: string;
  version: string;
}

/**
 * Makes a release the current one of its remote, which ends a candidate.
 * @throws Error in one sentence when it may not be
 */
export async function promote(site: Site, { remote, version, ...author }: Promotion): Promise<void> {
  await fetchChecked(site, remote, version);
  await site.store.change(remote, () => ({ action: 'promote', version, ...author }));
}

/**
 * Makes a release the candidate of its remote: that part of the visitors get it, 0 is testers only. The version that
 * stays current.
 * @throws Error in one sentence when it may not be
 */
export async function promoteFor(
  site: Site,
  percent: number,
  { remote, version, ...author }: Promotion,
): Promise<string> {
  if (!isPercent(percent)) throw new Error('--percent is a whole number from 0 to 99; without it everybody gets it.');
  await fetchChecked(site, remote, version);
  let stays = '';
  await site.store.change(remote, (history) => {
    stays = besides(version, remote, history);
    return { action: 'candidate', version, percent, ...author };
  });
  return stays;
}

/** The current version beside which another one can be a candidate. */
function besides(version: string, remote: string, history: readonly Step[]): string {
  const { version: current, isDisabled } = currentOf(history);
  if (current === undefined) throw new Error(`No release of mfe-${remote} is current: promote one without --percent.`);
  if (isDisabled) throw new Error(`mfe-${remote} is disabled: promote or roll back first.`);
  if (current === version) throw new Error(`mfe-${remote} ${version} is current already.`);
  return current;
}

/** Brings a release that the deployed site can run into the store. */
async function fetchChecked(site: Site, remote: string, version: string): Promise<void> {
  if (!isVersion(version)) throw new Error(`${version} is not a version.`);
  const base = baseOf(site, remote);
  const text = (await site.store.release(remote, version)) ?? (await textAt(new URL(releaseFile(version), base)));
  if (text === undefined) throw new Error(`There is no release ${version} of mfe-${remote}.`);
  const release = await checked(site, { remote, version, text });
  const shell = await textAt(new URL('document.json', site.shellUrl));
  if (shell === undefined) throw new Error(`The shell at ${site.shellUrl} does not respond.`);
  const problem = shellProblem(release, shellPackages(shell)) ?? (await pathProblem(site, release, shellPaths(shell)));
  if (problem) throw new Error(problem);
  await site.store.add(remote, version, text);
}

/**
 * Ends the candidate; without one, goes back to the release before the current one. The version that is current then.
 * @throws Error in one sentence when there is none, or it cannot be served any more
 */
export async function rollback(site: Site, { remote, ...author }: Author & { remote: string }): Promise<string> {
  const { version: current, earlier, candidate } = currentOf(await site.store.history(remote));
  const version = candidate ? current : earlier;
  if (version === undefined) throw new Error(`There is no earlier release of mfe-${remote}.`);
  if (!candidate) await checkStored(site, remote, version); // The current release is shown already.
  await site.store.change(remote, (history) => {
    const now = currentOf(history);
    if (now.candidate?.version !== candidate?.version || now.version !== current)
      throw new Error(`mfe-${remote} was changed meanwhile: try again.`);
    return { action: 'rollback', version, ...author };
  });
  return version;
}

async function checkStored(site: Site, remote: string, version: string): Promise<void> {
  const text = await site.store.release(remote, version);
  if (text === undefined) throw new Error(`The store does not have release ${version} of mfe-${remote} any more.`);
  await checked(site, { remote, version, text });
}

/**
 * Takes a remote away, and its candidate, until a release is promoted or rolled back to.
 * @throws Error in one sentence when it has none
 */
export async function disable(
  { store }: Pick<Site, 'store'>,
  { remote, ...author }: Author & { remote: string },
): Promise<void> {
  await store.change(remote, (history) => {
    const { version } = currentOf(history);
    if (version === undefined) throw new Error(`No release of mfe-${remote} has been promoted.`);
    return { action: 'disable', version, ...author };
  });
}

/** The release in `text`, signed by its team, with all its files at the remote's server. */
async function checked(
  site: Site,
  { remote, version, text }: { remote: string; version: string; text: string },
): Promise<Release> {
  try {
    const release = verifiedRelease(text, site.keys.get(remote) ?? []);
    if (release.remote !== remote || release.version !== version)
      throw new Error(`it is the release ${release.version} of mfe-${release.remote}`);
    await checkFiles(baseOf(site, remote), release.files);
    return release;
  } catch (cause) {
    throw new Error(`Release ${version} of mfe-${remote} is refused: ${messageOf(cause)}.`, { cause });
  }
}

function baseOf({ remotes }: Site, remote: string): string {
  const base = remotes[remote];
  if (base === undefined) throw new Error(`The remotes file does not name ${remote}.`);
  return base;
}

/** Undefined when it cannot be loaded. */
async function textAt(address: URL): Promise<string | undefined> {
  const resource = new CachedResource(address.href, TIMEOUT_MS);
  await resource.refresh().catch(() => undefined); // The caller says what is missing.
  return resource.text;
}
