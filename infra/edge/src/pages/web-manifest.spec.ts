import { createServer } from 'node:http';
import { RemoteRegistry } from '../remotes/registry.js';
import { edgeServer } from '../edge-server.js';
import { closeAll, listen } from '../testing/servers.js';
import { DeployedShell } from '../deployed/deployed-shell.js';
import { WebManifest } from './web-manifest.js';

afterEach(closeAll);

const DELIVERED = { name: 'Delivered', short_name: 'Delivered', display: 'browser' };

async function manifestOf(api: { status: number; text: string }) {
  const shell = createServer((_request, response) => response.end(JSON.stringify(DELIVERED)));
  const shellUrl = await listen(shell);
  const edge = await listen(
    edgeServer({
      bffUrl: 'http://127.0.0.1:9/',
      shellUrl,
      registry: new RemoteRegistry('none.json', () => undefined),
      shell: new DeployedShell(shellUrl),
      manifest: new WebManifest(shellUrl, async () => api),
      policy: { gatewayOrigins: [], siteUrl: 'https://nelum.test' },
    }),
  );
  const response = await fetch(new URL('/manifest.webmanifest', edge));
  return { type: response.headers.get('content-type'), body: await response.json() };
}

it('an installed site has the name of the settings', async () => {
  const site = { brand: 'Nelum', companyName: 'Nelum & Co', footerText: 'Hair by the lake.' };
  const { type, body } = await manifestOf({ status: 200, text: JSON.stringify({ data: { site } }) });
  expect(type).toMatch(/^application\/manifest\+json/);
  expect(body).toEqual({
    name: 'Nelum & Co',
    short_name: 'Nelum',
    description: 'Hair by the lake.',
    display: 'browser',
  });
});

it('while the settings cannot be had, it is the delivered manifest', async () => {
  expect((await manifestOf({ status: 503, text: '{}' })).body).toEqual(DELIVERED);
});
