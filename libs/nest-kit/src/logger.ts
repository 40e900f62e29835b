import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'otp',
  'token',
  'invite',
  'credential',
  'authorization',
  'cookie',
  'md5sig',
  'hash',
  'html',
  'text',
  'x-salon-caller',
];

/** A code is a secret where it was sent or mailed, and the best part of an error. */
const CODES = ['code', 'body.code', 'payload.code'];

/** One line of JSON an event on standard output; fields that carry secrets never get there (threat T63). */
export function createLogger(name: string, level = 'info', into?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { name },
    redact: {
      paths: [...SECRETS.flatMap((field) => [quoted(field), `*${quoted(field)}`, `*.*${quoted(field)}`]), ...CODES],
      censor: '[hidden]',
    },
  };
  return into ? pino(options, into) : pino(options);
}

const quoted = (field: string): string => `["${field}"]`;

/** Nest's own messages through the same logger: start-up notes only when asked for. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown, ...rest: unknown[]) => logger.debug({ context: rest.at(-1) }, String(message)),
  debug: (message: unknown) => logger.debug(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown, ...rest: unknown[]) => logger.warn({ context: rest.at(-1) }, String(message)),
  error: (message: unknown, ...rest: unknown[]) =>
    logger.error({ detail: rest }, message instanceof Error ? message.message : String(message)),
  fatal: (message: unknown) => logger.fatal(String(message)),
});
