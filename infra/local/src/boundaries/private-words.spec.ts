import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The private words that `npm run lint` finds in this text at this path. */
function found(path: string, text: string): string[] {
  const eslint = [`${root}/node_modules/eslint/bin/eslint.js`, '--stdin', '--stdin-filename', path, '-f', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, eslint, { cwd: root, input: text, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const [file] = JSON.parse(stdout) as { messages: { ruleId: string; message: string }[] }[];
  return (file?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'words/private')
    .map(({ message }) => message.split("'")[1] ?? '');
}

it.each([
  ['an identifier', 'libs/kernel/src/planted.ts', 'export const mailPatience = 1;\n', 'patience'],
  ['a component', 'shell/src/planted.tsx', 'export const Page = () => <main><ActionDock /></main>;\n', 'dock'],
  ['a comment', 'bff/src/planted.ts', '/** Waits until the page is awake. */\nexport const one = 1;\n', 'awake'],
  ['a file name', 'e2e/support/booking-crowd.ts', 'export const one = 1;\n', 'crowd'],
  ['a script', 'bench/planted.mjs', 'export const one = 1; // The comeback.\n', 'comeback'],
])('refuses a private word in %s', (_name, path, text, word) => {
  expect(found(path, text)).toEqual([word]);
});

it.each([
  ['standard terms', 'shell/src/planted.ts', '/** Before hydration. */\nexport const timeoutMs = 1;\n'],
  ['a visible text', 'shell/src/planted.ts', "export const text = 'Where have you been told to wait?';\n"],
  ['a file that is still excepted', 'shell/src/start/planted.ts', 'export const awake = true;\n'],
])('permits %s', (_name, path, text) => {
  expect(found(path, text)).toEqual([]);
});
