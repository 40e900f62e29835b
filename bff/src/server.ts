import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServeOptions } from '@salon/nest-kit';
import { serveDocs } from './docs/serve-docs.js';
import { BODY_LIMIT, prepareParsers } from './input/body-parsers.js';
import { prepareUploads } from './input/upload.js';
import { createValidationPipe } from './input/validation.pipe.js';
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
    await protect(app);
    prepareParsers(app);
    await prepareUploads(app);
    app.useGlobalPipes(createValidationPipe());
    if (docs) serveDocs(app);
  },
});

/** Secure headers, nothing kept by default, and sockets that cannot be held for ever (threats T52, T65). No CORS: one origin serves all. */
async function protect(app: NestFastifyApplication): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'same-origin' }, frameguard: { action: 'deny' } });
  app.getHttpAdapter().getInstance().addHook('onRequest', async (_request, reply) => {
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
    void reply.header('cache-control', 'no-store');
  });
  const server = app.getHttpServer();
  server.headersTimeout = HEADERS_PATIENCE;
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
}
