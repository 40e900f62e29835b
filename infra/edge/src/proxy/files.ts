import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../http/failure.js';
import { forwarding } from './forward.js';
import { responseHeaders } from './forward-headers.rules.js';
import { isPlainPath } from './path.rules.js';

const TIMEOUT_MS = 10_000;
const RETRY_MS = 1_500;

/** Passes on the file at `path` below `base`, the address of the shell's or a remote's server. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { base, path }: { base: string; path: string },
): FastifyReply {
  if (!isPlainPath(path)) return sendText(reply, 404, 'file');
  const { origin, pathname } = new URL(base);
  return reply.from(`${origin}${pathname.replace(/\/$/, '')}${path}`, {
    ...forwarding(request, {
      timeoutMs: TIMEOUT_MS,
      retryMs: RETRY_MS,
      onError: (failed) => void sendText(failed, 503, 'partDown'),
    }),
    queryString: () => '',
    rewriteHeaders: (headers) => ({ ...responseHeaders(headers), 'x-content-type-options': 'nosniff' }),
  });
}
