import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's fetch API, which jsdom hides and data routers need. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      BroadcastChannel,
      ReadableStream,
    } = globalThis;
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      BroadcastChannel,
      ReadableStream,
    });
  }
}
