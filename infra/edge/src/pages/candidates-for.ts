import { randomInt } from 'node:crypto';
import { RETENTION } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, visitorReleases } from './visitor.rules.js';
import type { Candidate, RemoteRegistry } from '../remotes/registry.js';

/** Seconds after which a visitor gets a new bucket. */
const MAX_AGE = RETENTION.candidates * 86_400;

interface Options {
  registry: RemoteRegistry;
  /** Address of the site, where a visitor without a bucket gets one with this response. */
  assignBucketFor?: string;
}

/**
 * The candidates that the visitor gets. While one runs, the response differs between visitors: no shared cache may keep
 * it.
 */
export function candidatesFor(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { registry, assignBucketFor }: Options,
): ReadonlyMap<string, Candidate> {
  const running = registry.candidates();
  if (running.size === 0) return running;
  const newBucket = assignBucketFor === undefined ? undefined : () => randomInt(100);
  const { candidates, buckets } = visitorReleases(running, cookiesOf(headers.cookie), newBucket);
  reply.headers({ vary: 'accept-encoding, cookie', 'cache-control': 'private, no-cache' });
  const secure = assignBucketFor?.startsWith('https:') ? '; Secure' : '';
  for (const [name, value] of Object.entries(buckets))
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`);
  return new Map([...running].filter(([name]) => candidates.includes(name)));
}
