import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Server } from 'node:https';
import { join } from 'node:path';
import { inherited } from '../environment.js';
import { FILLED_IN, PORTS } from './configuration.js';
import { startTls } from './tls.js';

/** Mail, gateway and identity run as programs of this machine, because the real ones are external. */
export class StandIns {
  private readonly programs: ChildProcess[] = [];
  private readonly servers: Server[] = [];
  private readonly stdio: StdioOptions;

  /** @param folder of the drill, with the certificates */
  constructor(
    private readonly root: string,
    private readonly folder: string,
  ) {
    const log = openSync(join(folder, 'stand-ins.log'), 'a');
    this.stdio = ['ignore', log, log];
  }

  async start(): Promise<void> {
    const { root, folder } = this;
    const { PATH } = inherited();
    const env = { PATH, ...FILLED_IN, DATA_DIR: folder, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') };
    this.run(process.execPath, [join(root, 'infra/local/dist/stand-ins/main.js')], env);
    this.servers.push(
      await startTls(folder, PORTS.gatewayTls, PORTS.gateway),
      await startTls(folder, PORTS.identityTls, PORTS.identity),
    );
  }

  /** Registers another program, which ends with the others. */
  run(command: string, args: string[], env = inherited()): void {
    this.programs.push(spawn(command, args, { env, stdio: this.stdio }));
  }

  stop(): void {
    for (const program of this.programs) program.kill();
    for (const server of this.servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}
