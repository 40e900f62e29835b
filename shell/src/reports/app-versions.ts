import { type AppName, type AppVersion, isAppVersion, type RemoteEntry, type RemoteName } from '@salon/contracts';
import { readRegistry } from '../remotes/registry.js';

const metaContent = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

export interface AppVersions {
  /** A remote is loaded from this entry. */
  use(name: RemoteName, entry: RemoteEntry): void;
  of(app: AppName): AppVersion;
}

/** Which version of each app the page has; 'none' where the edge names none. */
export function appVersions(): AppVersions {
  const used = new Map<AppName, string | undefined>();
  return {
    use: (name, { version }) => void used.set(name, version),
    of(app) {
      const named = app === 'shell' ? metaContent('shell-version') : (used.get(app) ?? readRegistry()[app]?.version);
      return { app, version: named !== undefined && isAppVersion(named) ? named : 'none' };
    },
  };
}

/** Share of the pages that report their views and vitals; 0 where the edge names none. */
export const reportShare = (): number => Number(metaContent('report-share')) || 0;
