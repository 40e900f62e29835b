import { stopOnSignal } from '../net/stop-on-signal.js';
import { config } from './config.js';
import { edgeServer } from './edge-server.js';
import { RemoteRegistry } from './registry.js';
import { ShellPage } from './shell-page.js';

const registry = new RemoteRegistry(config.REMOTES_FILE, (problem) => void process.stderr.write(`remote ${problem}\n`));
const server = edgeServer({
  bffUrl: config.BFF_URL, shellUrl: config.SHELL_URL, registry, shellPage: new ShellPage(config.SHELL_URL), behindProxy: config.BEHIND_PROXY,
  policy: { gatewayOrigins: [new URL(config.PAYHERE_BASE_URL).origin], siteUrl: config.SITE_URL, ...(config.GOOGLE_CLIENT_ID && { googleIssuer: config.GOOGLE_ISSUER }) },
});

await registry.current();
stopOnSignal(server.listen(config.PORT, config.HOST));
