import { QueryFailedError } from 'typeorm';

/**
 * SQLSTATEs of an unavailable database: no connection, no resources, terminated, cancelled, read-only, deadlock victim.
 */
const UNAVAILABLE_STATE = /^(?:08...|53...|58...|57P0[1-5]|57014|25006|25P03|55P03|40001|40P01)$/;

/** pg's message for a statement that took longer than its `query_timeout`. */
export const NO_RESPONSE = 'Query read timeout';

/** Codes of a connection that failed or broke. */
const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Messages of pg and its pool without a code; the last two are TypeORM's for a connection that broke between two
 * statements.
 */
const LOST_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  NO_RESPONSE,
  'Cannot use a pool after calling end on the pool',
  'Query runner already released. Cannot run queries anymore.',
  'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
]);

/** The SQLSTATE of a failed statement, undefined for any other error. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;

/**
 * Whether a call failed because the database is unavailable or overloaded: the same call may succeed a moment later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (UNAVAILABLE_STATE.test(code) || LOST_CONNECTION.has(code))) return true;
  return LOST_MESSAGES.has(String(message));
}
