import {
  Agent,
  type IncomingMessage,
  request as send,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Comeback } from '@salon/kernel';

export interface Target {
  /** `http://127.0.0.1:4010` */
  origin: string;
  /** Path and query, from `/`. */
  path: string;
  timeoutMs: number;
  /** How long a call that certainly was not received is tried again. */
  patienceMs: number;
  comeback?: Comeback;
  /** Proxies of ours stand in front: what they say about the caller is passed on. */
  behindProxy?: boolean | undefined;
  /** Replaces or adds headers of the answer. */
  answerHeaders?: Record<string, string>;
}

/** Why there is no answer: nobody listens, or nobody answers in time. */
export type Failure = 'unavailable' | 'timeout';

const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64, scheduling: 'lifo', timeout: 60_000 });
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'http2-settings',
]);
const OURS = /^(?:x-salon-|x-forwarded-|forwarded$|x-real-ip$)/;

/** A body of up to so many bytes is kept until there is an answer; a larger one flows through and is sent once. */
const SMALL = 32_000;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOST = new Set(['ECONNRESET', 'EPIPE']);
const PAUSE = 50;

/** Passes a request on and the answer back; `fail` answers when nothing has been sent yet. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  fail: (failure: Failure) => void,
): Promise<void> {
  const body = isSmall(request) ? await buffer(request).catch(() => null) : request;
  if (body === null) return; // The caller went away in the middle of it.
  const until = performance.now() + target.patienceMs;
  await target.comeback?.ready();
  for (let lost = 0; !response.destroyed;) {
    const error = await attempt(request, response, target, body);
    if (!error) return;
    if (response.headersSent) return void response.destroy();
    const refused = error.code === 'ECONNREFUSED';
    if (!refused) lost += 1;
    const repeatable =
      body !== request && (refused || (SAFE.has(request.method ?? '') && LOST.has(error.code ?? '') && lost === 1));
    if (!repeatable || performance.now() > until) return fail(error.code === 'TIMEOUT' ? 'timeout' : 'unavailable');
    if (refused) await sleep(PAUSE);
  }
}

/** Resolves with null once the answer flows, else with what went wrong. */
function attempt(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  body: Buffer | IncomingMessage,
): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(target.origin);
    const outgoing = send({
      agent,
      hostname,
      port,
      path: target.path,
      method: request.method,
      headers: requestHeaders(request, target.behindProxy),
      setHost: false,
    });
    const late = setTimeout(
      () => outgoing.destroy(Object.assign(new Error('no answer in time'), { code: 'TIMEOUT' })),
      target.timeoutMs,
    );
    const abandon = (): void => {
      if (!response.writableFinished) outgoing.destroy();
    };
    response.once('close', abandon);
    outgoing.once('response', (answer) => {
      clearTimeout(late);
      target.comeback?.heard(answer.headers.connection);
      response.writeHead(answer.statusCode ?? 502, { ...answerHeaders(answer.headers), ...target.answerHeaders });
      // An answer may come before the whole body: the rest is dropped, for left in the middle it would block the caller's next request on this connection.
      if (body === request) answer.once('end', () => void (request.readableEnded || outgoing.destroy()));
      pipeline(answer, response, () => undefined);
      resolve(null);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(late);
      response.off('close', abandon);
      resolve(error);
    });
    if (body === request) outgoing.once('close', () => void request.unpipe(outgoing).resume());
    if (Buffer.isBuffer(body)) outgoing.end(body);
    else body.pipe(outgoing);
  });
}

const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SMALL;

/** The client's headers without those of one hop and those only we may set; who it is stands in X-Forwarded-For. */
export function requestHeaders(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy = false,
): OutgoingHttpHeaders {
  const named = new Set(
    (headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim()),
  );
  const passed = Object.entries(headers).filter(([name]) => !HOP.has(name) && !OURS.test(name) && !named.has(name));
  const before = behindProxy ? headers['x-forwarded-for'] : undefined;
  const address = socket.remoteAddress ?? '';
  return {
    ...Object.fromEntries(passed),
    ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-proto': (behindProxy && headers['x-forwarded-proto']) || 'http',
  };
}

function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name) && name !== 'x-powered-by'));
}
