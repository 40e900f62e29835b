import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller, Visitor } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import { storedNetwork } from './network.rules.js';

/** The caller, and the ids by which the request is found in every service's log. */
export interface RequestContext {
  caller: Caller | null;
  requestId: string;
  visitor: Visitor;
  traceparent?: string;
}

export interface WithCaller {
  user?: Caller;
}

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export function requestContext(request: FastifyRequest & WithCaller): RequestContext {
  const given = request.headers.traceparent;
  return {
    caller: request.user ?? null,
    requestId: request.id,
    visitor: { network: storedNetwork(request.ip), agent: request.headers['user-agent'] ?? '' },
    ...(typeof given === 'string' && TRACEPARENT.test(given) && { traceparent: given }),
  };
}

/** The `RequestContext` of the current request. */
export const Context = createParamDecorator((_data: unknown, context: ExecutionContext): RequestContext =>
  requestContext(context.switchToHttp().getRequest<FastifyRequest & WithCaller>()),
);
