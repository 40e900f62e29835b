import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { PAYMENT_NOTICE_PATH } from '@salon/contracts';
import { RestartWait } from '@salon/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitBodyTime } from '../http/body-timeout.js';
import { FAILURES, sendFailure } from '../http/failure.js';
import { forwarding } from './forward.js';
import { readinessOf } from './readiness.js';
import { bodyOf, limitStreamed } from './request-body.js';

interface ApiOptions {
  bffUrl: string;
  /** Milliseconds for one attempt. */
  bffTimeout?: number | undefined;
  behindProxy?: boolean | undefined;
  /** Milliseconds for the body of a notice of the gateway: anybody may send one (threat T40). */
  noticeTimeout: number;
  /** Headers that only the edge sets, for a request to this path. */
  headersFor: (path: string) => Promise<Record<string, string>>;
}

const TIMEOUT_MS = 30_000;
/** A process that is started again is back within seconds (requirement R4b). */
const RETRY_MS = 5_000;
/** How long requests are held back while the BFF is replaced. */
export const RESTART_TIMEOUT_MS = 12_000;
const EVENT_STREAM = 'text/event-stream';

/** The API is the BFF's, and so are the pictures of the services behind it. */
export const apiRoutes =
  ({ bffUrl, bffTimeout = TIMEOUT_MS, behindProxy, noticeTimeout, headersFor }: ApiOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const { origin } = new URL(bffUrl);
    const upstream = new RestartWait({ readiness: () => readinessOf(bffUrl), timeoutMs: RESTART_TIMEOUT_MS });
    const streams = openStreams();
    const onError = (reply: FastifyReply, isLate: boolean): void =>
      void sendFailure(reply.header('retry-after', '2'), isLate ? FAILURES.timeout : FAILURES.unavailable);
    const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      await upstream.ready();
      const [path = '/'] = request.url.split('?');
      const added = await headersFor(path);
      return reply.from(`${origin}${path}`, {
        ...forwarding(request, { timeoutMs: bffTimeout, retryMs: RETRY_MS, behindProxy, added, onError }),
        onResponse: (_request, _reply, response) => {
          const { headers, stream } = response as unknown as UpstreamResponse;
          upstream.observe(headers.connection);
          if (headers['content-type'] === EVENT_STREAM) streams.add(stream);
          // The rest of a body is discarded when the response came before its end: see request-body.ts.
          reply.removeHeader('connection');
          reply.send(stream);
        },
      });
    };
    app.addHook('preClose', async () => streams.end());
    app.addHook('onRequest', limitStreamed(behindProxy));
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) => bodyOf(payload));
    app.all(PAYMENT_NOTICE_PATH, {
      handler: forward,
      onRequest: (request, reply, done) => {
        limitBodyTime(request, reply, noticeTimeout);
        done();
      },
    });
    for (const path of ['/api', '/api/*', '/media/*']) app.all(path, forward);
  };

/** Streams of events do not end by themselves: without this, stopping would wait for every browser to disconnect. */
function openStreams(): { add(stream: Readable): void; end(): void } {
  const open = new Set<Readable>();
  return {
    add(stream) {
      open.add(stream);
      stream.once('close', () => open.delete(stream));
    },
    end() {
      for (const each of open) each.destroy();
    },
  };
}

interface UpstreamResponse {
  headers: { connection?: string; 'content-type'?: string };
  stream: Readable;
}
