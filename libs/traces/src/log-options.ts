import { describeErrors, type ErrorDescription } from './describe-error.js';
import { traceFields } from './traces.js';

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

/** A code is a secret where it was sent or mailed, but the most useful field of an error. */
const CODES = ['code', 'body.code', 'payload.code'];

/**
 * Options of pino, the same in every process: one line of JSON per event. Secret fields are never logged, nor the
 * request data of an error (threat T63).
 */
export const logOptions = (name: string, level: string) => ({
  name,
  level,
  base: { name },
  mixin: traceFields,
  // Before pino uses the error's message as the message of the line.
  hooks: { logMethod: describeArguments },
  serializers: { err: (described: unknown) => described as ErrorDescription },
  redact: {
    paths: [...SECRETS.flatMap((field) => [quoted(field), `*${quoted(field)}`, `*.*${quoted(field)}`]), ...CODES],
    censor: '[hidden]',
  },
});

function describeArguments(this: unknown, args: readonly unknown[], log: (...args: never[]) => void): void {
  const [fields, ...rest] = args;
  log.apply(this, [describeErrors(fields), ...rest] as never[]);
}

const quoted = (field: string): string => `["${field}"]`;

/** Logs an uncaught error and ends the process: Node itself would print all data of the error. */
export function exitOnCrash(logger: { fatal: (fields: object, text: string) => void }): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'crashed');
    process.exit(1);
  });
}
