import { type AppName, APPS, type AppVersion, isAppVersion } from '@salon/contracts';
import { LRUCache } from 'lru-cache';

/** So many versions of each app have figures of their own: the current one and those of tabs that are still open. */
const VERSIONS = 5;
const OTHER = 'other';

/**
 * The versions of each app that the edge has named, the last five. Only these become labels of metrics: what a browser
 * says is not believed, or a stranger could make any number of them (threat T76).
 */
export class DeployedVersions {
  private readonly known: ReadonlyMap<AppName, LRUCache<string, true>>;

  /** @param forget is called with a version that has lost its place */
  constructor(forget: (app: AppVersion) => void) {
    const versionsOf = (app: AppName): LRUCache<string, true> =>
      new LRUCache({ max: VERSIONS, dispose: (_, version, reason) => reason === 'evict' && forget({ app, version }) });
    this.known = new Map(APPS.map((app) => [app, versionsOf(app)]));
  }

  /**
   * Takes what is deployed from the edge's header (`shell=0.1.0%2Bdd5d9557&catalog=1.4.0&catalog=1.5.0`, the second a
   * candidate).
   */
  learn(deployed: URLSearchParams): void {
    for (const [app, versions] of this.known)
      for (const version of deployed.getAll(app)) if (isAppVersion(version)) versions.set(version, true);
  }

  /** The label of a reported version; 'none' is a remote that the registry of the page did not name. */
  labelOf({ app, version }: AppVersion): string {
    return version === 'none' || this.known.get(app)?.has(version) ? version : OTHER;
  }
}
