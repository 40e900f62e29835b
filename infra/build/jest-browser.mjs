import { TestEnvironment } from 'jest-environment-jsdom';

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
}
