import { readdirSync, readFileSync } from 'node:fs';
import { lint, root } from './lint.js';

/** The private words that are found in each of these texts. */
const found = (planted: readonly (readonly [name: string, path: string, text: string, ...word: string[]])[]) =>
  lint(
    'words/private',
    planted.map(([, path, text]) => [path, text]),
  ).map((messages) => messages.map((message) => message.split("'")[1] ?? ''));

const PRIVATE = [
  ['an identifier', 'infra/planted.mjs', 'export const mailPatience = 1;\n', 'patience'],
  ['a component', 'shell/src/routes.tsx', 'export const Page = () => <main><ActionDock /></main>;\n', 'dock'],
  ['a comment', 'e2e/support/planted.mjs', '/** Waits until the page is awake. */\nexport const one = 1;\n', 'awake'],
  ['a file name', 'e2e/support/booking-crowd.mjs', 'export const one = 1;\n', 'crowd'],
  ['a name made of a wire name', 'services/booking/src/planted.mjs', 'export const newestAct = 1;\n', 'act'],
  ['a script', 'bench/planted.mjs', 'export const one = 1; // The comeback.\n', 'comeback'],
] as const;
const STANDARD = [
  ['standard terms', 'infra/planted.mjs', '/** Before hydration. */\nexport const timeoutMs = 1;\n'],
  ['a visible text', 'infra/planted.mjs', "export const text = 'Where have you been told to wait?';\n"],
  ['names of the API', 'services/booking/src/planted.mjs', '/** `act`. */\nexport const acts = { act: 1 };\n'],
  ['the list itself', 'infra/lint/private-words.mjs', 'export const awake = true;\n'],
] as const;

it('refuses private words, and permits standard terms', () => {
  const words = found([...PRIVATE, ...STANDARD]);
  expect(words).toEqual([...PRIVATE.map(([, , , word]) => [word]), ...STANDARD.map(() => [])]);
});

interface Words {
  privateWordsOf: (text: string) => string[];
  privateWordsOfText: (text: string) => string[];
}
const words = (): Promise<Words> => import(`${root}/infra/lint/private-words.mjs`);

it('no stylesheet has private words, in selectors or comments', async () => {
  const { privateWordsOf } = await words();
  const { FRONTENDS } = (await import(`${root}/infra/build/declared-paths.mjs`)) as { FRONTENDS: string[] };
  const stylesheets = [...FRONTENDS, 'libs/ui'].flatMap((project) =>
    readdirSync(`${root}/${project}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => `${project}/src/${path}`),
  );
  expect(stylesheets.length).toBeGreaterThan(50);
  expect(stylesheets.flatMap((path) => privateWordsOf(path + readFileSync(`${root}/${path}`, 'utf8')))).toEqual([]);
});

it('no page of the documentation has private words', async () => {
  const { privateWordsOfText } = await words();
  const pages = readdirSync(`${root}/docs`).filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(10);
  const found = pages.map((file) => [file, ...privateWordsOfText(readFileSync(`${root}/docs/${file}`, 'utf8'))]);
  expect(found.filter(([, ...words]) => words.length > 0)).toEqual([]);
});
