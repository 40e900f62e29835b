import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServeOptions } from '@salon/nest-kit';
import { serveDocs } from './docs/serve-docs.js';
import { BODY_LIMIT, prepareParsers } from './input/body-parsers.js';
import { prepareUploads } from './input/upload.js';
import { FormPipe } from './input/validation.pipe.js';
import type { BffOptions } from './options.js';
import { ErrorFilter } from './platform/error.filter.js';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUESTS_PER_SOCKET = 1_000;

/** Server options, the same in a process and in a spec. */
export const serverOptions = ({ docs }: Pick<BffOptions, 'docs'>, trustedHops: number): Omit<ServeOptions, 'port'> => ({
  name: 'bff',
  bodyLimit: BODY_LIMIT,
  trustedHops,
  headers: SECURITY_HEADERS,
  filter: (logger) => new ErrorFilter(logger),
  prepare: async (app) => {
    limitSockets(app);
    prepareParsers(app);
    await prepareUploads(app);
    app.useGlobalPipes(new FormPipe());
    if (docs) serveDocs(app);
  },
});

/** On every response: data is only read, and not stored by default. No CORS headers: there is one origin. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Against slow clients that hold sockets open (threat T65). */
function limitSockets(app: NestFastifyApplication): void {
  const server = app.getHttpServer();
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
}
