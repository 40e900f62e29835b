import { type Deployment, entriesOf } from '../remotes/deployment.js';
import type { Frame, SiteBundles } from '../renderer/protocol.js';
import type { ShellFiles } from './shell-files.rules.js';

/** One state of the whole site: what is rendered from it belongs together. */
export interface SiteFiles {
  /** The server bundles; undefined when the shell has none. */
  bundles: SiteBundles | undefined;
  /** What a document names. */
  frame: Frame;
}

interface Deployed {
  shell: ShellFiles;
  deployments: ReadonlyMap<string, Deployment>;
  shellUrl: string;
  gatewayScript?: string;
  /** Share of the pages that report their loading times. */
  reportShare?: number;
}

const filesOf = ({ entry: { entry, integrity }, styles, scripts, files }: Deployment): Frame['remotes'][string] => ({
  styles: styles.map((name) => `${files}${name}`),
  scripts: [{ href: entry, integrity }, ...scripts.map((name) => ({ href: `${files}${name}` }))],
});

export function siteFiles({ shell, deployments, shellUrl, gatewayScript, reportShare = 0 }: Deployed): SiteFiles {
  const { server, fonts, styles, preloads, scripts, version } = shell;
  const remotes = [...deployments].flatMap(([name, { server: remote }]) => (remote ? [[name, remote] as const] : []));
  const registry = entriesOf(deployments);
  return {
    bundles:
      server === undefined
        ? undefined
        : { shell: new URL(server, shellUrl).href, remotes: Object.fromEntries(remotes), registry },
    frame: {
      shell: { fonts, styles, preloads, scripts },
      remotes: Object.fromEntries([...deployments].map(([name, each]) => [name, filesOf(each)])),
      registry,
      reports: { shellVersion: version, share: reportShare },
      ...(gatewayScript !== undefined && { gatewayScript }),
    },
  };
}
