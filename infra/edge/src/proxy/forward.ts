import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import { traceHeaders } from '@salon/traces';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../http/log.js';
import { type Headers, requestHeaders, responseHeaders } from './forward-headers.rules.js';

interface Forwarding {
  /** Timeout of one attempt, and how long a request that was certainly not received is retried. */
  timeoutMs: number;
  retryMs: number;
  /** The edge is behind a proxy of ours: its headers about the caller are passed on. */
  behindProxy?: boolean | undefined;
  /** Headers of our own. */
  added?: Readonly<Record<string, string>>;
  /** Responds when the upstream does not: it refuses connections, or is too slow. */
  onError: (reply: FastifyReply, isLate: boolean) => void;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOST = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const PAUSE_MS = 50;
const GATEWAY_TIMEOUT = 504;

type Retry = NonNullable<FastifyReplyFromHooks['retryDelay']>;

/**
 * Milliseconds until the next attempt: repeatedly while connections are refused, once when the connection of a safe
 * request was lost.
 */
function retry({ method, body }: FastifyRequest, retryMs: number): Retry {
  const until = performance.now() + retryMs;
  const repeatable = body === undefined || Buffer.isBuffer(body);
  let lost = false;
  return ({ err }) => {
    const code = (err as NodeJS.ErrnoException | null)?.code;
    if (code === undefined || !repeatable || performance.now() > until) return null;
    if (code === 'ECONNREFUSED') return PAUSE_MS;
    if (lost || !LOST.has(code) || !SAFE.has(method)) return null;
    lost = true;
    return 1;
  };
}

/** The body as the caller sent it: without this, JSON would be serialised again. */
const bodyOf = ({ body, headers }: FastifyRequest): Pick<FastifyReplyFromHooks, 'body' | 'contentType'> =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {};

/** What `reply.from` needs to pass a request on and the response back. */
export function forwarding(request: FastifyRequest, options: Forwarding): FastifyReplyFromHooks {
  return {
    ...bodyOf(request),
    timeout: options.timeoutMs,
    retryDelay: retry(request, options.retryMs),
    rewriteRequestHeaders: ({ raw, body }) => {
      const ours = { ...options.added, ...traceHeaders(), 'x-request-id': request.id };
      const headers: Headers = { ...requestHeaders(raw, options.behindProxy), ...ours };
      // The body of a GET is not read, so it is not announced either.
      if (body === undefined) delete headers['content-length'];
      return headers;
    },
    rewriteHeaders: (headers) => responseHeaders(headers),
    onError: (reply, { error }) => {
      options.onError(reply as FastifyReply, 'statusCode' in error && error.statusCode === GATEWAY_TIMEOUT);
      logFailure(reply as FastifyReply, error);
    },
  };
}
