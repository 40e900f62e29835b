import type { RemoteEntry, RemoteName, RemoteRegistry } from '@salon/contracts';
import type { RouteObject } from '@salon/web-kit/router';
import type { Federation } from './federation.js';
import { createOwners, type Owners } from './owners.js';

interface Sources extends Federation {
  /** The registry of the page. */
  read(): RemoteRegistry;
  /** The current registry. */
  refresh(): Promise<RemoteRegistry>;
  /** An attempt to load a remote has failed. */
  failed(name: RemoteName, error: unknown): void;
}

export interface Remotes extends Owners {
  /** The routes of a remote, loaded once; a failure can be retried. @throws Error when they do not load in time */
  routes(name: RemoteName): Promise<RouteObject[]>;
  /** True once its routes are loaded. */
  isLoaded(name: RemoteName): boolean;
  /** Resolves once its routes are loaded, however late; starts no request. */
  whenLoaded(name: RemoteName): Promise<unknown>;
}

/** Milliseconds until a remote counts as missing. The download continues. */
const LOAD_MS = 8_000;

const isRoute = (value: unknown): value is RouteObject => {
  const route = value as Partial<RouteObject> | null;
  return typeof route === 'object' && route !== null && (route.children === undefined || areRoutes(route.children));
};
const areRoutes = (value: unknown): value is RouteObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRoute);

/** A remote is built separately, so its exposed routes are validated before the router gets them. */
export function routesOf(exposed: unknown): RouteObject[] {
  const routes = (exposed as { default?: unknown } | null)?.default;
  if (!areRoutes(routes)) throw new Error('the remote exposes no routes');
  return routes;
}

function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>(
    (_, reject) => (timer = setTimeout(() => reject(new Error(`nothing after ${ms} ms`)), ms)),
  );
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

interface Deferred {
  promise: Promise<RouteObject[]>;
  resolve(routes: RouteObject[]): void;
}

function createDeferred(): Deferred {
  let resolve: Deferred['resolve'] = () => {};
  const promise = new Promise<RouteObject[]>((done) => (resolve = done));
  return { promise, resolve };
}

/** The registry of the page, and the current one once a remote is retried or was missing. */
function createRegistry({ read, refresh }: Sources) {
  let registry = read();
  let owners = createOwners(registry);
  return {
    ownerOf: (path: string) => owners.ownerOf(path),
    patternOf: (path: string) => owners.patternOf(path),
    async entryOf(name: RemoteName, attempt: number): Promise<RemoteEntry> {
      if (attempt > 1 || !registry[name]) {
        registry = { ...registry, ...(await refresh()) };
        owners = createOwners(registry);
      }
      const entry = registry[name];
      if (!entry) throw new Error(`${name} is not in the registry`);
      // A new URL, so that the failed download is not reused.
      return attempt === 1 ? entry : { ...entry, entry: `${entry.entry}?attempt=${attempt}` };
    },
  };
}

/**
 * Finds and loads remotes at run time. A retry fetches the registry again and loads the remote from a new URL;
 * the first attempt that succeeds counts, also after its timeout.
 */
export function createRemotes(sources: Sources): Remotes {
  const loaded = new Set<RemoteName>();
  const running = new Map<RemoteName, Promise<RouteObject[]>>();
  const attempts = new Map<RemoteName, number>();
  const deferreds = new Map<RemoteName, Deferred>();
  const { entryOf, ...owners } = createRegistry(sources);

  function deferredOf(name: RemoteName): Deferred {
    const deferred = deferreds.get(name) ?? createDeferred();
    deferreds.set(name, deferred);
    return deferred;
  }

  async function attempt(name: RemoteName): Promise<RouteObject[]> {
    const count = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, count);
    sources.register(name, await entryOf(name, count));
    const routes = routesOf(await sources.load(name));
    loaded.add(name);
    deferredOf(name).resolve(routes);
    return routes;
  }

  return {
    ...owners,
    isLoaded: (name) => loaded.has(name),
    whenLoaded: (name) => deferredOf(name).promise,
    routes(name) {
      const { promise: loadedRoutes } = deferredOf(name);
      if (loaded.has(name)) return loadedRoutes;
      const work = running.get(name) ?? withTimeout(LOAD_MS, Promise.race([attempt(name), loadedRoutes]));
      running.set(name, work);
      work.catch((error: unknown) => {
        if (running.get(name) === work && running.delete(name)) sources.failed(name, error);
      });
      return work;
    },
  };
}
