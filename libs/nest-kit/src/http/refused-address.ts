import { type Failure, generalRefusals } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TOO_LONG = 'FST_ERR_MAX_PARAM_LENGTH';

/**
 * The router refuses a malformed path, and an id over 100 characters, before any hook or filter runs; this sends the
 * same error format for them.
 */
export function refuseAddress({ code }: { code: string }, request: FastifyRequest, reply: FastifyReply): void {
  const [status, kind, message] =
    code === TOO_LONG
      ? ([404, 'NOT_FOUND', generalRefusals.not_found] as const)
      : ([400, 'INVALID', generalRefusals.invalid] as const);
  const body: Failure = { status: 'error', code: kind, message, requestId: request.id };
  void reply.status(status).header('cache-control', 'no-store').send(body);
}
