import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

const nodeOwn = createRequire(import.meta.url);
/** Node's own modules that React's server renderer asks for. */
const OWN = new Set([
  'util',
  'crypto',
  'async_hooks',
  'stream',
  'node:util',
  'node:crypto',
  'node:async_hooks',
  'node:stream',
]);
const PATIENCE = 2_000;

type Fetch = typeof fetch;

interface Loaded {
  shared: Shared;
  exports: Promise<unknown>;
}

type Shared = Readonly<Record<string, unknown>>;
const NOTHING: Shared = {};

/** What a deployment brought for the server: run once for each address, whose name carries the digest of its content, and set of packages. */
export class ServerCode {
  private readonly loaded = new Map<string, Loaded>();

  /** @param ask what the code is given as `fetch`: it reaches our API and nothing else */
  constructor(private readonly ask: Fetch) {}

  /**
   * The exports of the bundle at `address`; `shared` holds the packages it does not bring: with those of another shell it is run anew.
   * @throws Error when it cannot be had or run
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
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const module = { exports: {} };
    const code = compileFunction(await answer.text(), ['module', 'exports', 'require', 'fetch'], { filename: address });
    code(module, module.exports, give(shared), this.ask);
    return module.exports;
  }
}

const give =
  (shared: Shared) =>
  (name: string): unknown => {
    if (name in shared) return shared[name];
    if (OWN.has(name)) return nodeOwn(name);
    throw new Error(`${name} is not given to server bundles`);
  };
