import { AsyncLocalStorage } from 'node:async_hooks';
import { type ApiRead, digestOfRead } from './api-read.js';
import { Channel } from './channel.js';
import { type EdgeCalls, MOST_CHARACTERS, type RendererCalls } from './protocol.js';
import { SiteCode } from './site-code.js';

/** The API's responses to the page that is being rendered. */
const pageReads = new AsyncLocalStorage<ApiRead[]>();

/** The renderer's process: runs the code of every team, and reaches nothing but the edge. */
const { send, on, exit } = process;
if (!send) throw new Error('started without a channel to the edge');
const parent = {
  send: send.bind(process),
  on: on.bind(process),
  exit: exit.bind(process),
};
withdrawGlobals();

const edge: Channel<RendererCalls, EdgeCalls> = new Channel<RendererCalls, EdgeCalls>(
  {
    send: (text) => {
      if (text.length > MOST_CHARACTERS) throw new Error('the page is too large');
      parent.send(text);
    },
    onMessage: (listener) => void parent.on('message', listener),
  },
  {
    describe: ({ site, url }) => code.describe(site, url),
    paths: ({ site }) => code.paths(site),
    render: async ({ site, ...request }) => {
      const reads: ApiRead[] = [];
      const page = await pageReads.run(reads, () => code.render(site, request));
      return page && { ...page, reads };
    },
    renderFrame: async ({ site, owner, frame }) => {
      const reads: ApiRead[] = [];
      const document = await pageReads.run(reads, () => code.renderFrame(site, owner, frame));
      return { ...document, reads, remotes: Object.keys(frame.remotes) };
    },
  },
);
const code: SiteCode = new SiteCode({
  read: (address) => edge.call('bundle', { address }),
  fetch: async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    if ((init?.method ?? 'GET') !== 'GET') throw new Error(`${path} is only read while a page is rendered`);
    const { status, text } = await edge.call('api', { path }).catch((error: unknown) => {
      pageReads.getStore()?.push({ path, digest: '' }); // No response has it: the page is rendered again.
      throw error;
    });
    pageReads.getStore()?.push({ path, digest: digestOfRead({ status, text }) });
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  },
  ran: (address) => void edge.call('ran', { address }),
  leftOut: (remote, problem) => void edge.call('leftOut', { remote, problem }),
});
parent.on('disconnect', () => parent.exit());
parent.on('unhandledRejection', () => undefined); // Of a bundle: its page fails by itself, or in time.

/** What a bundle has no use for. It is isolated by its process, flags and empty environment (ADR-0031). */
function withdrawGlobals(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) });
}
