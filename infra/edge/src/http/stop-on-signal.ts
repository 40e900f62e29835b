import type { Server } from 'node:http';

const PATIENCE = 8_000;

/** On SIGTERM or SIGINT: no new connections, running answers are finished, then the process ends. */
export function stopOnSignal(server: Server): void {
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), PATIENCE).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
