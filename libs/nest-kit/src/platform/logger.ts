import type { LoggerService } from '@nestjs/common';
import { traceFields } from '@salon/traces';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { describeError, describeErrors } from './describe-error.js';

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

/**
 * One line of JSON an event on standard output; fields that carry secrets never get there, nor what an error carries of
 * a call (threat T63).
 */
export function createLogger(name: string, level = 'info', into?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { name },
    mixin: traceFields,
    // Before pino takes the message of an error for that of the line.
    hooks: { logMethod: describeArguments },
    serializers: { err: (described: unknown) => described },
    redact: {
      paths: [...SECRETS.flatMap((field) => [quoted(field), `*${quoted(field)}`, `*.*${quoted(field)}`]), ...CODES],
      censor: '[hidden]',
    },
  };
  return into ? pino(options, into) : pino(options);
}

function describeArguments(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [fields, ...rest] = args as [unknown, ...never[]];
  log.apply(this, [describeErrors(fields), ...rest]);
}

const quoted = (field: string): string => `["${field}"]`;

/** Nest's own messages through the same logger: start-up notes only when asked for. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown, ...rest: unknown[]) => logger.debug({ context: rest.at(-1) }, String(message)),
  debug: (message: unknown) => logger.debug(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown, ...rest: unknown[]) => logger.warn({ context: rest.at(-1) }, String(message)),
  error: (message: unknown, ...rest: unknown[]) => report(logger, 'error', message, rest.at(-1)),
  fatal: (message: unknown, ...rest: unknown[]) => report(logger, 'fatal', message, rest.at(-1)),
});

/** Nest gives a stack as text beside some messages; the context is what comes last. */
function report(logger: Logger, level: 'error' | 'fatal', message: unknown, context: unknown): void {
  const described = describeError(message);
  logger[level]({ context, err: described }, typeof described === 'string' ? described : described.message);
}
