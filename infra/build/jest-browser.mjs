import { TestEnvironment } from 'jest-environment-jsdom';
import { endContexts } from './jest-contexts.mjs';

/** Node's globals; jsdom hides them, and data routers need them. */
const NAMES = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
  'ReadableStream',
];

/** jsdom with Node's fetch API. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of NAMES) this.global[name] = globalThis[name];
  }

  async teardown() {
    await super.teardown();
    endContexts();
  }
}
