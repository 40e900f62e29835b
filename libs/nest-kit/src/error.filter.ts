import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { type Failure, messages } from '@salon/contracts';
import { DomainError, type ErrorKind, STATUS_OF_KIND } from '@salon/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const KIND_OF_STATUS: Readonly<Record<number, [ErrorKind, string]>> = {
  400: ['invalid', messages.invalid],
  404: ['not_found', messages.notFound],
  413: ['too_large', messages.tooLarge],
  415: ['unsupported', messages.unsupported],
};

/** What pg's pool says when every connection stayed busy for too long. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** What the framework itself refuses (unknown route, body too large or not JSON, no connection to be had), as a DomainError; null for a bug. */
export function refusedByFramework(error: unknown): DomainError | null {
  if (error instanceof Error && error.message === NO_CONNECTION)
    return new DomainError('unavailable', 'BUSY', messages.server, { cause: error, retryAfter: 1 });
  const status = statusOf(error);
  const known = status === undefined ? undefined : KIND_OF_STATUS[status];
  return known ? new DomainError(known[0], known[0].toUpperCase(), known[1], { cause: error }) : null;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('getStatus' in error && typeof error.getStatus === 'function') return Number(error.getStatus());
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Answers every failure of a service in the one shape; what is not a DomainError is logged and hidden. */
@Catch()
export class DomainErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const requestId = host.switchToHttp().getRequest<FastifyRequest>().id;
    const known = error instanceof DomainError ? error : refusedByFramework(error);
    if (!known) this.logger.error({ err: error, requestId }, 'unexpected error');
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
