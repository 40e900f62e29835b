import { may, STAFF_CALLS } from '@salon/contracts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { requestContext, type WithCaller } from '../platform/request-context.js';
import { ACCESS } from './access.js';
import { type AccessLevel, isStaffLevel } from './access.rules.js';
import { ActivityRecords } from './activity-records.js';

/**
 * Records successful writes of staff, also by the calls of customers that the desk makes too. Writes about staff are
 * not in `STAFF_CALLS`: the account service records them in its own transaction.
 */
@Injectable()
export class ActivityRecordsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly records: ActivityRecords,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const level = this.reflector.get<AccessLevel | undefined>(ACCESS, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    const call = `${request.method} ${request.routeOptions.url}`;
    const isOfStaff = level && (isStaffLevel(level) || (request.user && may(request.user, 'desk')));
    if (!isOfStaff || STAFF_CALLS[call] === undefined) return next.handle();
    return next.handle().pipe(tap({ complete: () => this.records.done(call, requestContext(request)) }));
  }
}
