import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../http/digests.js';
import { readManifest } from '../remotes/manifest.rules.js';
import { builtFiles, firstLoadKb, isRecorded, isVersion, manifestOf, type Release } from './release.rules.js';

interface AppPackage {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  /** Kilobytes that its first page may transfer. */
  release?: { firstLoadKb?: number };
}

/**
 * The release of the app in `folder` from what is built in its `dist`.
 * @throws Error in one sentence when it may not be released
 */
export function makeRelease(folder: string): Release {
  const app = JSON.parse(textOf(folder, 'package.json')) as AppPackage;
  const built = JSON.parse(textOf(folder, 'dist/version.json')) as { version: string; commit: string };
  if (!isVersion(app.version)) throw new Error(`${app.version} is not a version.`);
  if (built.version !== app.version)
    throw new Error(`Version ${built.version} is built, package.json says ${app.version}: build it again.`);
  const manifestText = textOf(folder, 'dist/mf-manifest.json');
  const dist = (path: string): string => join(folder, 'dist', path);
  const files = builtFiles(manifestText).map((path) => [path, integrityOf(readFileSync(dist(path)))] as const);
  const { exposes, metaData } = JSON.parse(manifestText) as Record<'exposes' | 'metaData', object>;
  const release = {
    remote: app.name.replace(/^mfe-/, ''),
    version: app.version,
    commit: built.commit,
    packages: Object.fromEntries(Object.entries(app.dependencies).filter(([name]) => isRecorded(name))),
    files: Object.fromEntries(files),
    manifest: { exposes, metaData: { ...metaData, files: undefined } },
  };
  manifestOf(release);
  checkSize(
    app,
    firstLoadKb(readManifest(manifestText), (path) => sizeOf(dist(path))),
  );
  return release;
}

function checkSize({ name, release: { firstLoadKb: most = 0 } = {} }: AppPackage, kilobytes: number): void {
  if (most <= 0) throw new Error(`The package.json of ${name} names no size budget: "release": { "firstLoadKb": … }.`);
  if (kilobytes > most)
    throw new Error(`The first page of ${name} transfers ${kilobytes.toFixed(1)} KB, its budget is ${most} KB.`);
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function textOf(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch (cause) {
    throw new Error(`${path} is missing: run npm run build.`, { cause });
  }
}
