import { readdirSync, readFileSync } from 'node:fs';
import { lint, root } from './lint.js';

/** The private words that are found in this text. */
const found = (path: string, text: string): string[] =>
  lint('words/private', path, text).map((message) => message.split("'")[1] ?? '');

it.each([
  ['an identifier', 'infra/planted.mjs', 'export const mailPatience = 1;\n', 'patience'],
  ['a component', 'shell/src/routes.tsx', 'export const Page = () => <main><ActionDock /></main>;\n', 'dock'],
  ['a comment', 'e2e/support/planted.mjs', '/** Waits until the page is awake. */\nexport const one = 1;\n', 'awake'],
  ['a file name', 'e2e/support/booking-crowd.mjs', 'export const one = 1;\n', 'crowd'],
  ['a script', 'bench/planted.mjs', 'export const one = 1; // The comeback.\n', 'comeback'],
])(
  'refuses a private word in %s',
  (_name, path, text, word) => {
    expect(found(path, text)).toEqual([word]);
  },
  60_000,
);

it.each([
  ['standard terms', 'infra/planted.mjs', '/** Before hydration. */\nexport const timeoutMs = 1;\n'],
  ['a visible text', 'infra/planted.mjs', "export const text = 'Where have you been told to wait?';\n"],
  ['the list itself', 'infra/lint/private-words.mjs', 'export const awake = true;\n'],
])('permits %s', (_name, path, text) => {
  expect(found(path, text)).toEqual([]);
});

it('no stylesheet has private words, in selectors or comments', async () => {
  const { privateWordsOf } = (await import(`${root}/infra/lint/private-words.mjs`)) as {
    privateWordsOf: (text: string) => string[];
  };
  const stylesheets = ['shell', 'mfe-catalog', 'mfe-account', 'mfe-booking', 'libs/ui'].flatMap((project) =>
    readdirSync(`${root}/${project}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => `${project}/src/${path}`),
  );
  expect(stylesheets.length).toBeGreaterThan(50);
  expect(stylesheets.flatMap((path) => privateWordsOf(path + readFileSync(`${root}/${path}`, 'utf8')))).toEqual([]);
});
