import { Channel } from './channel.js';
import type { EdgeCalls, RendererCalls } from './protocol.js';
import { SiteCode } from './site-code.js';

/** The renderer's process: runs the code of every team, and reaches nothing but the edge. */
const { send, on, exit } = process;
const parent = {
  send: send?.bind(process) ?? exit,
  on: on.bind(process),
  exit: exit.bind(process),
};
withdrawGlobals();

const edge: Channel<RendererCalls, EdgeCalls> = new Channel<RendererCalls, EdgeCalls>(
  {
    send: (message) => void parent.send(message),
    onMessage: (listener) => void parent.on('message', listener),
  },
  {
    describe: ({ site, url }) => code.describe(site, url),
    paths: ({ site }) => code.paths(site),
    render: ({ site, ...page }) => code.render(site, page),
    renderFrame: ({ site, owner, frame }) => code.renderFrame(site, owner, frame),
  },
);
const code: SiteCode = new SiteCode({
  read: (address) => edge.call('bundle', { address }),
  fetch: async (input, init) => {
    const path = String(input);
    if ((init?.method ?? 'GET') !== 'GET') throw new Error(`${path} is only read while a page is rendered`);
    const { status, text } = await edge.call('api', { path });
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  },
  ran: (address) => void edge.call('ran', { address }),
  leftOut: (remote, problem) => void edge.call('leftOut', { remote, problem }),
});
parent.on('disconnect', () => parent.exit());
parent.on('unhandledRejection', () => undefined); // Of a bundle: its page fails by itself, or in time.

/** What a bundle has no use for. The walls are the process itself, its flags and its empty environment (ADR-0031). */
function withdrawGlobals(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) });
}
