import { asRecord } from '@salon/contracts';
import { isRemoteName, readManifest, type RemoteManifest } from '../remotes/manifest.rules.js';

/** One built version of a remote: what its team signs. */
export interface Release {
  /** Short name of the remote: `booking`. */
  remote: string;
  version: string;
  /** Git revision it was built from. */
  commit: string;
  /** Versions of the `@salon/*` packages and of React that it was built with. */
  packages: Readonly<Record<string, string>>;
  /** `sha384-…` of each file, by its path from the remote's base. */
  files: Readonly<Record<string, string>>;
  /** Its mf-manifest.json. */
  manifest: object;
}

const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.]+)?$/;
const FILE = /^(?:[\w-]+\/)*[\w.-]+$/;
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;
/** A file whose name holds its content's hash: it never changes. Source maps and licences are not part of a release. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(?:\.br)?$/;
/** A remote uses the shell's, which have to be `^` the version that it was built with. */
const SHARED = ['@salon/ui', '@salon/web-kit'];
/** A remote uses the shell's as well, of the same major version. */
const REACT = ['react', 'react-dom'];
/** Each app bundles its own; the shell must have at least the remote's major version. */
const BUNDLED = ['@salon/contracts'];

/** Whether a release says which version of the package it was built with. */
export const isRecorded = (name: string): boolean => name.startsWith('@salon/') || REACT.includes(name);

export const isVersion = (text: string): boolean => VERSION.test(text);

/** Reads what was signed. @throws Error saying what is wrong with it */
export function readRelease(text: string): Release {
  const { remote, version, commit, packages, files, manifest } = asRecord(JSON.parse(text));
  if (typeof remote !== 'string' || !isRemoteName(remote)) throw new Error('it names no remote');
  if (typeof version !== 'string' || !isVersion(version)) throw new Error('it names no version');
  const release = {
    remote,
    version,
    commit: typeof commit === 'string' ? commit : 'unknown',
    packages: textsOf(packages),
    files: textsOf(files),
    manifest: asRecord(manifest),
  };
  const wrong = Object.entries(release.files).find(([path, digest]) => !isFile(path) || !DIGEST.test(digest));
  if (wrong) throw new Error(`${wrong[0]} has no path or no digest`);
  manifestOf(release);
  return release;
}

/** What the edge takes from its manifest. @throws Error when it names a file that is not part of the release */
export function manifestOf({ manifest, files }: Pick<Release, 'manifest' | 'files'>): RemoteManifest {
  const read = readManifest(JSON.stringify(manifest));
  const named = [...firstFilesOf(read), ...(read.serverPath === undefined ? [] : [read.serverPath])];
  const unknown = named.find((path) => !Object.hasOwn(files, path));
  if (unknown !== undefined) throw new Error(`its manifest names ${unknown}, which is not part of it`);
  return read;
}

/**
 * The files of a build that never change, from the list that the build wrote into its manifest.
 * @throws Error when there is no list
 */
export function builtFiles(manifestText: string): string[] {
  const { files } = asRecord(asRecord(JSON.parse(manifestText)).metaData);
  if (!Array.isArray(files)) throw new Error('its mf-manifest.json lists no files: build it again');
  return files.filter((name): name is string => typeof name === 'string' && isFile(name) && HASHED.test(name)).sort();
}

/** Kilobytes that the remote's first page transfers; `bytesOf` is the size of a file, 0 when there is none. */
export function firstLoadKb(manifest: RemoteManifest, bytesOf: (path: string) => number): number {
  const sizes = firstFilesOf(manifest).map((path) => bytesOf(`${path}.br`) || bytesOf(path));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_024;
}

/**
 * Why the deployed shell cannot run a release, in one sentence; undefined when it can. Before 1.0 the minor version
 * counts as the major one.
 */
export function shellProblem(
  { packages }: Pick<Release, 'packages'>,
  shell: Readonly<Record<string, string>>,
): string | undefined {
  for (const name of [...SHARED, ...REACT, ...BUNDLED]) {
    const built = packages[name];
    const deployed = shell[name] ?? '0.0.0';
    if (built === undefined) continue;
    const isNewer = SHARED.includes(name) ? compare(built, deployed) > 0 : majorOf(built) > majorOf(deployed);
    const isTooOld = !BUNDLED.includes(name) && majorOf(built) < majorOf(deployed);
    if (!isNewer && !isTooOld) continue;
    const next = isNewer ? 'deploy the shell first' : 'build it with that version';
    return `It was built with ${name} ${built}, the deployed shell has ${shell[name] ?? 'none'}: ${next}.`;
  }
  return undefined;
}

/** The package versions of the shell's `document.json`. @throws Error when it names none */
export function shellPackages(documentText: string): Record<string, string> {
  const packages = textsOf(asRecord(JSON.parse(documentText)).packages);
  if (Object.keys(packages).length === 0)
    throw new Error('The deployed shell does not name its packages: build it again.');
  return packages;
}

/** The paths that the shell's `document.json` names, by app; none in that of an older shell. */
export function shellPaths(documentText: string): Record<string, string[]> {
  const { paths } = asRecord(JSON.parse(documentText));
  return Object.fromEntries(
    Object.entries(asRecord(paths)).map(([app, each]) => [app, Array.isArray(each) ? each.map(String) : []]),
  );
}

const firstFilesOf = ({ entryPath, scripts, styles }: RemoteManifest): string[] => [entryPath, ...scripts, ...styles];

const isFile = (path: string): boolean => FILE.test(path) && !path.includes('..');

/** Greater than 0 when `version` is the newer one. Before the final full stop sorts the hyphen of a prerelease. */
const compare = (version: string, other: string): number =>
  `${version}.`.localeCompare(`${other}.`, 'en', { numeric: true });

/** A number that grows with each incompatible version. */
function majorOf(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 0 ? major * 1_000_000 : minor;
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asRecord(value)).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
