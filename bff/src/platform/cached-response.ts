import { success } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadCache } from './read-cache.js';
import { type RequestContext, requestContext } from './request-context.js';

interface GuestRead {
  /** Its key in the cache. */
  key: string;
  load(context: RequestContext): Promise<object>;
  /** Age up to which a response is still served when the service is down. */
  staleIfErrorMs?: number;
}

/** Sends what a guest reads, from the cache; browsers store it too but revalidate each time (304). */
export async function sendCached(
  cache: ReadCache,
  { key, load, staleIfErrorMs }: GuestRead,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const context = { ...requestContext(request), caller: null };
  const { body, etag } = await cache.read(key, async () => success(await load(context)), staleIfErrorMs);
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (matches(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}

const matches = (given: string | undefined, etag: string): boolean =>
  given !== undefined && given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
