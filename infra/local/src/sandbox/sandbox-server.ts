import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { LEAVE_SCRIPT, SANDBOX_STYLE, sdkScript } from './assets.js';
import { addCheckout } from './checkout-routes.js';
import { indexPage } from './checkout-page.js';
import { addControl } from './control-routes.js';
import { Gateway } from './gateway.js';
import { addMerchantApi } from './merchant-api.js';
import { SandboxStore } from './sandbox-store.js';
import type { SandboxSettings } from './settings.js';

interface SandboxOptions {
  folder: string;
  /** Its public URL without a trailing slash. */
  base: string;
  settings: SandboxSettings;
}

/** A stand-in for the gateway: checkout pages, notices, merchant API, script, and test controls. */
export async function sandboxServer({ folder, base, settings }: SandboxOptions): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true, bodyLimit: 64_000 });
  await server.register(formbody);
  const gateway = new Gateway(new SandboxStore(folder), settings);
  server.addHook('onClose', async () => gateway.stop());
  addCheckout(server, gateway);
  addMerchantApi(server, gateway);
  addControl(server, gateway);
  server.get('/', async (_request, reply) => reply.type('text/html').send(indexPage()));
  server.get('/health/ready', async () => ({ status: 'ok' }));
  server.get('/sandbox.css', async (_request, reply) => reply.type('text/css').send(SANDBOX_STYLE));
  server.get('/lib/payhere.js', async (_request, reply) => reply.type('text/javascript').send(sdkScript(base)));
  server.get('/lib/leave.js', async (_request, reply) => reply.type('text/javascript').send(LEAVE_SCRIPT));
  return server;
}
