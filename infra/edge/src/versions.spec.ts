import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticServer } from './files/static-server.js';
import { RenderedPages } from './pages/rendered-pages.js';
import { edgeServer } from './edge-server.js';
import { apiReader } from './pages/api-reader.js';
import { RemoteRegistry } from './remotes/registry.js';
import { DeployedShell } from './deployed/deployed-shell.js';
import { closeAll, listen } from './testing/servers.js';

/** A team deploys again and again while visitors come: whatever a page is made of comes from one deployment. */
let folder: string;
let site = '';

const put = (path: string, content: string): void => writeFileSync(join(folder, path), content);

/** Hashed files first, then the manifest that names them; the edge looks at once. */
async function deploy(version: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 550));
  put(`catalog/remoteEntry.${version}.js`, `var mfe_catalog = ${JSON.stringify(version)};`);
  put(`catalog/routes.${version}.js`, '//');
  put(`catalog/routes.${version}.css`, `.menu { content: '${version}'; }`);
  put(`catalog/server.${version}.cjs`, `module.exports = { version: '${version}' };`);
  put(
    'catalog/mf-manifest.json',
    JSON.stringify({
      exposes: [
        {
          path: './routes',
          assets: { js: { sync: [`routes.${version}.js`] }, css: { sync: [`routes.${version}.css`] } },
        },
      ],
      metaData: {
        globalName: 'mfe_catalog',
        remoteEntry: { name: `remoteEntry.${version}.js`, path: '' },
        server: `server.${version}.cjs`,
      },
    }),
  );
  if (site) await fetch(`${site}remotes.json`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const each of ['shell', 'catalog']) mkdirSync(join(folder, each));
  put('shell/document.json', JSON.stringify({ server: 'server.1.cjs', page: '<html></html>' }));
  put(
    'shell/server.1.cjs',
    `exports.shared = {}; exports.publicPaths = () => ['/menu']; exports.renderedAddress = (url) => url;
    exports.render = async ({ exposed, frame }) => {
      // Its answers come from the API: time enough for another deployment.
      await new Promise((resolve) => setTimeout(resolve, 60));
      const html = '<h1 class="menu">' + exposed.catalog.version + '</h1>' + JSON.stringify(frame);
      return { html, inlineScripts: [] };
    };`,
  );
  await deploy('a0000000');
  put('remotes.json', JSON.stringify({ catalog: { url: await listen(staticServer(join(folder, 'catalog'))) } }));
  const shellUrl = await listen(staticServer(join(folder, 'shell')));
  const bffUrl = await listen(createServer((_request, response) => void response.writeHead(503).end()));
  const registry = new RemoteRegistry(join(folder, 'remotes.json'), () => undefined);
  const rendered = new RenderedPages({
    shellUrl,
    siteUrl: 'http://localhost:4000',
    registry,
    readApi: apiReader(bffUrl),
    report: () => undefined,
  });
  site = await listen(
    edgeServer({
      bffUrl,
      shellUrl,
      registry,
      shell: new DeployedShell(shellUrl),
      rendered,
      policy: { gatewayOrigins: [], siteUrl: 'http://localhost:4000' },
    }),
  );
});
afterAll(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A page nobody has asked for yet. */
let pages = 0;
const newPage = async (): Promise<string> => (await fetch(`${site}menu/${(pages += 1)}`)).text();
const filesIn = (text: string): string[] => [...new Set(text.match(/\/mfe\/catalog\/[\w.]+/g) ?? [])];

/** Every version a page speaks of: in its text, its rules, its registry and what it fetches early. */
const versionsIn = (text: string): string[] => [...new Set(text.match(/a\d{7}/g) ?? [])];

it('renders text, rules, registry and early files of one deployment, whenever another one arrives', async () => {
  const seen = new Set<string>();
  let deploying = true;
  const visit = async (): Promise<void> => {
    while (deploying) {
      const text = await newPage();
      expect(text).toContain('<h1 class="menu">');
      expect(versionsIn(text)).toHaveLength(1);
      seen.add(versionsIn(text)[0] ?? '');
    }
  };
  const visits = Array.from({ length: 4 }, visit);
  for (let count = 1; count <= 6; count += 1) await deploy(`a000000${count}`);
  deploying = false;
  await Promise.all(visits);
  expect(seen.size).toBeGreaterThan(4);
});

it('has every file of a page that was opened before the newest deployment', async () => {
  const files = filesIn(await newPage());
  expect(files.map((file) => file.replace(/a\d{7}/, '#')).sort()).toEqual([
    '/mfe/catalog/remoteEntry.#.js',
    '/mfe/catalog/routes.#.css',
    '/mfe/catalog/routes.#.js',
  ]);
  await deploy('a9999999');
  expect(versionsIn(await newPage())).toEqual(['a9999999']);
  for (const file of files) {
    const answer = await fetch(`${site}${file.slice(1)}`);
    expect([file, answer.status, answer.headers.get('cache-control')]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});
