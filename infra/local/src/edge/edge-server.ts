import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { RestartWait } from '@salon/kernel';
import { sendContent, sendShort } from '../net/send.js';
import { endSlowBody } from './body-deadline.js';
import { limitConnections } from './connection-limit.js';
import { type Failure, forward, type Target } from './forward.js';
import { robotsText, sitemapXml } from './crawlers.rules.js';
import type { DrawnPages } from './drawn-pages.js';
import { packed, undrawn, withTag } from './packed-page.js';
import { composePage, styleDigests } from './page.rules.js';
import { isPlainPath } from './path.rules.js';
import { readinessOf } from './readiness.js';
import type { RemoteRegistry } from './registry.js';
import { type HeaderPolicy, securityHeaders } from './security-headers.rules.js';
import type { ShellPage } from './shell-page.js';

export interface EdgeOptions {
  bffUrl: string;
  shellUrl: string;
  registry: RemoteRegistry;
  shellPage: ShellPage;
  /** Public pages as a guest sees them first; without it every page is drawn by the browser. */
  drawn?: DrawnPages;
  policy: HeaderPolicy;
  /** Whether a proxy of ours stands in front, whose X-Forwarded-For is believed. */
  behindProxy?: boolean;
  /** Open connections of one address; without it, or behind a proxy, only all of them together are limited. */
  connectionsPerAddress?: number;
  /** In place of the usual patience with slow callers. */
  limits?: SlowCallerLimits;
}

/** Milliseconds a caller has for its headers and for its whole request, and how often late ones are looked for (threat T65). */
export interface SlowCallerLimits {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
  /** For the body of a notice of the gateway: anybody may send one (threat T40). */
  noticeTimeout: number;
}

const API_TIMEOUT = 30_000;
const FILE_TIMEOUT = 10_000;
/** A process that is started again is back within seconds (requirement R4b). */
const API_PATIENCE = 5_000;
const FILE_PATIENCE = 1_500;
const LIMITS: SlowCallerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  noticeTimeout: 5_000,
};
const NOTICE_PATH = '/api/appointments/payhere-notify';
/** Together with the bodies kept for sending them again: at most 64 MB. */
const MOST_CONNECTIONS = 2_000;

/** The site's one origin: `/api` is the BFF's, `/mfe/<name>` each remote's, the rest the shell's files or its page. */
export function edgeServer(options: EdgeOptions): Server {
  const api = {
    origin: options.bffUrl,
    behindProxy: options.behindProxy,
    comeback: new RestartWait({ readiness: () => readinessOf(options.bffUrl), timeoutMs: API_PATIENCE }),
  };
  const limits = options.limits ?? LIMITS;
  const server = createServer({ ...limits, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }, (request, response) => {
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?');
    if (!path.startsWith('/')) return sendShort(response, 400, 'Only paths of this site are answered here.');
    if (path === NOTICE_PATH) endSlowBody(request, response, limits.noticeTimeout);
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/media/'))
      return passApi(request, response, { ...api, path: url });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendShort(response, 405, 'Only GET is answered here.');
    if (path === '/health/live' || path === '/health/ready') return sendShort(response, 200, { status: 'ok' });
    answer(request, response, { path, options }).catch(() => {
      if (!response.headersSent) sendShort(response, 503, 'The page is not available at the moment. Please try again.');
    });
  });
  server.maxRequestsPerSocket = 10_000;
  server.maxConnections = MOST_CONNECTIONS;
  if (options.connectionsPerAddress && !options.behindProxy) limitConnections(server, options.connectionsPerAddress);
  return server;
}

interface Asked {
  path: string;
  options: EdgeOptions;
}

async function answer(request: IncomingMessage, response: ServerResponse, { path, options }: Asked): Promise<void> {
  const { registry, shellUrl } = options;
  if (path === '/remotes.json') return sendJson(request, response, await registry.fresh());
  if (path === '/robots.txt') return sendText(request, response, ['text/plain', robotsText(siteOf(options))]);
  if (path === '/sitemap.xml') return sendSitemap(request, response, options);
  const [, name, file] = /^\/mfe\/([a-z-]+)(\/.*)$/.exec(path) ?? [];
  if (name && file) {
    if (!registry.baseOf(name)) await registry.current();
    const base = registry.baseOf(name);
    return base
      ? passFile(request, response, { base, path: file })
      : sendShort(response, 404, 'There is no such part of the site.');
  }
  if (isFile(path)) return passFile(request, response, { base: shellUrl, path });
  return sendPage(request, response, { path, options });
}

/** A path whose last part has a dot names a file; everything else is a screen. */
const isFile = (path: string): boolean =>
  path.startsWith('/mfe/') || (path.slice(path.lastIndexOf('/')).includes('.') && path !== '/index.html');

async function sendPage(request: IncomingMessage, response: ServerResponse, { path, options }: Asked): Promise<void> {
  const [shell, remotes] = await Promise.all([options.shellPage.current(), options.registry.current()]);
  const drawn = await options.drawn?.document(request.url ?? '/', shell);
  const page = drawn
    ? packed(drawn)
    : undrawn(composePage(shell, remotes), (await options.drawn?.preloads(path, shell)) ?? []);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...securityHeaders(path, options.policy, drawn ?? { inlineScripts: [], inlineStyles: styleDigests(shell) }),
  };
  const status = !drawn && (await options.drawn?.isNowhere(path, shell)) ? 404 : 200;
  await sendContent(request, response, { ...page, headers, status });
}

const sendJson = (request: IncomingMessage, response: ServerResponse, value: object): Promise<void> =>
  sendContent(request, response, {
    ...withTag(JSON.stringify(value)),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  });

/** The site's own address, without a slash at its end. */
const siteOf = ({ policy }: EdgeOptions): string => policy.siteUrl.replace(/\/$/, '');

const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  [type, text]: readonly [string, string],
): Promise<void> =>
  sendContent(request, response, {
    ...withTag(text),
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  });

async function sendSitemap(request: IncomingMessage, response: ServerResponse, options: EdgeOptions): Promise<void> {
  const [shell] = await Promise.all([options.shellPage.current(), options.registry.current()]);
  const paths = (await options.drawn?.paths(shell)) ?? ['/'];
  return sendText(request, response, ['application/xml', sitemapXml(siteOf(options), paths)]);
}

function passFile(
  request: IncomingMessage,
  response: ServerResponse,
  { base, path }: { base: string; path: string },
): void {
  if (!isPlainPath(path)) return sendShort(response, 404, 'There is no such file.');
  const { origin, pathname } = new URL(base);
  const target = {
    origin,
    path: pathname.replace(/\/$/, '') + path,
    timeoutMs: FILE_TIMEOUT,
    patienceMs: FILE_PATIENCE,
    answerHeaders: { 'x-content-type-options': 'nosniff' },
  };
  void forward(request, response, target, () =>
    sendShort(response, 503, 'This part of the site is not available at the moment.'),
  );
}

const FAILURES: Record<Failure, { status: number; code: string; message: string }> = {
  unavailable: { status: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Server error. Please try again later' },
  timeout: { status: 504, code: 'UPSTREAM_TIMEOUT', message: 'Request timed out. Please try again.' },
};

function passApi(
  request: IncomingMessage,
  response: ServerResponse,
  target: Omit<Target, 'timeoutMs' | 'patienceMs'>,
): void {
  void forward(request, response, { ...target, timeoutMs: API_TIMEOUT, patienceMs: API_PATIENCE }, (failure) => {
    const { status, code, message } = FAILURES[failure];
    response.setHeader('retry-after', '2');
    sendShort(response, status, { status: 'error', code, message, requestId: request.headers['x-request-id'] ?? '' });
  });
}
