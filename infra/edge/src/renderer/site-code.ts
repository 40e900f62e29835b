import { Bundles, type BundleSource } from './bundles.js';
import { messageOf } from './channel.js';
import type { Description, Frame, Rendered, SiteBundles, WantedPage } from './protocol.js';

type Exposed = Record<string, unknown>;

/** What the shell's server bundle exports. */
interface ShellCode {
  shared: Readonly<Record<string, unknown>>;
  /** The remote whose page is at a path. */
  ownerOf?: (path: string, registry: object) => string | null;
  /** Whether a path leads to nothing; older shells do not say. */
  isNowhere?: (path: string, registry: object) => boolean;
  publicPaths: (exposed: Exposed, registry: object) => string[];
  /** The address under which a page is rendered for this one; null when none is. */
  renderedAddress: (url: string, exposed: Exposed, registry: object) => string | null;
  render: (wanted: WantedPage & { exposed: Exposed }) => Promise<Rendered | null>;
  renderFrame: (owner: string | null, frame: Frame) => Rendered | Promise<Rendered>;
}

interface SiteCodeOptions extends BundleSource {
  leftOut: (remote: string, problem: string) => void;
}

/** The code of the site: the shell's, and what each remote's own bundle exposes; one that cannot run is left out. */
export class SiteCode {
  private readonly bundles: Bundles;

  constructor(private readonly options: SiteCodeOptions) {
    this.bundles = new Bundles(options);
  }

  async describe(site: SiteBundles, url: string): Promise<Description> {
    const { shell, exposed } = await this.load(site);
    const path = url.split('?')[0] ?? '/';
    return {
      address: shell.renderedAddress(url, exposed, site.registry),
      owner: shell.ownerOf?.(path, site.registry) ?? null,
      isNowhere: shell.isNowhere?.(path, site.registry) ?? false,
    };
  }

  async paths(site: SiteBundles): Promise<string[]> {
    const { shell, exposed } = await this.load(site);
    return shell.publicPaths(exposed, site.registry);
  }

  async render(site: SiteBundles, wanted: WantedPage): Promise<(Rendered & { remotes: string[] }) | null> {
    const { shell, exposed } = await this.load(site);
    const page = await shell.render({ ...wanted, exposed });
    return page && { ...page, remotes: Object.keys(exposed) };
  }

  async renderFrame(site: SiteBundles, owner: string | null, frame: Frame): Promise<Rendered> {
    const { shell } = await this.load(site);
    return shell.renderFrame(owner, frame);
  }

  private async load({ shell: address, remotes }: SiteBundles): Promise<{ shell: ShellCode; exposed: Exposed }> {
    this.bundles.keep([address, ...Object.values(remotes)]);
    const shell = (await this.bundles.load(address)) as ShellCode;
    const found = await Promise.all(
      Object.entries(remotes).map(async ([name, remote]) => {
        const code = await this.bundles
          .load(remote, shell.shared)
          .catch((error: unknown) => this.options.leftOut(name, messageOf(error)));
        return code === undefined ? [] : [[name, code] as const];
      }),
    );
    return { shell, exposed: Object.fromEntries(found.flat()) };
  }
}
