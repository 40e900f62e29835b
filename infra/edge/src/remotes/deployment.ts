import type { RemoteEntry } from '@salon/contracts';
import type { RemoteManifest } from './manifest.rules.js';

type RegistryEntry = RemoteEntry & { version: string };
export type Registry = Record<string, RegistryEntry>;

/** Files that were built together. */
export interface Deployment {
  entry: RegistryEntry;
  /** Where its files are, and below which path the browser finds them. */
  base: string;
  files: string;
  /**
   * Address of the server bundle, with its digest (`#sha384-…`) when it is of a release; undefined when there is none.
   */
  server: string | undefined;
  /** Names of the files `./routes` needs at once. */
  styles: readonly string[];
  scripts: readonly string[];
}

/** The deployment whose manifest a remote has at `base`; `integrity` is that of its container script. */
export function deploymentOf(
  remote: { name: string; base: string },
  manifest: RemoteManifest,
  integrity: string,
): Deployment {
  const { entryPath, globalName, version, serverPath, paths, styles, scripts } = manifest;
  const files = `/mfe/${remote.name}/`;
  return {
    entry: {
      entry: `${files}${entryPath}`,
      entryGlobalName: globalName,
      type: 'global',
      integrity,
      version,
      ...(paths && { paths }),
    },
    base: remote.base,
    files,
    server: serverPath === undefined ? undefined : new URL(serverPath, remote.base).href,
    styles,
    scripts,
  };
}

/** What a page knows of these deployments. */
export const entriesOf = (deployments: ReadonlyMap<string, Deployment>): Registry =>
  Object.fromEntries([...deployments].map(([name, { entry }]) => [name, entry]));
