import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { UNATTENDED_HEADER } from '@salon/contracts';
import type { Caller, Visitor } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import { storedNetwork } from './network.rules.js';

/** The caller, and the id by which the request is found in every service's log. */
export interface RequestContext {
  caller: Caller | null;
  requestId: string;
  visitor: Visitor;
  /** Made by a page that nobody uses: it does not extend the session. */
  isUnattended?: boolean;
}

export interface WithCaller {
  user?: Caller;
}

export function requestContext(request: FastifyRequest & WithCaller): RequestContext {
  return {
    caller: request.user ?? null,
    requestId: request.id,
    visitor: { network: storedNetwork(request.ip), agent: request.headers['user-agent'] ?? '' },
    ...(request.headers[UNATTENDED_HEADER] !== undefined && { isUnattended: true }),
  };
}

/** The `RequestContext` of the current request. */
export const Context = createParamDecorator((_data: unknown, context: ExecutionContext): RequestContext =>
  requestContext(context.switchToHttp().getRequest<FastifyRequest & WithCaller>()),
);
