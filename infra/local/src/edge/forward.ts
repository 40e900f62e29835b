import { Agent, type ClientRequest, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RestartWait } from '@salon/kernel';
import { answerHeaders, requestHeaders } from './forward-headers.rules.js';

export interface Target {
  /** `http://127.0.0.1:4010` */
  origin: string;
  /** Path and query, from `/`. */
  path: string;
  timeoutMs: number;
  /** How long a call that certainly was not received is tried again. */
  patienceMs: number;
  comeback?: RestartWait;
  /** Proxies of ours stand in front: what they say about the caller is passed on. */
  behindProxy?: boolean | undefined;
  /** Replaces or adds headers of the answer. */
  answerHeaders?: Record<string, string>;
}

/** Why there is no answer: nobody listens, or nobody answers in time. */
export type Failure = 'unavailable' | 'timeout';

const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64, scheduling: 'lifo', timeout: 60_000 });
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
    const outgoing = open(request, target);
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
      target.comeback?.observe(answer.headers.connection);
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
    sendBody(outgoing, request, body);
  });
}

function open(request: IncomingMessage, { origin, path, behindProxy }: Target): ClientRequest {
  const { hostname, port } = new URL(origin);
  const headers = requestHeaders(request, behindProxy);
  return send({ agent, hostname, port, path, method: request.method, headers, setHost: false });
}

function sendBody(outgoing: ClientRequest, request: IncomingMessage, body: Buffer | IncomingMessage): void {
  if (Buffer.isBuffer(body)) {
    outgoing.end(body);
    return;
  }
  outgoing.once('close', () => void request.unpipe(outgoing).resume());
  body.pipe(outgoing);
}

const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SMALL;
