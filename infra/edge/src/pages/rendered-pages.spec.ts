import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { apiReader } from './api-reader.js';
import { withPreloads } from './document.rules.js';
import { RenderedPages } from './rendered-pages.js';
import type { RemoteRegistry } from '../remotes/registry.js';

const PAGE = `<html><head><meta name="description" content="x" />
<title>Araliya</title><script src="/theme.js"></script><script src="/ahead.js" async></script><script type="application/json" id="remotes">{}</script>
<link rel="stylesheet" href="/a.css"><link rel="preload" as="script" href="/early.js"><script type="application/json" id="server">"server.1.cjs"</script><script defer src="/main.js"></script></head>
<body><div id="root"></div></body></html>`;

const files = new Map<string, string>();
let asked: string[] = [];
let server: Server;
let origin: string;
let apiAnswer: { status: number; text: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const text = files.get(request.url ?? '');
    if (request.url?.startsWith('/api/')) response.writeHead(apiAnswer.status).end(apiAnswer.text);
    else response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  apiAnswer = { status: 200, text: '{"data":"fresh"}' };
  files.clear();
  files.set('/theme.js', '// why\nvar theme;').set('/a.css', '.seen { color: red; } .unseen { color: blue; }');
  files.set(
    '/server.1.cjs',
    `exports.shared = { react: 'one' };
    exports.ownerOf = (path) => path === '/menu' || path === '/cart' ? 'catalog' : null;
    exports.publicPaths = (exposed) => ['/', ...(exposed.catalog ? ['/menu'] : [])];
    exports.renderedAddress = (url) => /^\\/menu(?:\\?q=\\w+)?$/.test(url) ? url : url === '/menu?utm_source=x' ? '/menu' : null;
    exports.render = async ({ path, exposed }) => path.startsWith('/menu') ? { html: '<h1 class="seen">' + path + ' ' + (await (await fetch('/api/menu')).json()).data + '</h1>', head: '<title>Menu</title>', answers: [[['menu'], '</script>']], owner: exposed.catalog ? 'catalog' : null } : null;`,
  );
  files
    .set('/catalog/server.2.cjs', `module.exports = { react: require('react') };`)
    .set('/catalog/b.css', '.mine { color: green; }');
});

const registryOf = (deployed: boolean): RemoteRegistry =>
  ({
    deployments: () =>
      new Map(
        deployed
          ? [
              [
                'catalog',
                {
                  entry: {
                    entry: '/mfe/catalog/entry.js',
                    entryGlobalName: 'x',
                    type: 'global',
                    integrity: 'sha384-x',
                  },
                  base: `${origin}catalog/`,
                  files: '/mfe/catalog/',
                  server: `${origin}catalog/server.2.cjs`,
                  styles: ['b.css'],
                  scripts: ['c.js'],
                },
              ],
            ]
          : [],
      ),
  }) as unknown as RemoteRegistry;
const pagesOf = (problems: string[] = [], deployed = true): RenderedPages =>
  new RenderedPages({
    shellUrl: origin,
    siteUrl: 'https://salon.example',
    registry: registryOf(deployed),
    readApi: apiReader(origin),
    report: (problem) => void problems.push(problem),
  });

it('renders a public page with its styles and scripts, and those of its owner', async () => {
  const document = await pagesOf().document('/menu', PAGE);
  const text = document?.text ?? '';
  expect(text).toContain('<div id="root"><h1 class="seen">/menu fresh</h1></div>');
  expect(text).toContain('<title>Menu</title>');
  for (const tag of [
    '<link rel="stylesheet" href="/a.css">',
    '<link rel="stylesheet" href="/mfe/catalog/b.css">',
    '<script defer src="/main.js"></script>',
    '<link rel="preload" as="script" href="/mfe/catalog/entry.js" integrity="sha384-x">',
    '<link rel="preload" as="script" href="/mfe/catalog/c.js">',
  ])
    expect(text).toContain(tag);
  expect(text).not.toMatch(/content="x"|id="server"|ahead\.js/);
});

it("allows its style elements by their digests: the fonts of the shell's page", async () => {
  const fonts = '<style>\n  @font-face { font-family: Araliya; }\n</style>';
  const document = await pagesOf().document('/menu', PAGE.replace('</head>', `${fonts}</head>`));
  const styles = [...(document?.text ?? '').matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  expect(styles).toEqual([expect.stringContaining('Araliya')]);
  expect(document?.inlineStyles).toEqual(
    styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`),
  );
});

it('allows its inline scripts by their digests, and nothing that answers hold can end a script', async () => {
  const document = await pagesOf().document('/menu', PAGE);
  expect(document?.inlineScripts).toEqual(
    ['var theme;'].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
  );
  expect(document?.text).toContain('[[["menu"],"\\u003c/script>"]]');
});

it('renders the skeleton of a signed-in page: asks ahead and knows nobody', async () => {
  files.set('/ahead.js', '// why\nvar ahead;').set(
    '/server.1.cjs',
    files.get('/server.1.cjs')!.replace(
      'exports.render =',
      `exports.renderedAddress = (url) => url;
    exports.render = async () => ({ html: '<h1>Services Cart</h1>', head: '<title>Cart</title>', answers: [], owner: 'catalog', waiting: true }); exports.other =`,
    ),
  );
  const document = await pagesOf().document('/cart', PAGE);
  const text = document?.text ?? '';
  expect(text).toContain('<div id="root" data-waiting><h1>Services Cart</h1></div>');
  expect(text).toContain('<script>var theme;</script><script>var ahead;</script>');
  expect(document?.inlineScripts).toEqual(
    ['var theme;', 'var ahead;'].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
  );
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

it('leaves a page that is not public to the browser', async () => {
  expect(await pagesOf().document('/cart', PAGE)).toBeNull();
});

it("names the files of the owner of such a page, so that they are fetched beside the shell's own", async () => {
  const { preloads } = await pagesOf().hints('/cart', PAGE);
  expect(preloads).toEqual([
    { href: '/mfe/catalog/entry.js', integrity: 'sha384-x' },
    { href: '/mfe/catalog/c.js' },
    { href: '/mfe/catalog/b.css' },
  ]);
  expect(withPreloads('<head></head>', preloads)).toBe(
    '<head><link rel="preload" as="script" href="/mfe/catalog/entry.js" integrity="sha384-x"><link rel="preload" as="script" href="/mfe/catalog/c.js"><link rel="preload" as="style" href="/mfe/catalog/b.css"></head>',
  );
  const none = { preloads: [], isNowhere: false };
  expect([
    await pagesOf().hints('/nowhere', PAGE),
    await pagesOf([], false).hints('/cart', PAGE),
    await pagesOf().hints('/cart', '<html></html>'),
  ]).toEqual([none, none, none]);
});

it('lists the pages that can be rendered now: without a remote, without its pages', async () => {
  expect(await pagesOf().paths(PAGE)).toEqual(['/', '/menu']);
  expect(await pagesOf([], false).paths(PAGE)).toEqual(['/']);
  expect(await pagesOf().paths('<html></html>')).toEqual([]);
});

it('asks the API once for a page that many want, and again a moment later', async () => {
  const pages = pagesOf();
  await Promise.all(Array.from({ length: 20 }, () => pages.document('/menu', PAGE)));
  expect(asked.filter((path) => path === '/api/menu')).toHaveLength(1);
  apiAnswer.text = '{"data":"fresher"}';
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect((await pages.document('/menu', PAGE))?.text).toContain('fresher');
});

it('knows a page that was rendered anew and did not change: it is not compressed again', async () => {
  const pages = pagesOf();
  const before = await pages.document('/menu', PAGE);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await pages.document('/menu', PAGE)).toBe(before);
  expect(asked.filter((path) => path === '/api/menu')).toHaveLength(2);
  expect(brotliDecompressSync(before?.brotli ?? '').toString()).toBe(before?.text);
});

it('keeps the last good page when it cannot be rendered any more, and says why once', async () => {
  const problems: string[] = [];
  const pages = pagesOf(problems);
  await pages.document('/menu', PAGE);
  apiAnswer = { status: 200, text: 'not JSON' };
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (let times = 0; times < 3; times += 1) expect((await pages.document('/menu', PAGE))?.text).toContain('fresh');
  expect(problems).toHaveLength(1);
});

it('leaves out a remote whose server bundle is broken, not the page', async () => {
  files.set('/catalog/server.2.cjs', 'throw new Error("broken deploy")');
  const problems: string[] = [];
  expect((await pagesOf(problems).document('/menu', PAGE))?.text).toContain('fresh');
  expect(problems.join()).toContain('broken deploy');
});

it('renders a search, and one page for all parameters that it does not know', async () => {
  const pages = pagesOf();
  expect((await pages.document('/menu?q=gel', PAGE))?.text).toContain('/menu?q=gel fresh');
  expect(await pages.document('/menu?utm_source=x', PAGE)).toBe(await pages.document('/menu', PAGE));
});

it('does not let a flood of searches cost more than a few renders a second, nor push out a page', async () => {
  const pages = pagesOf();
  const before = await pages.document('/menu', PAGE);
  const rendered = await Promise.all(Array.from({ length: 500 }, (_, at) => pages.document(`/menu?q=x${at}`, PAGE)));
  expect(rendered.filter((each) => each !== null).length).toBeGreaterThan(2);
  expect(rendered.filter((each) => each !== null).length).toBeLessThan(10);
  expect(await pages.document('/menu', PAGE)).toBe(before);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await pages.document('/menu?q=later', PAGE))?.text).toContain('/menu?q=later fresh');
});
