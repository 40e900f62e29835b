import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** One process for all texts: it takes seconds to start. */
const SCRIPT = `
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';
const eslint = new ESLint();
const results = [];
for (const [filePath, code] of JSON.parse(await text(process.stdin)))
  results.push(...(await eslint.lintText(code, { filePath })));
console.log(JSON.stringify(results));`;

/**
 * The messages of `npm run lint` for this rule in each [path, text]; types are only known for the path of an existing
 * file.
 */
export function lint(rule: string, planted: readonly (readonly [path: string, text: string])[]): string[][] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: root,
    input: JSON.stringify(planted),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const results = JSON.parse(stdout) as { messages: { ruleId: string; message: string }[] }[];
  return results.map(({ messages }) => messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message));
}
