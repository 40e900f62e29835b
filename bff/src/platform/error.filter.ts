import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { PAYMENT_NOTICE_PATH } from '@salon/contracts';
import { logFailure } from '@salon/nest-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { errorReply, noticeReply } from './error.policy.js';

/** Sends the response of the error policy; causes are logged, never sent. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const reported = errorReply(error, request.id);
    const { status, body, retryAfter } =
      request.routeOptions.url === PAYMENT_NOTICE_PATH ? noticeReply(reported) : reported;
    logFailure(this.logger, error, request.id);
    // The rest of a body that is too large is read and discarded: closing the connection early would lose the response
    // behind the edge.
    if (status === 413 && !isSpent(reply.raw)) void reply.header('connection', 'keep-alive');
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply.status(status).header('cache-control', 'no-store').send(body);
  }
}

/** Whether this is the last response Node allows on the connection; the next request would get 503. */
const isSpent = (raw: object): boolean =>
  'maxRequestsOnConnectionReached' in raw && raw.maxRequestsOnConnectionReached === true;
