import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What goes wrong on the way back from the service; `trickle` is 1 kB a second. */
export type LineFault = 'none' | 'late' | 'very late' | 'hang' | 'reset' | 'trickle';

const LATENESS: Partial<Record<LineFault, number>> = { late: 300, 'very late': 3_000 };
const CRUMB = 100;
const CRUMB_EVERY = 100;

/** A line to a service that can be made bad; the service itself stays as it is. */
export class FaultProxy {
  fault: LineFault = 'none';
  /** Requests that reached the service, counted by their heads. */
  requests = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  /** @param target port of the service on this machine */
  constructor(private readonly target: number) {
    this.server = createServer((client) => this.join(client));
  }

  /** Resolves to its own port. */
  async start(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket): void {
    const service = connect(this.target, '127.0.0.1');
    for (const [one, other] of [[client, service], [service, client]] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (data) => {
      if (this.fault === 'reset') return void client.resetAndDestroy();
      this.requests += (data.toString('latin1').match(/ HTTP\/1\.1\r\n/g) ?? []).length;
      service.write(data);
    });
    service.on('data', (data) => this.answer(client, data));
  }

  private answer(client: Socket, data: Buffer): void {
    if (this.fault === 'hang') return;
    if (this.fault === 'trickle') return this.crumble(client, data);
    const late = LATENESS[this.fault];
    if (late === undefined) client.write(data);
    else setTimeout(() => client.writable && client.write(data), late);
  }

  private crumble(client: Socket, data: Buffer): void {
    if (data.length === 0 || !client.writable) return;
    client.write(data.subarray(0, CRUMB));
    setTimeout(() => this.crumble(client, data.subarray(CRUMB)), CRUMB_EVERY);
  }
}
