import { relative } from 'node:path';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendText } from '../http/failure.js';
import { cachingOf } from './file.rules.js';

/**
 * Serves one built app, as its own team deploys it: files, `/version.json`, `/health/ready`. What the build compressed
 * (`.br`) is sent as it is. Source maps hold the sources of the staff's screens, and are not sent (threat T61).
 */
export function staticServer(folder: string): FastifyInstance {
  const app = Fastify({
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: 10_000 },
  });
  app.register(compress, { encodings: ['br', 'gzip'] });
  app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    allowedPath: (path) => !/\.map(?:\.br)?$/.test(path),
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cachingOf(`/${relative(folder, path)}`.replace(/\.br$/, '')));
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
  app.get('/health/*', async () => ({ status: 'ok' }));
  app.setErrorHandler((_error, _request, reply) => sendText(reply, 404, 'file'));
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'file'));
  return app;
}
