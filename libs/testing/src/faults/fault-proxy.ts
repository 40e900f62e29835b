import { connect, type Socket } from 'node:net';
import { FaultServer } from './fault-server.js';

/** Faults of the response path; `trickle` is 1 kB a second. */
export type LineFault = 'none' | 'late' | 'very late' | 'hang' | 'reset' | 'trickle';

const LATENESS: Partial<Record<LineFault, number>> = { late: 300, 'very late': 3_000 };
const CRUMB = 100;
const CRUMB_EVERY = 100;

/** A proxy to a service that can be made faulty; the service itself is unchanged. */
export class FaultProxy extends FaultServer {
  fault: LineFault = 'none';
  /** Requests that were sent to the service, counted by their heads; `reset` drops them here. */
  requests = 0;

  /** @param target port of the service on this machine */
  constructor(private readonly target: number) {
    super();
  }

  protected greet(client: Socket): void {
    const service = connect(this.target, '127.0.0.1');
    this.keep(client, () => service.destroy());
    this.keep(service, () => client.destroy());
    client.on('data', (data) => {
      this.requests += (data.toString('latin1').match(/ HTTP\/1\.1\r\n/g) ?? []).length;
      if (this.fault === 'reset') return void client.resetAndDestroy();
      service.write(data);
    });
    service.on('data', (data) => this.respond(client, data));
  }

  private respond(client: Socket, data: Buffer): void {
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
