import { FaultPostgres, type DatabaseFault } from './fault-postgres.js';
import { loseDatabase } from './lose-database.js';

interface Reply {
  status: number;
  headers: Record<string, unknown>;
}

/** A failed call with its fault, response and log lines. */
interface FailedCall {
  path: string;
  fault: DatabaseFault;
  statement: number;
  status: number;
  /** Seconds of `Retry-After`; NaN without the header. */
  retryAfter: number;
  /** Log lines of this call of level `warn` and above. */
  causes: { level: number; err?: { stack: string } }[];
}

/** Disconnects Postgres at each statement of each call of a journey, and records the results. */
export class JourneyWithoutDatabase {
  readonly lines: string[] = [];
  /** The faults that occurred: one entry per call and statement. */
  readonly met: string[] = [];
  readonly failed: FailedCall[] = [];

  private constructor(
    private readonly postgres: FaultPostgres,
    /** The database URL through the fault proxy. */
    readonly url: string,
  ) {}

  static async begin(url: string): Promise<JourneyWithoutDatabase> {
    const throughFault = new URL(url);
    const postgres = new FaultPostgres(Number(throughFault.port));
    throughFault.port = String(await postgres.start());
    throughFault.hostname = '127.0.0.1';
    return new JourneyWithoutDatabase(postgres, throughFault.href);
  }

  /** Repeats the call, with a disconnect at one statement after another. */
  call<R extends Reply>(path: string, send: () => Promise<R>): Promise<R> {
    return loseDatabase(this.postgres, send, ({ status, headers }, fault, statement) => {
      this.met.push(`${path} ${fault} ${statement}`);
      if (status < 500) return;
      const causes = this.causesOf(headers['x-request-id']);
      this.failed.push({ path, fault, statement, status, retryAfter: Number(headers['retry-after']), causes });
    });
  }

  /** Failed calls without a 503 and `Retry-After`, or whose cause was not logged exactly once with its stack. */
  unexpected(): FailedCall[] {
    return this.failed.filter(({ status, retryAfter, causes: [cause, ...more] }) => {
      const isLogged = cause?.level === 50 && more.length === 0 && /\n\s+at /.test(cause.err?.stack ?? '');
      return !(status === 503 && retryAfter > 0 && isLogged);
    });
  }

  end(): Promise<void> {
    return this.postgres.stop();
  }

  private causesOf(requestId: unknown): FailedCall['causes'] {
    return this.lines
      .filter((line) => line.includes(String(requestId)))
      .map((line) => JSON.parse(line) as FailedCall['causes'][number])
      .filter(({ level }) => level >= 40);
  }
}
