import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { errorReply, noticeReply } from './error.policy.js';

/** Path of the gateway's notices, the one call no browser makes. */
export const NOTICE_PATH = '/api/appointments/payhere-notify';

/** Sends what the policy says; logs bugs with their cause and never shows them. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const made = errorReply(error, request.id);
    const { status, body, retryAfter, unexpected } =
      request.routeOptions?.url === NOTICE_PATH ? noticeReply(made) : made;
    if (unexpected) this.logger.error({ err: error, requestId: request.id }, 'unexpected error');
    else if (status >= 500)
      this.logger.warn({ reason: body.code, cause: causeOf(error), requestId: request.id }, 'not available');
    // The rest of a body that is too large is read and dropped: a connection cut in its middle would lose the answer on the way through the edge.
    if (status === 413 && !isSpent(reply.raw)) void reply.header('connection', 'keep-alive');
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply.status(status).header('cache-control', 'no-store').send(body);
  }
}

/** Whether this is the last answer that Node gives on a connection; it would refuse the next one with 503. */
const isSpent = (raw: object): boolean =>
  'maxRequestsOnConnectionReached' in raw && raw.maxRequestsOnConnectionReached === true;

const causeOf = (error: unknown): string | undefined =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
