import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from './read-cache.js';

/** Sends a kept list: browsers keep it too, but ask each time whether it is still the one (304). */
export function answerKept({ body, etag }: Kept, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (names(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}

const names = (given: string | undefined, etag: string): boolean =>
  given !== undefined && given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
