import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { stopTraces } from '@salon/traces';
import type { Logger } from 'pino';
import { HealthChecks } from '../platform/health.js';

/** Between the announcement of the stop and the end; calls are still accepted meanwhile. */
const DRAIN_DELAY_MS = 400;
/** Milliseconds from the signal to the end by force: longer than the BFF holds a call while a service is replaced. */
export const STOP_TIMEOUT_MS = 20_000;

/** While the process is stopping, each response closes its connection. Call before listening. */
export function announceStop(server: NestFastifyApplication): void {
  const checks = server.get(HealthChecks);
  server
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (_request, reply, _payload, done) => {
      if (checks.isDraining) void reply.header('connection', 'close');
      done();
    });
}

/** Announces the stop, accepts calls for a moment, then finishes the calls in progress. */
export async function stopGracefully(server: NestFastifyApplication): Promise<void> {
  server.get(HealthChecks).isDraining = true;
  await sleep(DRAIN_DELAY_MS);
  await server.close();
}

/** Stops on SIGTERM and SIGINT, by force after `STOP_TIMEOUT_MS`. */
export function stopOnSignal(server: NestFastifyApplication, logger: Logger): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await stopGracefully(server);
    await stopTraces();
    logger.info({ signal }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
