import type { Server } from 'node:net';

/**
 * Closes each connection of an address that has `most` open already (threat T65). Not for a server behind a proxy,
 * which is one address.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
