import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { FastifyRequest } from 'fastify';
import { NOTICE_PATH } from '../platform/error.filter.js';
import { parseBody } from './json.rules.js';

/** Bytes: any body, and those of signing in and of the gateway's notices (threats T40, T56). */
export const BODY_LIMIT = 100_000;
const SMALL_BODY = 8_192;

const isNotice = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean => routeOptions.url === NOTICE_PATH;

const refused = (): DomainError => new DomainError('unsupported', 'UNSUPPORTED', messages.unsupported);

const FORM = 'application/x-www-form-urlencoded';

const isSmall = (path: string): boolean => path.startsWith('/api/auth/') || path === NOTICE_PATH;

/** JSON everywhere, a form only where the gateway sends one; anything else is 415. Call before routes are made. */
export function prepareParsers(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (isSmall(route.url)) route.bodyLimit = SMALL_BODY;
  });
  app.useBodyParser('application/json', {}, (request, body, done) => {
    if (isNotice(request)) done(refused(), undefined);
    else done(null, parseBody(body as Buffer));
  });
  app.useBodyParser(FORM, {}, (request, body, done) => {
    if (isNotice(request)) done(null, (body as Buffer).toString('utf8'));
    else done(refused(), undefined);
  });
}
