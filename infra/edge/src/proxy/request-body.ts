import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { onRequestHookHandler } from 'fastify';
import { FAILURES, sendFailure } from '../http/failure.js';

/** A body of up to so many bytes is read at once and can be sent again; a larger one is streamed and sent once. */
const SMALL = 32_000;
/** Each streamed body holds a connection to the BFF for as long as its caller takes to send it (threat T65). */
const MOST_STREAMED = 64;

const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SMALL;

export const bodyOf = async (request: IncomingMessage): Promise<Buffer | PassThrough> =>
  isSmall(request) ? buffer(request) : detached(request);

/** Refuses a body that would be streamed while as many as allowed are. That of a GET or HEAD is never sent on. */
export function limitStreamed(): onRequestHookHandler {
  const streamed = new Set<IncomingMessage>();
  return ({ raw }, reply, done) => {
    if (isSmall(raw) || raw.method === 'GET' || raw.method === 'HEAD') return done();
    if (streamed.size >= MOST_STREAMED) return void sendFailure(reply.header('retry-after', '2'), FAILURES.unavailable);
    streamed.add(raw);
    // A request that is responded to before its end does not close; neither does a response whose turn never came.
    for (const each of [raw, reply.raw]) each.once('close', () => streamed.delete(raw));
    done();
  };
}

/**
 * The body as a separate stream: when the upstream responds before its end, the rest is discarded and the caller's
 * connection stays usable (threat T56).
 */
function detached(request: IncomingMessage): PassThrough {
  const body = new PassThrough();
  body.on('error', () => undefined);
  body.once('close', () => void request.unpipe(body).resume());
  request.once('close', () => void (request.readableEnded || body.destroy(new Error('the client disconnected'))));
  return request.pipe(body);
}
