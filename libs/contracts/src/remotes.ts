/** The micro-frontends, and what each one's container exposes: `./routes`, a route array (house rules, "Screens are split by team"). */
export const REMOTES = ['catalog', 'account', 'booking'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Who may open a screen; read by the shell's one guard from the route's `handle`. */
export type Access = 'public' | 'user' | 'admin';

/** The answer to a question the page has asked, by the question's key; undefined when there is none. */
export type ReadQueryData = <T>(key: readonly unknown[]) => T | undefined;

export interface RouteHandle {
  access: Access;
  title: string;
  /** One sentence for search engines; a page that has one is drawn on the server, too. */
  description?: string;
  /** The parameters of its address that change what it shows, each with its greatest length; to any other it is blind. */
  params?: Readonly<Record<string, number>>;
  /** What stands there until it is known whose page it is: its heading and its shape, the same for everybody; drawn on the server, too (ADR-0018). */
  waiting?: () => unknown;
  /** What the page says about the salon in the words of schema.org. */
  facts?: (read: ReadQueryData) => object[];
}

/** One remote as the edge found it: what the federation runtime needs, and the digest it must match. */
export interface RemoteEntry {
  entry: string;
  entryGlobalName: string;
  type: 'global';
  integrity: string;
}

/** Inlined by the edge as `<script type="application/json" id="remotes">`, and served fresh at `/remotes.json`. */
export type RemoteRegistry = Partial<Record<RemoteName, RemoteEntry>>;

/** `/version.json` of each separately deployed part. */
export interface VersionInfo {
  name: string;
  version: string;
  commit: string;
  builtAt: string;
}
