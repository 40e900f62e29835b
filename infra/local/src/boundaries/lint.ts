import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What `npm run lint` finds by this rule in this text at this path; types are only known at the path of a file that exists. */
export function lint(rule: string, path: string, text: string): string[] {
  const eslint = [`${root}/node_modules/eslint/bin/eslint.js`, '--stdin', '--stdin-filename', path, '-f', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, eslint, { cwd: root, input: text, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const [file] = JSON.parse(stdout) as { messages: { ruleId: string; message: string }[] }[];
  return (file?.messages ?? []).filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
}
