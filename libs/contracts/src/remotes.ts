/** The micro-frontends, and what each one's container exposes: `./routes`, a route array (house rules, "Screens are split by team"). */
export const REMOTES = ['catalog', 'account', 'booking'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Who may open a screen; read by the shell's one guard from the route's `handle`. */
export type Access = 'public' | 'user' | 'admin';

export interface RouteHandle {
  access: Access;
  title: string;
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
