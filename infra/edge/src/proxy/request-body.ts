import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A body of up to so many bytes is read at once and can be sent again; a larger one is streamed and sent once. */
const SMALL = 32_000;

const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SMALL;

export const bodyOf = async (request: IncomingMessage): Promise<Buffer | PassThrough> =>
  isSmall(request) ? buffer(request) : detached(request);

/**
 * The body as a separate stream: when the upstream responds before its end, the rest is discarded and the caller's
 * connection stays usable (threat T56).
 */
function detached(request: IncomingMessage): PassThrough {
  const body = new PassThrough();
  body.on('error', () => undefined);
  body.once('close', () => void request.unpipe(body).resume());
  request.once('close', () => void (request.readableEnded || body.destroy(new Error('the caller went away'))));
  return request.pipe(body);
}
