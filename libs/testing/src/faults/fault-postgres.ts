import { connect, type Socket } from 'node:net';
import { FaultServer } from './fault-server.js';

/** How Postgres disconnects: with an error (57P01) or by a broken connection. */
export type DatabaseFault = 'shutdown' | 'reset';

const CALLS = 'application_name\0salon-';

/**
 * A proxy to Postgres that disconnects before a chosen statement of a call; connections of the job queue are not
 * affected.
 */
export class FaultPostgres extends FaultServer {
  private fault: DatabaseFault = 'shutdown';
  private statementsLeft = Infinity;

  /** @param target port of Postgres on this machine */
  constructor(private readonly target: number) {
    super();
  }

  /** Disconnects instead of forwarding the n-th statement from now on. */
  failAt(statement: number, fault: DatabaseFault): void {
    this.statementsLeft = statement;
    this.fault = fault;
  }

  /** Whether it has disconnected since `failAt`; reading it resets the fault. */
  disarm(): boolean {
    const hasFailed = this.statementsLeft <= 0;
    this.statementsLeft = Infinity;
    return hasFailed;
  }

  protected greet(client: Socket): void {
    const postgres = connect(this.target, '127.0.0.1');
    this.keep(client, () => postgres.destroy());
    this.keep(postgres, () => client.destroy());
    postgres.on('data', (data) => client.write(data));
    let isCall: boolean | undefined;
    client.on('data', (data) => {
      isCall ??= data.includes(CALLS);
      if (isCall && this.failsNow(data)) return this.goAway(client);
      postgres.write(data);
    });
  }

  /** A statement is sent as a query, or as a parse or bind with its following messages. */
  private failsNow(data: Buffer): boolean {
    if (this.statementsLeft <= 0 || !'QPB'.includes(String.fromCharCode(data[0] ?? 0))) return false;
    this.statementsLeft -= 1;
    return this.statementsLeft <= 0;
  }

  private goAway(client: Socket): void {
    if (this.fault === 'reset') return void client.resetAndDestroy();
    const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
    const message = Buffer.alloc(5 + fields.length);
    message.write('E', 0, 'latin1');
    message.writeUInt32BE(4 + fields.length, 1);
    message.write(fields, 5, 'latin1');
    client.end(message);
  }
}
