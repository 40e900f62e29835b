import type { DatabaseFault, FaultPostgres } from './fault-postgres.js';

const MOST_STATEMENTS = 60;

/**
 * Repeats a call: Postgres disconnects before its first statement, then before its second, and so on, until a call has
 * no fault. `check` gets the response of each call with a fault.
 * @returns the last successful response, else the last one
 */
export async function loseDatabase<Reply extends { status: number }>(
  postgres: FaultPostgres,
  call: () => Promise<Reply>,
  check: (reply: Reply, fault: DatabaseFault, statement: number) => void,
): Promise<Reply> {
  let good: Reply | undefined;
  for (let statement = 1; statement <= MOST_STATEMENTS; statement += 1) {
    for (const fault of ['shutdown', 'reset'] as const) {
      let hasFailed = false;
      let reply: Reply;
      do {
        postgres.failAt(statement, fault);
        reply = await call();
        hasFailed = postgres.disarm();
        if (reply.status < 400) good = reply;
        if (hasFailed || reply.status >= 500) check(reply, fault, statement);
        // The pool may still hand out a closed connection: no statement was sent.
      } while (!hasFailed && reply.status >= 500);
      if (!hasFailed) return good ?? reply;
    }
  }
  throw new Error(`a call with more than ${MOST_STATEMENTS} statements`);
}
