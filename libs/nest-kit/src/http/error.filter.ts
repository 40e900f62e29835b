import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { refuse, type ServiceFailure } from '@salon/contracts';
import { DomainError, type ErrorKind, STATUS_OF_KIND } from '@salon/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/database-failure.js';

/** Errors that the framework reports by status alone. */
const REFUSAL_OF_STATUS: Readonly<Record<number, (cause: unknown) => DomainError>> = {
  400: (cause) => refuse('INVALID', { params: { reason: 'request' }, cause }),
  404: (cause) => refuse('NOT_FOUND', { cause }),
  413: (cause) => refuse('TOO_LARGE', { cause }),
  415: (cause) => refuse('UNSUPPORTED', { cause }),
};

/** A killed database is back within ten seconds; a caller asks again meanwhile. */
const DATABASE_RETRY_AFTER_SECONDS = 2;

/**
 * Maps an error of the framework or the database (unknown route, body too large or not JSON, database unavailable) to a
 * DomainError; null for a bug.
 */
export function refusedByFramework(error: unknown): DomainError | null {
  if (isDatabaseUnavailable(error))
    return refuse('DATABASE_DOWN', {
      cause: error,
      retryAfter: DATABASE_RETRY_AFTER_SECONDS,
    });
  const status = statusOf(error);
  return status === undefined ? null : (REFUSAL_OF_STATUS[status]?.(error) ?? null);
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('getStatus' in error && typeof error.getStatus === 'function')
    return Number((error.getStatus as () => unknown)());
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/**
 * Logs the cause of a 5xx, in the process where it arose and with its request. A failure that came from another process
 * has no cause here: that process has logged it under the same request id.
 */
export function logFailure(logger: Logger, error: unknown, requestId: string): void {
  const known = error instanceof DomainError ? error : refusedByFramework(error);
  if (!known) logger.error({ err: error, requestId }, 'unexpected error');
  else if (STATUS_OF_KIND[known.kind] < 500) return;
  else if (known.cause === undefined) logger.warn({ reason: known.code, requestId }, 'not available');
  else logger.error({ reason: known.code, err: known, requestId }, 'not available');
}

/**
 * Sends every failure of a service in one format, without a sentence: the BFF renders it. The details of any error but
 * a DomainError are hidden.
 */
@Catch()
export class DomainErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const requestId = host.switchToHttp().getRequest<FastifyRequest>().id;
    const known = error instanceof DomainError ? error : refusedByFramework(error);
    logFailure(this.logger, error, requestId);
    const { kind, code, params, errors, data, retryAfter } = known ?? INTERNAL;
    const body: ServiceFailure = { status: 'error', code, params, errors, data, requestId };
    if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    void reply.status(kind ? STATUS_OF_KIND[kind] : 500).send(body);
  }
}

const INTERNAL: Pick<DomainError, 'code' | 'params' | 'errors' | 'data' | 'retryAfter'> & { kind: ErrorKind | null } = {
  kind: null,
  code: 'INTERNAL',
};
