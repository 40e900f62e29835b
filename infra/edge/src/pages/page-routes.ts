import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHORT_LIVED, sendText } from '../http/failure.js';
import { logFailure } from '../http/log.js';
import { sendFile } from '../proxy/files.js';
import { entriesOf } from '../remotes/deployment.js';
import { deploymentsWith, type RemoteRegistry } from '../remotes/registry.js';
import { candidatesFor } from './candidates-for.js';
import { robotsText, sitemapXml } from './crawlers.rules.js';
import type { DeployedShell } from '../deployed/deployed-shell.js';
import type { ShellFiles } from '../deployed/shell-files.rules.js';
import type { RenderedPage } from './page-cache.js';
import type { RenderedPages } from './rendered-pages.js';
import { type HeaderPolicy, securityHeaders } from './security-headers.rules.js';
import { type Text, textOf } from './text.js';
import type { SecurityText } from './security-text.js';
import type { WebManifest } from './web-manifest.js';

export interface PageOptions {
  shellUrl: string;
  registry: RemoteRegistry;
  shell: DeployedShell;
  /** Public pages as a guest sees them first; without it every page is rendered by the browser. */
  rendered?: RenderedPages;
  policy: HeaderPolicy;
  /** The web app manifest of this salon; without it, the shell's own. */
  manifest?: WebManifest;
  /** Where to report a vulnerability; without it, there is no such page. */
  security?: SecurityText;
}

/** Pages, the shell's and the remotes' files, the registry, and what search engines ask for. */
export const pageRoutes =
  (options: PageOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const { registry, shellUrl, policy, security } = options;
    app.addHook('onClose', async () => options.rendered?.stop());
    const siteUrl = policy.siteUrl.replace(/\/$/, '');
    await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
    for (const path of ['/health/live', '/health/ready'])
      app.get(path, async (_request, reply) => reply.headers(SHORT_LIVED).send({ status: 'ok' }));
    app.get('/remotes.json', async (request, reply) =>
      sendRegistry(request, reply.type('application/json; charset=utf-8'), registry),
    );
    app.get('/robots.txt', (request, reply) =>
      sendFresh(request, reply.type('text/plain; charset=utf-8'), textOf(robotsText(siteUrl))),
    );
    app.get('/sitemap.xml', async (request, reply) =>
      sendFresh(
        request,
        reply.type('application/xml; charset=utf-8'),
        textOf(sitemapXml(siteUrl, await pathsOf(options))),
      ),
    );
    if (security) app.get('/.well-known/security.txt', (request, reply) => sendSecurity(request, reply, security));
    app.get(MANIFEST, (request, reply) => sendManifest(request, reply, options));
    app.get('/mfe/*', async (request, reply) => {
      const [, name = '', path = ''] = /^\/mfe\/([a-z-]+)(\/.*)$/.exec(pathOf(request)) ?? [];
      if (name && !registry.baseOf(name)) await registry.current();
      const base = registry.baseOf(name);
      return base ? sendFile(request, reply, { base, path }) : sendText(reply, 404, 'part');
    });
    app.get('/*', async (request, reply) => {
      const path = pathOf(request);
      return isFile(path) ? sendFile(request, reply, { base: shellUrl, path }) : sendPage(request, reply, options);
    });
  };

const MANIFEST = '/manifest.webmanifest';

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** A path whose last part has a dot names a file; everything else is a screen, also a link copied with its full stop. */
const isFile = (path: string): boolean =>
  path.slice(path.lastIndexOf('/')).includes('.') && path !== '/index.html' && !path.startsWith('/reset-password/');

/** A browser without a bucket keeps the current releases: its page has come before the candidate, or from elsewhere. */
async function sendRegistry(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: RemoteRegistry,
): Promise<FastifyReply> {
  await registry.fresh();
  const deployments = deploymentsWith(registry, candidatesFor(request, reply, { registry }));
  return sendFresh(request, reply, textOf(JSON.stringify(entriesOf(deployments))));
}

async function sendManifest(request: FastifyRequest, reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  try {
    if (options.manifest)
      return await sendFresh(request, reply.type('application/manifest+json'), textOf(await options.manifest.text()));
  } catch {
    // The shell's own manifest is better than none.
  }
  return sendFile(request, reply, { base: options.shellUrl, path: MANIFEST });
}

async function sendSecurity(
  request: FastifyRequest,
  reply: FastifyReply,
  security: SecurityText,
): Promise<FastifyReply> {
  try {
    return await sendFresh(request, reply.type('text/plain; charset=utf-8'), textOf(await security.text()));
  } catch (error) {
    sendText(reply, 503, 'pageDown'); // The details say whom to write to.
    logFailure(reply, error);
    return reply;
  }
}

async function pathsOf({ shell, registry, rendered }: PageOptions): Promise<string[]> {
  const [files] = await Promise.all([shell.current(), registry.current()]);
  return (await rendered?.paths(files)) ?? ['/'];
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const { shell, registry, policy } = options;
  const path = pathOf(request);
  const [files] = await Promise.all([shell.current(), registry.current()]);
  reply.type('text/html; charset=utf-8');
  const candidates = candidatesFor(request, reply, { registry, assignBucketFor: policy.siteUrl });
  const rendered = options.rendered?.withCandidates(candidates);
  const page = (await rendered?.document(request.url, files)) ?? (await frameOf(request, reply, { files, rendered }));
  const { inlineScripts, ...text } = page ?? { ...textOf(files.page), inlineScripts: [] };
  return sendFresh(request, reply.headers(securityHeaders(path, policy, inlineScripts)), text);
}

/** The document of a page that the browser renders; null when the shell's server bundle cannot run. */
async function frameOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, rendered }: { files: ShellFiles; rendered: RenderedPages | undefined },
): Promise<RenderedPage | null> {
  const { page, isNowhere } = (await rendered?.frame(pathOf(request), files)) ?? NO_FRAME;
  if (isNowhere) reply.code(404);
  return page;
}

const NO_FRAME = { page: null, isNowhere: false };

/** A text that browsers revalidate on each use: 304 when they have it already. */
function sendFresh(request: FastifyRequest, reply: FastifyReply, { text, etag, brotli }: Text): FastifyReply {
  const { 'if-none-match': known = '', 'accept-encoding': accepted = '' } = request.headers;
  const { vary = 'accept-encoding', 'cache-control': caching = 'no-cache' } = reply.getHeaders();
  reply.headers({ 'cache-control': caching, 'x-content-type-options': 'nosniff', vary, etag });
  if (reply.statusCode === 200 && known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
    return reply.code(304).send();
  if (brotli && negotiate(accepted, ['br'])) return reply.header('content-encoding', 'br').send(brotli);
  reply.compress(text);
  return reply;
}
