import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A local server that tracks its connections, so that stopping it closes all of them. */
export abstract class FaultServer {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.greet(socket));

  /** Resolves to its port. */
  async start(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Called for each new connection. */
  protected abstract greet(socket: Socket): void;

  /** Closes the client's connection with the server's, and always calls `onEnd`. */
  protected keep(socket: Socket, onEnd: () => void): void {
    this.sockets.add(socket);
    socket
      .on('error', () => socket.destroy())
      .on('close', () => {
        this.sockets.delete(socket);
        onEnd();
      });
  }
}
