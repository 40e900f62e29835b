import { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const open: (Server | FastifyInstance)[] = [];

/** Starts a server on a free port of this machine; its address, with a slash at the end. */
export async function listen(server: Server | FastifyInstance): Promise<string> {
  open.push(server);
  if ('register' in server) return `${await server.listen({ port: 0, host: '127.0.0.1' })}/`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Ends every server of this spec. */
export async function closeAll(): Promise<void> {
  for (const each of open.splice(0)) {
    if ('register' in each) {
      each.server.closeAllConnections();
      await each.close();
    } else each.close().closeAllConnections();
  }
}
