import type { LoggerService } from '@nestjs/common';
import { describeError, logOptions } from '@salon/traces';
import { type DestinationStream, type Logger, pino } from 'pino';

/** One line of JSON per event on standard output, without secrets (threat T63). */
export function createLogger(name: string, level = 'info', into?: DestinationStream): Logger {
  const options = logOptions(name, level);
  return into ? pino(options, into) : pino(options);
}

/** Nest's own messages through the same logger; start-up notes only on request. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown, ...rest: unknown[]) => logger.debug({ context: rest.at(-1) }, String(message)),
  debug: (message: unknown) => logger.debug(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown, ...rest: unknown[]) => logger.warn({ context: rest.at(-1) }, String(message)),
  error: (message: unknown, ...rest: unknown[]) => report(logger, 'error', message, rest.at(-1)),
  fatal: (message: unknown, ...rest: unknown[]) => report(logger, 'fatal', message, rest.at(-1)),
});

/** Nest passes a stack as text after some messages; the context is the last argument. */
function report(logger: Logger, level: 'error' | 'fatal', message: unknown, context: unknown): void {
  const described = describeError(message);
  logger[level]({ context, err: message }, typeof described === 'string' ? described : described.message);
}
