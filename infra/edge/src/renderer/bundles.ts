import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

const nodeRequire = createRequire(import.meta.url);
/** Node's own modules that React's server renderer imports; none of them reaches a file or a connection. */
const NODE = new Set([
  'util',
  'crypto',
  'async_hooks',
  'stream',
  'node:util',
  'node:crypto',
  'node:async_hooks',
  'node:stream',
]);

type Shared = Readonly<Record<string, unknown>>;
const NOTHING: Shared = {};

interface Loaded {
  shared: Shared;
  exports: Promise<unknown>;
}

export interface BundleSource {
  /** The text of the bundle at an address. */
  read: (address: string) => Promise<string>;
  /** What bundles get as `fetch`. */
  fetch: typeof fetch;
  /** Hears that the bundle has run, or failed. */
  ran: (address: string) => void;
}

/**
 * Server bundles: each runs once for its address, whose name carries its content's hash, and set of shared packages.
 */
export class Bundles {
  private readonly loaded = new Map<string, Loaded>();

  constructor(private readonly source: BundleSource) {}

  /**
   * The exports of the bundle at `address`; `shared` holds the packages it does not bring: with those of another shell
   * it is run anew.
   * @throws Error when it cannot be loaded or run
   */
  load(address: string, shared = NOTHING): Promise<unknown> {
    const known = this.loaded.get(address);
    if (known?.shared === shared) return known.exports;
    const exports = this.run(address, shared);
    this.loaded.set(address, { shared, exports });
    exports.catch(() => this.loaded.delete(address));
    return exports;
  }

  /** Forgets every bundle but these: an earlier deployment is not run again. */
  keep(addresses: readonly string[]): void {
    for (const address of this.loaded.keys()) if (!addresses.includes(address)) this.loaded.delete(address);
  }

  private async run(address: string, shared: Shared): Promise<unknown> {
    const text = await this.source.read(address);
    const module = { exports: {} };
    try {
      const parameters = ['module', 'exports', 'require', 'fetch'];
      const code = compileFunction(text, parameters, { filename: address }) as (...given: unknown[]) => void;
      code(module, module.exports, requireOf(shared), this.source.fetch);
    } finally {
      this.source.ran(address);
    }
    return module.exports;
  }
}

const requireOf =
  (shared: Shared) =>
  (name: string): unknown => {
    if (Object.hasOwn(shared, name)) return shared[name];
    if (NODE.has(name)) return nodeRequire(name);
    throw new Error(`${name} is not given to server bundles`);
  };
