import { RemoteRegistry } from '../remotes/registry.js';
import { edgeServer } from '../edge-server.js';
import { closeAll, listen } from '../testing/servers.js';
import { DeployedShell } from '../deployed/deployed-shell.js';
import { SecurityText } from './security-text.js';

afterEach(closeAll);

const NOWHERE = 'http://127.0.0.1:9/';
const NOW = new Date('2026-11-23T09:00:00Z');

async function textOf(api: { status: number; text: string }) {
  const edge = await listen(
    edgeServer({
      bffUrl: NOWHERE,
      shellUrl: NOWHERE,
      registry: new RemoteRegistry('none.json', () => undefined),
      shell: new DeployedShell(NOWHERE),
      security: new SecurityText(
        'https://nelum.test',
        async () => api,
        () => NOW,
      ),
      policy: { gatewayOrigins: [], siteUrl: 'https://nelum.test' },
    }),
  );
  const response = await fetch(new URL('/.well-known/security.txt', edge));
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

it('names the salon’s own address, until half a year from now', async () => {
  const site = { email: 'hello@nelum.test' };
  const { status, type, text } = await textOf({ status: 200, text: JSON.stringify({ data: { site } }) });
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.split('\n')).toEqual([
    'Contact: mailto:hello@nelum.test',
    'Expires: 2027-05-22T00:00:00.000Z',
    'Canonical: https://nelum.test/.well-known/security.txt',
    '',
  ]);
});

it('is not there while the settings cannot be had', async () => {
  expect((await textOf({ status: 503, text: '{}' })).status).toBe(503);
});
