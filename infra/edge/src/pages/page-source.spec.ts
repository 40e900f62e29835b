import type { SiteFiles } from '../deployed/site-files.js';
import { digestOfRead } from '../renderer/api-read.js';
import { isUnchanged, sourceOf } from './page-source.js';

const filesOf = (server: string): SiteFiles => ({
  bundles: { shell: server, remotes: { catalog: `catalog.${server}` }, registry: {} },
  frame: {
    shell: { fonts: [], styles: [], preloads: [], scripts: [] },
    remotes: {},
    registry: {},
    reports: { shellVersion: '1', share: 0 },
  },
});
const FILES = filesOf('server.1.cjs');
const MENU = { status: 200, text: '{"menu":[]}' };

/** A page that has read `count` paths of the API with the menu's response, which now responds with `now`. */
async function judged({ count = 2, now = MENU, files = FILES, remotes = ['catalog'], maxAgeMs = 1_000 } = {}) {
  const read: string[] = [];
  const reads = Array.from({ length: count }, (_, at) => ({ path: `/api/${at}`, digest: digestOfRead(MENU) }));
  const readApi = async (path: string) => {
    read.push(path);
    return path === '/api/1' ? now : MENU;
  };
  const source = sourceOf(FILES, { reads, remotes });
  return { unchanged: await isUnchanged(source, files, { readApi, maxAgeMs }), read };
}

it('is unchanged while its files and every response are the same', async () => {
  expect(await judged()).toEqual({ unchanged: true, read: ['/api/0', '/api/1'] });
});

it.each([
  ['another text of one response', { now: { ...MENU, text: '{"menu":[1]}' } }],
  ['another status with the same text', { now: { ...MENU, status: 404 } }],
  ['another deployed file', { files: filesOf('server.2.cjs') }],
  ['age', { maxAgeMs: -1 }],
  ['a remote that was left out', { remotes: [] }],
])('is changed by %s', async (_what, given) => {
  expect((await judged(given)).unchanged).toBe(false);
});

it('does not repeat the calls of a page that makes very many', async () => {
  expect(await judged({ count: 21 })).toEqual({ unchanged: false, read: [] });
});
