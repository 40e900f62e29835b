import type { ShellParts } from './document.rules.js';
import type { Deployment, RemoteRegistry } from '../remotes/registry.js';
import { ServerCode } from './server-code.js';

export interface Rendered {
  html: string;
  head: string;
  answers: unknown;
  owner: string | null;
  /** Whether it is the skeleton of a signed-in page; older shells render none. */
  waiting?: boolean;
}

type Exposed = Record<string, unknown>;

/** What the shell's server bundle exports. */
interface ShellCode {
  shared: Readonly<Record<string, unknown>>;
  /** The remote whose page is at a path. */
  ownerOf: (path: string) => string | null;
  /** Whether a path leads to nothing; older shells do not say. */
  isNowhere?: (path: string) => boolean;
  publicPaths: (exposed: Exposed) => string[];
  /** The address under which a page is rendered for this one; null when none is. */
  drawnAddress: (url: string, exposed: Exposed) => string | null;
  render: (wanted: { path: string; siteUrl: string; exposed: Exposed }) => Promise<Rendered | null>;
}

/** One state of the whole site: what is rendered from it belongs together. */
export interface Deployed extends ShellCode {
  deployments: ReadonlyMap<string, Deployment>;
  /** What each remote's own server bundle exposes; one that cannot run is left out. */
  exposed: Exposed;
}

export interface CodeOptions {
  shellUrl: string;
  registry: RemoteRegistry;
  ask: typeof fetch;
}

/** The code pages are rendered with: the shell's, and that of every remote as it is deployed now. */
export class DeployedCode {
  private readonly code: ServerCode;

  constructor(
    private readonly options: CodeOptions,
    private readonly report: (what: string, error: unknown) => void,
  ) {
    this.code = new ServerCode(options.ask);
  }

  /** Null where this shell has no server bundle. @throws Error when it cannot be had or run */
  async now({ server }: ShellParts): Promise<Deployed | null> {
    if (server === undefined) return null;
    const address = new URL(server, this.options.shellUrl).href;
    const code = (await this.code.load(address)) as ShellCode;
    const deployments = this.options.registry.deployments();
    this.code.keep([address, ...[...deployments.values()].flatMap((each) => each.server ?? [])]);
    return { ...code, deployments, exposed: await this.exposed(deployments, code.shared) };
  }

  private async exposed(deployments: Deployed['deployments'], shared: ShellCode['shared']): Promise<Exposed> {
    const found = await Promise.all(
      [...deployments].map(async ([name, { server }]) => {
        if (server === undefined) return [];
        const code = await this.code.load(server, shared).catch((error: unknown) => this.report(name, error));
        return code === undefined ? [] : [[name, code] as const];
      }),
    );
    return Object.fromEntries(found.flat());
  }
}
