import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.js';
import { FORGED, MALFORMED, SMUGGLED } from './support/corpus.js';
import { servers, sendRaw } from './support/raw.js';

/** Requests that only a raw socket can send are refused by the edge and the BFF, and never handled as two requests. */
const all = { ...SMUGGLED, ...MALFORMED, ...FORGED };

test('T58 covers more than sixty requests', () => {
  expect(Object.keys(all).length).toBeGreaterThan(60);
});

for (const [name, bytes] of Object.entries(all))
  test(`T58 refuses ${name}, once`, async () => {
    const answered = async ([server, port]: [string, number]) => ({ server, ...(await sendRaw(port, bytes)) });
    for (const { server, statuses, closed } of await Promise.all(servers().map(answered))) {
      const refusedOnce = statuses.length === 1 && statuses.every((status) => status >= 400 && status < 500);
      expect([server, statuses, refusedOnce || (statuses.length === 0 && closed)]).toEqual([server, statuses, true]);
    }
  });

type Described = { paths: Record<string, Record<string, { 'x-access'?: string }>> };
const ID = '00000000-0000-4000-8000-000000000000';

const variantsOf = (path: string): string[] => {
  const [, api = '', area = '', ...rest] = path.split('/');
  const tail = rest.join('/');
  return [
    path,
    `/${path}`,
    `/${api}//${area}/${tail}`,
    `/${api}/./${area}/${tail}`,
    `/${api}/%2e%2e/${api}/${area}/${tail}`,
    `/${api}/x/../${area}/${tail}`,
    `${path}/`,
    `${path};x=1`,
    `/${api};x/${area}/${tail}`,
    path.toUpperCase(),
    `/${api}%2f${area}%2f${tail}`,
    `/${api}/%${area.charCodeAt(0).toString(16)}${area.slice(1)}/${tail}`,
    `${path}%00`,
  ];
};

const METHODS = [
  ['GET', ''],
  ['HEAD', ''],
  ['OPTIONS', ''],
  ['POST', 'X-HTTP-Method-Override: GET\r\nX-Method-Override: GET\r\nX-User-Id: admin\r\n'],
] as const;

test('T58 serves no guest on a protected path, however it is written and with any method', async () => {
  const { paths } = (await (await fetch(`${siteUrl()}/api/docs-json`)).json()) as Described;
  const guarded = Object.entries(paths)
    .filter(([, item]) => Object.values(item).every((each) => each['x-access'] !== 'public'))
    .map(([path]) => path.replace(/\{\w+\}/g, ID));
  expect(guarded.length).toBeGreaterThan(15);
  const open: string[] = [];
  for (const [server, port] of servers()) {
    for (const path of guarded) {
      await Promise.all(
        variantsOf(path).flatMap((variant) =>
          METHODS.map(async ([method, headers]) => {
            const { statuses, text } = await sendRaw(
              port,
              `${method} ${variant} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`,
              5_000,
            );
            // A path outside of /api is a page of the shell, which is public.
            const shell = server === 'edge' && /^content-type: text\/html/im.test(text);
            if (statuses.length !== 1 || !(shell || statuses.every((status) => status >= 400 && status < 500)))
              open.push(`${server}: ${method} ${variant} was answered ${statuses.join()}`);
          }),
        ),
      );
    }
  }
  expect(open).toEqual([]);
});
