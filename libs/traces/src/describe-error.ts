import { types } from 'node:util';

/** Formats an error for a log line. */
export interface ErrorDescription {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** Fields of an error that contain our own names and never a value: of pg, the mail server, Node. */
const DETAILS = [
  'code',
  'kind',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'command',
  'responseCode',
];
const LONGEST_CHAIN = 5;
const LONGEST_MESSAGE = 500;
const LONGEST_STATEMENT = 1_000;
const LONGEST_STACK = 2_500;
const LONGEST_DETAIL = 100;
/** Of the errors within one error, which mostly say the same; their own causes are left out. */
const MOST_ERRORS = 3;

/** Data exceptions of Postgres quote the invalid value. */
const DATA_EXCEPTION = /^22/;
const QUOTED = /["':].*$/s;
/** An address, or the user and password of a URL. It starts where a word does, so that each word is read once. */
const ADDRESS = /(?<![^\s<>"'(),;])[^\s<>"'(),;]+@[^\s<>"'(),;]+/g;

/** Also of another realm, and of libraries that make their errors without the constructor, as Fastify's plugins do. */
const isError = (value: unknown): value is Error => types.isNativeError(value) || value instanceof Error;

/**
 * An error for the log: where it occurred and which statement failed, with its causes. Only the listed fields are
 * logged: a database error contains the statement's parameters and the failed row, a parser error its input.
 */
export function describeError(error: unknown, depth = 1): ErrorDescription | string {
  if (!isError(error)) return typeof error === 'string' ? maskedText(error) : `not an error: ${typeof error}`;
  const { cause, query, errors } = error as Error & { cause?: unknown; query?: unknown; errors?: unknown };
  const type = nameOf(error);
  const message = messageOf(error);
  return {
    type,
    message,
    stack: `${type}: ${message}${framesOf(error)}`,
    ...detailsOf(error),
    ...(typeof query === 'string' && { statement: query.slice(0, LONGEST_STATEMENT) }),
    ...(depth < LONGEST_CHAIN && {
      ...(cause !== undefined && { cause: describeError(cause, depth + 1) }),
      ...(Array.isArray(errors) && {
        errors: errors.slice(0, MOST_ERRORS).map((each) => describeError(each, LONGEST_CHAIN)),
      }),
    }),
  };
}

/** The logged value, an error or fields, with each error and the field `err` described; text stays unchanged. */
export function describeErrors<T>(logged: T): T | Record<string, unknown> {
  if (isError(logged)) return { err: describeError(logged) };
  if (typeof logged !== 'object' || logged === null) return logged;
  return Object.fromEntries(
    Object.entries(logged).map(([name, value]) => [
      name,
      name === 'err' || isError(value) ? describeError(value) : value,
    ]),
  );
}

function nameOf({ name }: { name: unknown }): string {
  return typeof name === 'string' ? name.slice(0, LONGEST_DETAIL) : 'Error';
}

function messageOf(error: Error): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  // Libraries put there what they were given.
  if (typeof message !== 'string') return `not a text: ${typeof message}`;
  const quotesInput = error.name === 'SyntaxError' || (typeof code === 'string' && DATA_EXCEPTION.test(code));
  return maskedText(quotesInput ? message.replace(QUOTED, '…') : message);
}

/** A message without addresses, at most 500 characters. */
export const maskedText = (message: string): string => message.replace(ADDRESS, '[hidden]').slice(0, LONGEST_MESSAGE);

/** A stack begins with the message, of which a line may look like a frame. */
function framesOf(error: Error): string {
  const { message, stack } = error as { message: unknown; stack?: unknown };
  if (typeof stack !== 'string') return '';
  const frames = typeof message === 'string' ? stack.replace(message, '') : stack;
  const first = frames.indexOf('\n    at ');
  return first === -1 ? '' : frames.slice(first, first + LONGEST_STACK);
}

function detailsOf(error: Error): Record<string, unknown> {
  const all = error as unknown as Record<string, unknown>;
  const given = DETAILS.filter((name) => typeof all[name] === 'string' || typeof all[name] === 'number');
  return Object.fromEntries(given.map((name) => [name, shortened(all[name])]));
}

const shortened = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, LONGEST_DETAIL) : value);
