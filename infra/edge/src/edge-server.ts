import replyFrom from '@fastify/reply-from';
import { requestId, traceRequests } from '@salon/traces';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { limitConnections } from './http/connection-limit.js';
import { FAILURES, refuseUnparsed, sendFailure, sendText } from './http/failure.js';
import { logFailure } from './http/log.js';
import { watchRequests } from './http/metrics.js';
import { pageRoutes, type PageOptions } from './pages/page-routes.js';
import { apiRoutes } from './proxy/api.js';
import { edgeHeaders } from './deployed/edge-headers.js';

export interface EdgeOptions extends PageOptions {
  bffUrl: string;
  /** Share of the pages that report their loading times (ADR-0064). */
  reportShare?: number;
  /** The git revision that the edge was built from. */
  commit?: string;
  /** Whether the edge is behind a proxy of ours, whose X-Forwarded-For is trusted. */
  behindProxy?: boolean;
  /** Open connections of one address; without it, or behind a proxy, only all of them together are limited. */
  connectionsPerAddress?: number;
  /** In place of the usual timeouts of slow callers. */
  limits?: SlowCallerLimits;
  /** Milliseconds that the BFF has for its response; 30 s when absent. */
  bffTimeout?: number;
  /** Without it nothing is logged. */
  log?: FastifyBaseLogger;
}

/**
 * Milliseconds a caller has for its headers and for its whole request, and the interval of checking for late ones
 * (threat T65).
 */
interface SlowCallerLimits {
  headersTimeout: number;
  requestTimeout: number;
  /** Without a byte in either direction: for callers who do not read their response. */
  connectionTimeout: number;
  connectionsCheckingInterval: number;
  /** For the body of a notice of the gateway: anybody may send one (threat T40). */
  noticeTimeout: number;
}

const LIMITS: SlowCallerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Above the 65 s of an idle connection, the 47 s that a call may be held and tried, and the desk's heartbeats.
  connectionTimeout: 70_000,
  connectionsCheckingInterval: 1_000,
  noticeTimeout: 5_000,
};
/** Together with the bodies buffered for retries: at most 64 MB. */
const MOST_CONNECTIONS = 2_000;
const MOST_UPSTREAM = 256;
/** 1 kB less than the BFF takes: the edge adds headers of its own. */
const MOST_HEADER_BYTES = 15_360;

const isApi = (url: string): boolean => url.startsWith('/api/');

/** The site's one origin: `/api` is the BFF's, `/mfe/<name>` each remote's, the rest the shell's files or its page. */
export function edgeServer(options: EdgeOptions): FastifyInstance {
  const { noticeTimeout, requestTimeout, connectionTimeout, ...http } = options.limits ?? LIMITS;
  const app = Fastify({
    requestTimeout,
    connectionTimeout,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { ...http, maxHeaderSize: MOST_HEADER_BYTES },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    ...(options.log && { loggerInstance: options.log }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Warnings of libraries are logged by `logFailure`.
    childLoggerFactory: (log, fields, child) => log.child(fields, { ...child, level: 'error' }),
    rewriteUrl: ({ url = '/' }) => (isApi(url) || isDecodable(url) ? url : url.replaceAll('%', '%25')),
    clientErrorHandler: refuseUnparsed,
    frameworkErrors: (_error, _request, reply) => void sendFailure(reply, FAILURES.invalid),
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  if (options.connectionsPerAddress && !options.behindProxy)
    limitConnections(app.server, options.connectionsPerAddress);
  traceRequests(app, false);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onRequest', refuseForeignTarget);
  watchRequests(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => sendText(reply.header('allow', 'GET, HEAD'), 405, 'method'));
  app.register(replyFrom, { undici: { connections: MOST_UPSTREAM }, disableRequestLogging: true, destroyAgent: true });
  const { bffUrl, bffTimeout, behindProxy } = options;
  app.register(apiRoutes({ bffUrl, bffTimeout, behindProxy, noticeTimeout, headersFor: edgeHeaders(options) }));
  app.register(pageRoutes(options));
  return app;
}

/** A path with a malformed escape leads to the page "not found". */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    // Malformed: not decodable.
    return false;
  }
}

/** `GET http://elsewhere/` and `OPTIONS *` are requests to open proxies. */
async function refuseForeignTarget({ raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const [path = ''] = raw.url?.split('?') ?? [];
  // `new URL` reads a backslash as a slash: `/api/x\..\..\metrics` would reach a path of the BFF that is not public.
  if (path.startsWith('/') && !path.includes('\\')) return undefined;
  return isApi(path) ? sendFailure(reply, FAILURES.invalid) : sendText(reply, 400, 'path');
}

function sendError(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500 } = error;
  if (status < 500) return sendFailure(reply, { ...FAILURES.invalid, status });
  if (isApi(request.url)) sendFailure(reply, FAILURES.unavailable);
  else sendText(reply, 503, 'pageDown');
  logFailure(reply, error);
  return reply;
}
