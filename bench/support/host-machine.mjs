import { BINARIES, PASSWORD } from './debian-postgres.mjs';
import { PORT_BASE } from './site.mjs';

/**
 * A started site without containers, for the backup and restore of infra/local: `/media` is a folder of its own,
 * Postgres a server on this machine.
 */
export class HostMachine {
  /**
   * @param start starts the site and resolves to it once it is ready
   * @param port of Postgres
   * @param media folder of the pictures
   */
  constructor({ start, port, media }) {
    this.startSite = start;
    this.media = media;
    this.env = {
      PATH: `${BINARIES}:${process.env.PATH}`,
      POSTGRES_PASSWORD: PASSWORD,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
    };
  }

  exec(_name, command, ...args) {
    const here = args.map((each) =>
      each.replaceAll('/media', this.media).replaceAll('127.0.0.1:4000', `127.0.0.1:${PORT_BASE}`),
    );
    return { command, args: here, env: this.env };
  }

  runOneOff(name, ...command) {
    return this.exec(name, ...command);
  }

  /** The whole site: no process of it may write. */
  async stop() {
    await this.site?.stop();
    this.site = undefined;
  }

  /** Postgres always runs. */
  async start(names) {
    if (names === undefined) this.site ??= await this.startSite();
  }
}
