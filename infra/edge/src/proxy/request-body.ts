import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { onRequestHookHandler } from 'fastify';
import { FAILURES, sendFailure } from '../http/failure.js';
import { networkOfCaller } from './forward-headers.rules.js';

/** A body of up to so many bytes is read at once and can be sent again; a larger one is streamed and sent once. */
const SMALL = 32_000;
/** Each streamed body holds a connection to the BFF for as long as its caller takes to send it (threat T65). */
const MOST_STREAMED = 64;
const MOST_STREAMED_OF_NETWORK = 8;

const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SMALL;

export const bodyOf = async (request: IncomingMessage): Promise<Buffer | PassThrough> =>
  isSmall(request) ? buffer(request) : detached(request);

/**
 * Refuses a body that would be streamed while as many as allowed are, of all callers or of its network. That of a GET
 * or HEAD is never sent on.
 */
export function limitStreamed(behindProxy?: boolean): onRequestHookHandler {
  const streamed = new Map<IncomingMessage, string>();
  return ({ raw }, reply, done) => {
    if (isSmall(raw) || raw.method === 'GET' || raw.method === 'HEAD') return done();
    const network = networkOfCaller(raw, behindProxy);
    const ofNetwork = [...streamed.values()].filter((each) => each === network).length;
    if (streamed.size >= MOST_STREAMED || ofNetwork >= MOST_STREAMED_OF_NETWORK)
      return void sendFailure(reply.header('retry-after', '2'), FAILURES.unavailable);
    streamed.set(raw, network);
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
