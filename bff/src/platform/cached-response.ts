import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './read-cache.js';

/** Sends a cached list; browsers store it too but revalidate each time (304). */
export function sendCached({ body, etag }: CachedResponse, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (matches(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}

const matches = (given: string | undefined, etag: string): boolean =>
  given !== undefined && given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
