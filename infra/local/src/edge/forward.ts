import { Agent, type IncomingMessage, request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

export interface Target {
  /** `http://127.0.0.1:4010` */
  origin: string;
  /** Path and query, from `/`. */
  path: string;
  timeoutMs: number;
  /** Proxies of ours stand in front: what they say about the caller is passed on. */
  behindProxy?: boolean | undefined;
  /** Replaces or adds headers of the answer. */
  answerHeaders?: Record<string, string>;
}

/** Why there is no answer: nobody listens, or nobody answers in time. */
export type Failure = 'unavailable' | 'timeout';

const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64, scheduling: 'lifo', timeout: 60_000 });
const HOP = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect', 'http2-settings']);
const OURS = /^(?:x-salon-|x-forwarded-|forwarded$|x-real-ip$)/;

/** Passes a request on and the answer back; `fail` answers when nothing has been sent yet. */
export function forward(request: IncomingMessage, response: ServerResponse, target: Target, fail: (failure: Failure) => void): void {
  const body = hasBody(request);
  const attempt = (again: boolean): void => {
    const { hostname, port } = new URL(target.origin);
    const outgoing = send({ agent, hostname, port, path: target.path, method: request.method, headers: requestHeaders(request, target.behindProxy), setHost: false });
    const late = setTimeout(() => outgoing.destroy(Object.assign(new Error('no answer in time'), { code: 'TIMEOUT' })), target.timeoutMs);
    const abandon = (): void => {
      if (!response.writableFinished) outgoing.destroy();
    };
    response.once('close', abandon);
    outgoing.once('response', (answer) => {
      clearTimeout(late);
      response.writeHead(answer.statusCode ?? 502, { ...answerHeaders(answer.headers), ...target.answerHeaders });
      pipeline(answer, response, () => undefined);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(late);
      response.off('close', abandon);
      if (body) request.unpipe(outgoing).resume();
      // A kept connection may have been closed by the other side in this very moment: then nothing was done there.
      if (again && !body && outgoing.reusedSocket && error.code !== 'TIMEOUT' && !response.headersSent && !response.destroyed) return attempt(false);
      if (response.headersSent) response.destroy();
      else if (!response.destroyed) fail(error.code === 'TIMEOUT' ? 'timeout' : 'unavailable');
    });
    if (body) request.pipe(outgoing);
    else outgoing.end();
  };
  attempt(true);
}

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The client's headers without those of one hop and those only we may set; who it is stands in X-Forwarded-For. */
export function requestHeaders({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, behindProxy = false): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').toLowerCase().split(',').map((each) => each.trim()));
  const passed = Object.entries(headers).filter(([name]) => !HOP.has(name) && !OURS.test(name) && !named.has(name));
  const before = behindProxy ? headers['x-forwarded-for'] : undefined;
  const address = socket.remoteAddress ?? '';
  return {
    ...Object.fromEntries(passed),
    ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address, 'x-forwarded-proto': (behindProxy && headers['x-forwarded-proto']) || 'http',
  };
}

function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name) && name !== 'x-powered-by'));
}
