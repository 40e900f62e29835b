import { asRecord } from '@salon/contracts';
import { readPaths } from './paths.rules.js';
import { buildLabel } from './version.rules.js';

/** What the edge takes from a remote's mf-manifest.json. */
export interface RemoteManifest {
  /** Path of the container's script from the remote's base. */
  entryPath: string;
  globalName: string;
  /** Version and revision of the build: `0.1.0+dd5d9557`. */
  version: string;
  /** Its server bundle, built with these files; undefined when it has none. */
  serverPath: string | undefined;
  /** The paths of its pages; undefined when it was built before it had to say. */
  paths: readonly string[] | undefined;
  /** Stylesheets and scripts of `./routes`. */
  styles: string[];
  scripts: string[];
}

const ROUTES = './routes';
const SCRIPT = /^(?:[\w-]+\/)*[\w.-]+\.js$/;
const STYLE = /^(?:[\w-]+\/)*[\w.-]+\.css$/;
const NAME = /^[a-z][a-z-]*$/;
const SERVER = /^server\.\w+\.cjs$/;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Reads a manifest of @module-federation/enhanced.
 * @throws Error saying what is wrong with it: then the last good one stays
 */
export function readManifest(text: string): RemoteManifest {
  const { metaData, exposes } = parse(text);
  const { name, path = '' } = asRecord(asRecord(metaData).remoteEntry);
  const folder = typeof path === 'string' && path !== '' ? `${path.replace(/^\.?\/|\/$/g, '')}/` : '';
  const entryPath = `${folder}${String(name)}`;
  if (!SCRIPT.test(entryPath) || entryPath.includes('..'))
    throw new Error(`its container script is named ${JSON.stringify(name)}`);
  const { globalName, buildInfo, commit, server, paths } = asRecord(metaData);
  if (typeof globalName !== 'string' || !IDENTIFIER.test(globalName)) throw new Error('it names no global variable');
  const exposed = (Array.isArray(exposes) ? exposes.map(asRecord) : []).find(({ path: each }) => each === ROUTES);
  if (!exposed) throw new Error(`it does not expose ${ROUTES}`);
  const { js, css } = asRecord(exposed.assets);
  return {
    entryPath,
    globalName,
    version: buildLabel(asRecord(buildInfo).buildVersion, commit),
    serverPath: serverOf(server),
    paths: paths === undefined ? undefined : readPaths(paths),
    styles: filesOf(css, STYLE),
    scripts: filesOf(js, SCRIPT),
  };
}

export const isRemoteName = (text: string): boolean => NAME.test(text);

/** The file name of a server bundle; undefined when it is not one. */
export const serverOf = (name: unknown): string | undefined =>
  typeof name === 'string' && SERVER.test(name) ? name : undefined;

/** Files that are needed at once; anything that is not a plain name is left out. */
function filesOf(assets: unknown, shape: RegExp): string[] {
  const { sync } = asRecord(assets);
  return Array.isArray(sync)
    ? sync.filter((name): name is string => typeof name === 'string' && shape.test(name) && !name.includes('..'))
    : [];
}

function parse(text: string): Record<string, unknown> {
  if (/^\s*</.test(text)) throw new Error('it is a page, not a manifest');
  try {
    return asRecord(JSON.parse(text));
  } catch (cause) {
    throw new Error('it is not JSON', { cause });
  }
}
