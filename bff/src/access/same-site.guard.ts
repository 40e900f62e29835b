import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { PAYMENT_NOTICE_PATH, refuse } from '@salon/contracts';
import type { FastifyRequest } from 'fastify';
import { type BffOptions, OPTIONS } from '../options.js';
import { comesFromHere } from './same-site.rules.js';

/**
 * CSRF protection: mutating calls come from our own pages or from no browser (threat T49); the gateway's notice is
 * exempt.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  private readonly origin: string;

  constructor(@Inject(OPTIONS) { siteUrl }: BffOptions) {
    this.origin = new URL(siteUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const { method, headers, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    if (
      routeOptions.url === PAYMENT_NOTICE_PATH ||
      comesFromHere({ method, site: headers['sec-fetch-site'], origin: headers.origin }, this.origin)
    )
      return true;
    throw refuse('CROSS_SITE');
  }
}
