import { stopTraces } from '@salon/traces';

const TIMEOUT_MS = 8_000;

/**
 * On SIGTERM or SIGINT: no new connections, open requests are finished, then the process ends.
 * @param heldMs maximum milliseconds that a request is held back, added to the timeout of the stop
 */
export function stopOnSignal(app: { close(): Promise<unknown> }, heldMs = 0): void {
  const stop = (): void => {
    void app
      .close()
      .then(stopTraces)
      .then(() => process.exit(0));
    setTimeout(() => process.exit(1), heldMs + TIMEOUT_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
