import { type AppName, isErrorName, isScriptFile, type RemoteName, REMOTES } from '@salon/contracts';

/** The reported data of an error, without its message. */
interface ErrorFacts {
  app: AppName;
  name: string;
  file?: string;
}

interface Context {
  /** Origin of the site. */
  origin: string;
  /** Component stack of an error that React reported. */
  componentStack?: string | null | undefined;
  /** The remote that owns the page; null for a page of the shell. */
  owner: RemoteName | null;
}

const FRAME = /^\s+at |@/;
const ADDRESS = /[a-z][a-z-]*:\/\/[^\s()]+/;
const POSITION = /(?::\d+){1,2}$/;

/** The URLs of the frames of a stack, the newest first. Skips lines of the message. */
const addressesIn = (stack: string): string[] =>
  stack.split('\n').flatMap((line) => (FRAME.test(line) ? (ADDRESS.exec(line)?.[0] ?? []) : []));

/** `/mfe/catalog/147.js:1:204` of a script of the site; null for any other address. */
function fileOf(address: string, origin: string): string | null {
  const [position = ''] = POSITION.exec(address) ?? [];
  if (!address.startsWith(`${origin}/`)) return null;
  const [path = ''] = address.slice(origin.length, address.length - position.length).split(/[?#]/);
  const file = `${path}${position}`;
  return isScriptFile(file) ? file : null;
}

const remoteOf = (file: string): RemoteName | undefined => REMOTES.find((name) => file.startsWith(`/mfe/${name}/`));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The app that caused an error, by the first frame of a remote; null when it is not ours: a browser extension, or a
 * cancelled request.
 */
export function errorFacts(error: unknown, { origin, componentStack, owner }: Context): ErrorFacts | null {
  const { name, stack, cause } = (error ?? {}) as Partial<Error>;
  if (name === 'AbortError') return null;
  // React wraps an error that it has recovered from.
  const stacks = [cause instanceof Error ? cause.stack : '', stack].map(textOf);
  const addresses = stacks.flatMap(addressesIn);
  const files = addresses.flatMap((address) => fileOf(address, origin) ?? []);
  if (addresses.length > 0 && files.length === 0) return null;
  const components = addressesIn(textOf(componentStack)).flatMap((address) => fileOf(address, origin) ?? []);
  const remote = [...files, ...components].flatMap((file) => remoteOf(file) ?? [])[0];
  return {
    app: remote ?? (files.length > 0 ? 'shell' : (owner ?? 'shell')),
    name: isErrorName(textOf(name)) ? textOf(name) : 'NoError',
    ...(files[0] !== undefined && { file: files[0] }),
  };
}
