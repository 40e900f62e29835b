import { stopTraces } from '@salon/traces';
import type { FastifyInstance } from 'fastify';

const TIMEOUT = 8_000;

/** On SIGTERM or SIGINT: no new connections, open requests are finished, then the process ends. */
export function stopOnSignal(app: FastifyInstance): void {
  const stop = (): void => {
    void app
      .close()
      .then(stopTraces)
      .then(() => process.exit(0));
    setTimeout(() => process.exit(1), TIMEOUT).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
