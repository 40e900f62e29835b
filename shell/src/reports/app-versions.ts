import { type AppName, type AppVersion, isAppVersion, type RemoteEntry } from '@salon/contracts';
import { readRegistry } from '../remotes/registry.js';

/** The entries from which the remotes of the page were loaded. */
export type UsedEntries = ReadonlyMap<AppName, RemoteEntry>;

/** The version of an app on this page; 'none' when the edge does not provide it. */
export function appVersionOf(app: AppName, used: UsedEntries): AppVersion {
  const named =
    app === 'shell'
      ? document.querySelector<HTMLMetaElement>('meta[name="shell-version"]')?.content
      : (used.get(app) ?? readRegistry()[app])?.version;
  return { app, version: named !== undefined && isAppVersion(named) ? named : 'none' };
}
