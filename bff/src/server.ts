import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServeOptions } from '@salon/nest-kit';
import { serveDocs } from './docs/serve-docs.js';
import { BODY_LIMIT, prepareParsers } from './input/body-parsers.js';
import { prepareUploads } from './input/upload.js';
import { FormPipe } from './input/validation.pipe.js';
import type { BffOptions } from './options.js';
import { ErrorFilter } from './platform/error.filter.js';

const HEADERS_PATIENCE = 10_000;
const REQUESTS_PER_SOCKET = 1_000;

/** How the BFF is served, in a process and in a spec alike. */
export const serverOptions = ({ docs }: Pick<BffOptions, 'docs'>, trustedHops: number): Omit<ServeOptions, 'port'> => ({
  name: 'bff',
  bodyLimit: BODY_LIMIT,
  trustedHops,
  filter: (logger) => new ErrorFilter(logger),
  prepare: async (app) => {
    protect(app);
    prepareParsers(app);
    await prepareUploads(app);
    app.useGlobalPipes(new FormPipe());
    if (docs) serveDocs(app);
  },
});

/** On every answer: what a browser may do with data, which is nothing but read it, and that nobody keeps it unless told so. No CORS: one origin serves all. */
const SECURE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Secure headers, and sockets that cannot be held for ever (threats T52, T65). */
function protect(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (_request, reply, done) => {
      void reply.headers(SECURE);
      done();
    });
  const server = app.getHttpServer();
  server.headersTimeout = HEADERS_PATIENCE;
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
}
