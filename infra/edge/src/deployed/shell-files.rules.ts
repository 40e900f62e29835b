import { serverOf } from '../remotes/manifest.rules.js';
import { buildLabel } from '../remotes/version.rules.js';

/** What the shell's `document.json` says of its deployment. */
export interface ShellFiles {
  /** Name of the server bundle that belongs to these files; undefined when there is none. */
  server: string | undefined;
  /** Addresses of what every page needs. */
  fonts: string[];
  styles: string[];
  preloads: string[];
  scripts: string[];
  /** The page to send when the server bundle cannot run. */
  page: string;
  /** Version and revision of the build: `0.1.0+dd5d9557`. */
  version: string;
}

const FILE = /^\/(?:[\w-]+\/)*[\w.-]+\.(?:js|css|woff2)$/;

/** @throws Error when it is not a description of a deployment */
export function readShellFiles(text: string): ShellFiles {
  const { server, fonts, styles, preloads, scripts, page, version, commit } = JSON.parse(text) as Record<
    string,
    unknown
  >;
  if (typeof page !== 'string' || page === '') throw new Error('the shell names no page');
  return {
    server: serverOf(server),
    fonts: filesOf(fonts),
    styles: filesOf(styles),
    preloads: filesOf(preloads),
    scripts: filesOf(scripts),
    page,
    version: buildLabel(version, commit),
  };
}

const filesOf = (names: unknown): string[] =>
  Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string' && FILE.test(name)) : [];
