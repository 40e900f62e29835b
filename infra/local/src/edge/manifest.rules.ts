/** What the edge takes from a remote's mf-manifest.json. */
export interface RemoteManifest {
  /** Path of the container's script from the remote's base. */
  entryPath: string;
  globalName: string;
}

const ROUTES = './routes';
const SCRIPT = /^(?:[\w-]+\/)*[\w.-]+\.js$/;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Reads a manifest of @module-federation/enhanced. @throws Error saying what is wrong with it: then the last good one stays */
export function readManifest(text: string): RemoteManifest {
  const { metaData, exposes } = parse(text);
  const { name, path = '' } = asRecord(asRecord(metaData).remoteEntry);
  const entryPath = `${typeof path === 'string' && path !== '' ? `${path.replace(/^\.?\/|\/$/g, '')}/` : ''}${String(name)}`;
  if (!SCRIPT.test(entryPath) || entryPath.includes('..')) throw new Error(`its container script is named ${JSON.stringify(name)}`);
  const { globalName } = asRecord(metaData);
  if (typeof globalName !== 'string' || !IDENTIFIER.test(globalName)) throw new Error('it names no global variable');
  const paths = Array.isArray(exposes) ? exposes.map((each) => asRecord(each).path) : [];
  if (!paths.includes(ROUTES)) throw new Error(`it does not expose ${ROUTES}`);
  return { entryPath, globalName };
}

function parse(text: string): Record<string, unknown> {
  if (/^\s*</.test(text)) throw new Error('it is a page, not a manifest');
  try {
    return asRecord(JSON.parse(text));
  } catch (cause) {
    throw new Error('it is not JSON', { cause });
  }
}

const asRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});
