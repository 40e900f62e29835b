import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { apiReader } from './api-reader.js';
import { RenderedPages } from './rendered-pages.js';
import { ENTRY, oneRemote } from '../testing/one-remote.js';
import type { ShellFiles } from '../deployed/shell-files.rules.js';

const SHELL: ShellFiles = {
  server: 'server.1.cjs',
  fonts: ['/f.woff2'],
  styles: ['/a.css'],
  preloads: ['/b.js'],
  scripts: ['/main.js'],
  page: '<html>without JavaScript</html>',
  version: '0.1.0+dd5d9557',
};
const NO_SERVER: ShellFiles = { ...SHELL, server: undefined };

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
  files.set('/before-paint.js', '// why\nvar theme;').set('/a.css', '.seen { color: red; } .unseen { color: blue; }');
  files.set(
    '/server.1.cjs',
    `exports.shared = { react: 'one' };
    exports.ownerOf = (path, { catalog }) => catalog?.paths.includes(path) ? 'catalog' : null;
    exports.publicPaths = (exposed) => ['/', ...(exposed.catalog ? ['/menu'] : [])];
    exports.renderedAddress = (url) => /^\\/menu(?:\\?q=\\w+)?$/.test(url) ? url : url === '/menu?utm_source=x' ? '/menu' : null;
    exports.render = async ({ path, exposed, frame }) => {
      if (!path.startsWith('/menu')) return null;
      const { data } = await (await fetch('/api/menu')).json();
      const html = path + ' ' + data + ' ' + JSON.stringify({ exposed: Object.keys(exposed), frame });
      return { html, inlineScripts: ['var theme;'] };
    };
    exports.renderFrame = (owner, frame) => ({ html: owner + ' ' + JSON.stringify(frame), inlineScripts: [] });`,
  );
  files.set('/catalog/server.2.cjs', `module.exports = { react: require('react') };`);
});

const pagesOf = (
  problems: string[] = [],
  deployed = true,
  maxAgeMs?: number,
  readApi = apiReader(origin),
): RenderedPages =>
  new RenderedPages({
    shellUrl: origin,
    siteUrl: 'https://salon.example',
    reportShare: 0.1,
    registry: oneRemote(origin, deployed),
    readApi,
    report: (problem) => void problems.push(problem),
    maxAgeMs,
  });

/** Until a page is no longer fresh. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1_000));

/** What a page or a frame was rendered with. */
const givenTo = (text = ''): unknown => JSON.parse(text.slice(text.indexOf('{')));

const FRAME = {
  shell: { fonts: ['/f.woff2'], styles: ['/a.css'], preloads: ['/b.js'], scripts: ['/main.js'] },
  remotes: {
    catalog: {
      styles: ['/mfe/catalog/b.css'],
      scripts: [{ href: '/mfe/catalog/entry.js', integrity: 'sha384-x' }, { href: '/mfe/catalog/c.js' }],
    },
  },
  registry: { catalog: ENTRY },
  reports: { shellVersion: '0.1.0+dd5d9557', share: 0.1 },
};

it('renders a public page with the files of the shell and of each remote', async () => {
  const text = (await pagesOf().document('/menu', SHELL))?.text;
  expect(text).toMatch(/^\/menu fresh /);
  expect(givenTo(text)).toEqual({ exposed: ['catalog'], frame: FRAME });
});

it('allows its inline scripts by their digests', async () => {
  const document = await pagesOf().document('/menu', SHELL);
  expect(document?.inlineScripts).toEqual([`sha256-${createHash('sha256').update('var theme;').digest('base64')}`]);
});

it('leaves a page that is not public to the browser, in a document with the files of its owner', async () => {
  const pages = pagesOf();
  expect(await pages.document('/cart', SHELL)).toBeNull();
  const { page, isNowhere } = await pages.frame('/cart', SHELL);
  expect(page?.text).toMatch(/^catalog /);
  expect(givenTo(page?.text)).toEqual(FRAME);
  expect(isNowhere).toBe(false);
  expect((await pages.frame('/nowhere', SHELL)).page?.text).toMatch(/^null /);
});

it('has no document where the shell has no server bundle', async () => {
  const none = { page: null, isNowhere: false };
  expect([await pagesOf().document('/menu', NO_SERVER), await pagesOf().frame('/cart', NO_SERVER)]).toEqual([
    null,
    none,
  ]);
});

it('lists the pages that can be rendered now: without a remote, without its pages', async () => {
  expect(await pagesOf().paths(SHELL)).toEqual(['/', '/menu']);
  expect(await pagesOf([], false).paths(SHELL)).toEqual(['/']);
  expect(await pagesOf().paths(NO_SERVER)).toEqual([]);
});

it('asks the API once for a page that many want, and again a moment later', async () => {
  const pages = pagesOf();
  await Promise.all(Array.from({ length: 20 }, () => pages.document('/menu', SHELL)));
  expect(asked.filter((path) => path === '/api/menu')).toHaveLength(1);
  apiAnswer.text = '{"data":"fresher"}';
  await later();
  expect((await pages.document('/menu', SHELL))?.text).toContain('fresher');
});

describe('a page that tells how often it was rendered', () => {
  const text = async (pages: RenderedPages, shell = SHELL) =>
    (await pages.document('/menu', shell))?.text.split(' ').slice(0, 3).join(' ');

  beforeEach(() => {
    const counting = `${files.get('/server.1.cjs')}
      const { render } = exports;
      let times = 0;
      exports.render = async (wanted) => {
        const page = await render(wanted);
        return page && { ...page, html: (times += 1) + ' ' + page.html };
      };`;
    files.set('/server.1.cjs', counting).set('/server.3.cjs', counting);
  });

  it('is rendered anew when its data or files have changed', async () => {
    const pages = pagesOf();
    expect(await text(pages)).toBe('1 /menu fresh');
    await later();
    expect(await text(pages)).toBe('1 /menu fresh');
    apiAnswer.text = '{"data":"newer"}';
    await later();
    expect(await text(pages)).toBe('2 /menu newer');
    await later();
    expect(await text(pages, { ...SHELL, server: 'server.3.cjs' })).toBe('1 /menu newer');
  });

  it('is rendered anew when it is old', async () => {
    const pages = pagesOf([], true, 500);
    expect(await text(pages)).toBe('1 /menu fresh');
    await later();
    expect(await text(pages)).toBe('2 /menu fresh');
  });
});

it('a document that the browser renders follows what it read, and an API that was away', async () => {
  const reading = `exports.renderFrame = async () => {
    const html = await fetch('/api/site').then((response) => response.text(), () => 'away');
    return { html, inlineScripts: [] };
  };`;
  files.set('/server.1.cjs', `${files.get('/server.1.cjs')}${reading}`);
  let isAway = true;
  const readApi = (path: string) => (isAway ? Promise.reject(new Error('away')) : apiReader(origin)(path));
  const pages = pagesOf([], true, undefined, readApi);
  const text = async () => (await pages.frame('/cart', SHELL)).page?.text;
  expect(await text()).toBe('away');
  isAway = false;
  await later();
  expect(await text()).toContain('fresh');
  apiAnswer.text = '{"data":"newer"}';
  await later();
  expect(await text()).toContain('newer');
});

it('compresses a page once that was rendered anew and did not change', async () => {
  const pages = pagesOf([], true, 0);
  const before = await pages.document('/menu', SHELL);
  await later();
  expect(await pages.document('/menu', SHELL)).toBe(before);
  expect(asked.filter((path) => path === '/api/menu')).toHaveLength(2);
  expect(brotliDecompressSync(before?.brotli ?? '').toString()).toBe(before?.text);
});

it.each([
  ['shows the page of a moment ago while a newer one takes long', undefined, 'fresh'],
  ['waits for a newer page where the last one is old', 100, 'newer'],
])('%s', async (_, maxAgeMs, expected) => {
  let delayMs = 0;
  const readApi = (path: string) => sleep(delayMs).then(() => apiReader(origin)(path));
  const pages = pagesOf([], true, maxAgeMs, readApi);
  await pages.document('/menu', SHELL);
  apiAnswer.text = '{"data":"newer"}';
  delayMs = 600;
  await later();
  expect((await pages.document('/menu', SHELL))?.text).toContain(`/menu ${expected}`);
});

it('keeps the last good page when it cannot be rendered any more, and says why once', async () => {
  const problems: string[] = [];
  const pages = pagesOf(problems);
  await pages.document('/menu', SHELL);
  apiAnswer = { status: 200, text: 'not JSON' };
  await later();
  for (let times = 0; times < 3; times += 1) expect((await pages.document('/menu', SHELL))?.text).toContain('fresh');
  expect(problems).toHaveLength(1);
});

it('leaves out a remote whose server bundle is broken, not the page', async () => {
  files.set('/catalog/server.2.cjs', 'throw new Error("broken deploy")');
  const problems: string[] = [];
  expect((await pagesOf(problems).document('/menu', SHELL))?.text).toContain('fresh');
  expect(problems.join()).toContain('broken deploy');
});

it('renders a search, and one page for all parameters that it does not know', async () => {
  const pages = pagesOf();
  expect((await pages.document('/menu?q=gel', SHELL))?.text).toContain('/menu?q=gel fresh');
  expect(await pages.document('/menu?utm_source=x', SHELL)).toBe(await pages.document('/menu', SHELL));
});

it('does not let a flood of searches cost more than a few renders a second, nor push out a page', async () => {
  const pages = pagesOf();
  const before = await pages.document('/menu', SHELL);
  const rendered = await Promise.all(Array.from({ length: 500 }, (_, at) => pages.document(`/menu?q=x${at}`, SHELL)));
  expect(rendered.filter((each) => each !== null).length).toBeGreaterThan(2);
  expect(rendered.filter((each) => each !== null).length).toBeLessThan(10);
  expect(await pages.document('/menu', SHELL)).toBe(before);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await pages.document('/menu?q=later', SHELL))?.text).toContain('/menu?q=later fresh');
});
