import type { Permission } from './account/staff.js';

/** The micro-frontends. Each container exposes `./routes`, an array of routes. */
export const REMOTES = ['catalog', 'account', 'booking'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Who may open a screen; the shell's guard reads it from the route's `handle`. */
export type Access = 'public' | 'user' | 'admin' | Permission;

/** Reads the cached result of a query by its key; undefined when there is none. */
export type ReadQueryData = <T>(key: readonly unknown[]) => T | undefined;

export interface RouteHandle {
  access: Access;
  title: string;
  /** One sentence for search engines; a page with a description is also server-rendered. */
  description?: string;
  /** The query parameters that the page reads, each with its maximum length; others are ignored. */
  params?: Readonly<Record<string, number>>;
  /**
   * The page's heading and skeleton, shown until the session is known; the same for every visitor, so it is
   * server-rendered too (ADR-0074).
   */
  waiting?: () => unknown;
  /**
   * The page is shown while the session cannot be checked: it reads data kept on the device, and disables all actions
   * (ADR-0053).
   */
  isReadOffline?: true;
  /** Structured data about the page (schema.org). */
  facts?: (read: ReadQueryData) => object[];
}

/** One remote as the edge resolved it: what the federation runtime needs, and the digest it must match. */
export interface RemoteEntry {
  entry: string;
  entryGlobalName: string;
  type: 'global';
  integrity: string;
  /** Version of the release, or of the build with its revision: `0.1.0+dd5d9557`. */
  version?: string;
  /** The paths of its pages, from its manifest: patterns as in `matchesPath`. Absent in older edges and remotes. */
  paths?: readonly string[];
}

/** Whether a pattern matches a page's path; `/*` at its end matches the path before it and everything below. */
export const matchesPath = (path: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Inlined by the edge as `<script type="application/json" id="remotes">`, and served fresh at `/remotes.json`. */
export type RemoteRegistry = Partial<Record<RemoteName, RemoteEntry>>;

/** `/version.json` of each separately deployed part. */
export interface VersionInfo {
  name: string;
  version: string;
  commit: string;
  builtAt: string;
}
