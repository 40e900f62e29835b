import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller, Visitor } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import { keptNetwork } from '../limits/limits.rules.js';

/** Who asks, and the ids under which the request is found again in every service's log. */
export interface Asking {
  caller: Caller | null;
  requestId: string;
  visitor: Visitor;
  traceparent?: string;
}

export interface WithCaller {
  user?: Caller;
}

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export function askingOf(request: FastifyRequest & WithCaller): Asking {
  const given = request.headers.traceparent;
  return {
    caller: request.user ?? null,
    requestId: request.id,
    visitor: { network: keptNetwork(request.ip), agent: request.headers['user-agent'] ?? '' },
    ...(typeof given === 'string' && TRACEPARENT.test(given) && { traceparent: given }),
  };
}

/** The `Asking` of the request in hand. */
export const Asks = createParamDecorator((_data: unknown, context: ExecutionContext): Asking =>
  askingOf(context.switchToHttp().getRequest<FastifyRequest & WithCaller>()),
);
