import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { EdgeState } from '@salon/contracts';
import { edgeServer } from '../edge-server.js';
import { DeployedShell } from './deployed-shell.js';
import type { RemoteRegistry } from '../remotes/registry.js';
import { closeAll, listen } from '../testing/servers.js';

let site: string;
let seen: IncomingHttpHeaders[] = [];
const document = { page: '<html></html>', version: '0.1.0', commit: 'dd5d95571561564946b84ddb783f35f5df2b6153' };

beforeAll(async () => {
  const answer = (): void => undefined;
  const bff = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(204).end();
  });
  const shellUrl = await listen(createServer((_request, response) => response.end(JSON.stringify(document))));
  const states = () => [
    { name: 'catalog', version: '1.4.0', candidate: { version: '1.5.0', percent: 10 }, problem: null },
    { name: 'booking', version: null, candidate: null, problem: `release 2.0.0 is refused: ${'long '.repeat(100)}` },
  ];
  const deployments = new Map([['catalog', { entry: { version: '1.4.0' } }]]);
  const candidates = new Map([['catalog', { deployment: { entry: { version: '1.5.0' } } }]]);
  site = await listen(
    edgeServer({
      bffUrl: (await listen(bff)).slice(0, -1),
      shellUrl,
      reportShare: 0.25,
      commit: '0123abc',
      registry: {
        deployments: () => deployments,
        candidates: () => candidates,
        current: answer,
        states,
      } as unknown as RemoteRegistry,
      shell: new DeployedShell(shellUrl),
      policy: { gatewayOrigins: [], siteUrl: 'http://localhost:4000' },
    }),
  );
});
beforeEach(() => void (seen = []));
afterAll(closeAll);

it('T76 says what is deployed beside a report of a browser, whatever the browser says', async () => {
  const headers = { 'x-salon-deployed': 'share=1&catalog=9.9.9', 'content-type': 'application/json' };
  for (const path of ['api/client-reports', 'api/client-reports?x=1', 'api/contact'])
    await fetch(`${site}${path}`, { method: 'POST', body: '{}', headers });
  const own = 'share=0.25&shell=0.1.0%2Bdd5d9557&catalog=1.4.0&catalog=1.5.0';
  expect(seen.map((each) => each['x-salon-deployed'])).toEqual([own, own, undefined]);
});

it('tells the page of operations what this edge serves, whatever the browser says', async () => {
  for (const path of ['api/admin/ops', 'api/admin/customers'])
    await fetch(`${site}${path}`, { headers: { 'x-salon-edge': '%7B%22apps%22%3A%5B%5D%7D' } });
  expect(seen[1]?.['x-salon-edge']).toBeUndefined();
  const said = JSON.parse(decodeURIComponent(String(seen[0]?.['x-salon-edge']))) as EdgeState;
  expect(said.version).toBe('0123abc');
  expect(Date.now() - Date.parse(said.startedAt)).toBeGreaterThanOrEqual(0);
  const [shell, catalog, booking] = said.apps;
  expect(shell).toEqual({ name: 'shell', version: '0.1.0+dd5d9557', candidate: null, problem: null });
  expect(catalog).toMatchObject({ version: '1.4.0', candidate: { version: '1.5.0', percent: 10 } });
  expect(booking?.problem).toMatch(/^release 2\.0\.0 is refused: (?:long )+/);
  expect(booking?.problem).toHaveLength(300);
});
