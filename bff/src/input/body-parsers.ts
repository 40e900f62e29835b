import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CLIENT_REPORTS_PATH, CSP_REPORTS_PATH, PAYMENT_NOTICE_PATH, refuse } from '@salon/contracts';
import type { FastifyRequest } from 'fastify';
import { parseBody } from './json.rules.js';

/** Bytes: default limit, and limits for sign-in, reports and the gateway's notices (threats T40, T56, T76). */
export const BODY_LIMIT = 100_000;
const SMALL_BODY = 8_192;

const isNotice = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.url === PAYMENT_NOTICE_PATH;

const isReport = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.url === CSP_REPORTS_PATH;

const FORM = 'application/x-www-form-urlencoded';
const REPORT = 'application/csp-report';

const isSmall = (path: string): boolean =>
  path.startsWith('/api/auth/') || [PAYMENT_NOTICE_PATH, CSP_REPORTS_PATH, CLIENT_REPORTS_PATH].includes(path);

/**
 * JSON everywhere, except the gateway's form for notices and the browser's type for reports; else 415. Call before
 * routes are registered.
 */
export function prepareParsers(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (isSmall(route.url)) route.bodyLimit = SMALL_BODY;
  });
  app.useBodyParser('application/json', {}, (request, body, done) => {
    if (isNotice(request) || isReport(request)) done(refuse('UNSUPPORTED'), undefined);
    else done(null, parseBody(body));
  });
  app.useBodyParser(FORM, {}, (request, body, done) => {
    if (isNotice(request)) done(null, body.toString('utf8'));
    else done(refuse('UNSUPPORTED'), undefined);
  });
  app.useBodyParser(REPORT, {}, (request, body, done) => {
    if (isReport(request)) done(null, parseBody(body));
    else done(refuse('UNSUPPORTED'), undefined);
  });
}
