import { readFileSync } from 'node:fs';
import { exitOnCrash, startTraces } from '@salon/traces';
import { stopOnSignal } from './http/stop-on-signal.js';
import { apiReader } from './pages/api-reader.js';
import { config } from './config.js';
import { DeployedShell } from './deployed/deployed-shell.js';
import { createLog } from './http/log.js';
import { serveMetrics } from './http/metrics.js';
import { edgeServer } from './edge-server.js';
import { RESTART_TIMEOUT_MS } from './proxy/api.js';
import { ReleaseStore } from './releases/release-store.js';
import { fromReleases } from './releases/released-source.js';
import { readKeys } from './releases/signature.js';
import { tryOut } from './releases/try-out.js';
import { RemoteRegistry } from './remotes/registry.js';
import { prerender } from './pages/prerender.js';
import { RenderedPages } from './pages/rendered-pages.js';
import { SecurityText } from './pages/security-text.js';
import { openStorage } from './storage/open-storage.js';
import { WebManifest } from './pages/web-manifest.js';

/** Maximum milliseconds that the start waits for the check of the releases: parts of the site need it. */
const CHECK_TIMEOUT_MS = 10_000;

const log = createLog(config.LOG_LEVEL);
exitOnCrash(log);
const report = (problem: string): void => log.warn(`remote ${problem}`);
const readApi = apiReader(config.BFF_URL);
const shell = new DeployedShell(config.SHELL_URL);
const siteUrl = config.SITE_URL.replace(/\/$/, '');
const registry: RemoteRegistry = new RemoteRegistry(
  config.REMOTES_FILE,
  report,
  config.RELEASES === ''
    ? undefined
    : fromReleases({
        store: new ReleaseStore(await openStorage(config)),
        keys: readKeys(readFileSync(config.RELEASE_KEYS_FILE, 'utf8')),
        tryOut: async (name, deployment) =>
          tryOut({
            name,
            deployments: new Map([...registry.deployments(), [name, deployment]]),
            shell: await shell.current(),
            shellUrl: config.SHELL_URL,
            siteUrl,
            readApi,
          }),
      }),
);
const rendered = new RenderedPages({
  shellUrl: config.SHELL_URL,
  siteUrl,
  gatewayScript: new URL('/lib/payhere.js', config.PAYHERE_BASE_URL).href,
  reportShare: config.REPORT_SHARE,
  registry,
  readApi,
  report,
});
await startTraces({
  service: 'edge',
  version: config.COMMIT,
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampler: config.OTEL_TRACES_SAMPLER,
  onLost: () => log.warn('traces were not delivered'),
});
const app = edgeServer({
  log,
  bffUrl: config.BFF_URL,
  reportShare: config.REPORT_SHARE,
  commit: config.COMMIT,
  shellUrl: config.SHELL_URL,
  registry,
  shell,
  rendered,
  manifest: new WebManifest(config.SHELL_URL, readApi),
  security: new SecurityText(config.SITE_URL, readApi, () => new Date()),
  behindProxy: config.BEHIND_PROXY,
  connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
  policy: {
    gatewayOrigins: [new URL(config.PAYHERE_BASE_URL).origin],
    siteUrl: config.SITE_URL,
    ...(config.GOOGLE_CLIENT_ID && { googleIssuer: config.GOOGLE_ISSUER }),
  },
});

await (config.RELEASES ? registry.fresh(CHECK_TIMEOUT_MS) : registry.current());
stopOnSignal(app, RESTART_TIMEOUT_MS);
if (config.METRICS_PORT) await serveMetrics(config.METRICS_PORT, config.HOST);
await app.listen({ port: config.PORT, host: config.HOST, listenTextResolver: () => 'listening' });
await prerender(rendered, shell);
