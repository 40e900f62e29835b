import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { type Failure, messages } from '@salon/contracts';
import { DomainError, type ErrorKind, STATUS_OF_KIND } from '@salon/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './database-failure.js';

const KIND_OF_STATUS: Readonly<Record<number, [ErrorKind, string]>> = {
  400: ['invalid', messages.invalid],
  404: ['not_found', messages.notFound],
  413: ['too_large', messages.tooLarge],
  415: ['unsupported', messages.unsupported],
};

/** Seconds after which a call is worth another try: a database that was killed is back within ten. */
const DATABASE_RETRY_AFTER = 2;

/** What the framework or the database refuses (unknown route, body too large or not JSON, database away), as a DomainError; null for a bug. */
export function refusedByFramework(error: unknown): DomainError | null {
  if (isDatabaseUnavailable(error))
    return new DomainError('unavailable', 'DATABASE_DOWN', messages.server, {
      cause: error,
      retryAfter: DATABASE_RETRY_AFTER,
    });
  const status = statusOf(error);
  const known = status === undefined ? undefined : KIND_OF_STATUS[status];
  return known ? new DomainError(known[0], known[0].toUpperCase(), known[1], { cause: error }) : null;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('getStatus' in error && typeof error.getStatus === 'function')
    return Number((error.getStatus as () => unknown)());
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/**
 * Logs the cause of a 5xx, in the process where it arose and with its request. A failure that came from another process has no
 * cause here: that process has logged it under the same request id.
 */
export function logFailure(logger: Logger, error: unknown, requestId: string): void {
  const known = error instanceof DomainError ? error : refusedByFramework(error);
  if (!known) logger.error({ err: error, requestId }, 'unexpected error');
  else if (STATUS_OF_KIND[known.kind] < 500) return;
  else if (known.cause === undefined) logger.warn({ reason: known.code, requestId }, 'not available');
  else logger.error({ reason: known.code, err: known, requestId }, 'not available');
}

/** Answers every failure of a service in the one shape; what is not a DomainError is hidden. */
@Catch()
export class DomainErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const requestId = host.switchToHttp().getRequest<FastifyRequest>().id;
    const known = error instanceof DomainError ? error : refusedByFramework(error);
    logFailure(this.logger, error, requestId);
    const { kind, code, message, errors, data, retryAfter } = known ?? INTERNAL;
    const body: Failure = { status: 'error', code, message, errors, data, requestId };
    if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    void reply.status(kind ? STATUS_OF_KIND[kind] : 500).send(body);
  }
}

const INTERNAL: Pick<DomainError, 'code' | 'message' | 'errors' | 'data' | 'retryAfter'> & { kind: ErrorKind | null } =
  {
    kind: null,
    code: 'INTERNAL',
    message: messages.server,
  };
