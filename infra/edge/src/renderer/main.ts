import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { type ApiRead, digestOfRead } from './api-read.js';
import { Channel } from './channel.js';
import { type EdgeCalls, MOST_CHARACTERS, type RendererCalls } from './protocol.js';
import { readLines } from './read-lines.js';
import { SiteCode } from './site-code.js';

/** The API's responses to the page that is being rendered. */
const pageReads = new AsyncLocalStorage<ApiRead[]>();

/** The renderer's process: runs the code of every team, and reaches nothing but the edge. */
const { parse, stringify } = JSON;
const own = { on: process.on.bind(process), exit: process.exit.bind(process), parse, stringify };
const line = new Socket({ fd: 3, readable: true, writable: true });
withdrawGlobals();

const edge: Channel<RendererCalls, EdgeCalls> = new Channel<RendererCalls, EdgeCalls>(
  {
    send: (message) => {
      const text = own.stringify(message);
      if (text.length > MOST_CHARACTERS) throw new Error('the page is too large');
      line.write(`${text}\n`);
    },
    onMessage: (listener) => readLines(line, { onLine: (text) => listener(own.parse(text)) }),
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
line.on('error', () => undefined).once('close', () => own.exit());
own.on('unhandledRejection', () => undefined); // Of a bundle: its page fails by itself, or in time.

/** What a bundle has no use for. It is isolated by its process, flags and empty environment (ADR-0031). */
function withdrawGlobals(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) });
}
