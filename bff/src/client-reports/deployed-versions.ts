import { type AppName, APPS, type AppVersion, isAppVersion } from '@salon/contracts';
import { LRUCache } from 'lru-cache';

/** Maximum number of versions per app with their own metrics: the current one and those of tabs that are still open. */
const VERSIONS = 5;
const OTHER = 'other';

/**
 * The last five versions of each app that the edge reported. Only these become metric labels: a client could otherwise
 * create any number of them (threat T76).
 */
export class DeployedVersions {
  private readonly known: ReadonlyMap<AppName, LRUCache<string, true>>;

  /** @param onEvict is called with each version that is evicted */
  constructor(onEvict: (app: AppVersion) => void) {
    const versionsOf = (app: AppName): LRUCache<string, true> =>
      new LRUCache({ max: VERSIONS, dispose: (_, version, reason) => reason === 'evict' && onEvict({ app, version }) });
    this.known = new Map(APPS.map((app) => [app, versionsOf(app)]));
  }

  /**
   * Reads the deployed versions from the edge's header (`shell=0.1.0%2Bdd5d9557&catalog=1.4.0&catalog=1.5.0`; the
   * second version of an app is its candidate).
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
