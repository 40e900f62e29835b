import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lint.js';

const PLANTED: readonly (readonly [rule: string, text: string])[] = [
  ['no-floating-promises', 'export function send(): void {\n  fetch("/");\n}\n'],
  ['no-misused-promises', 'export const each = (): void => [1].forEach(async () => fetch("/"));\n'],
  ['no-unnecessary-condition', 'export const first = (text: string): string => text ?? "";\n'],
];

let lines: string[];
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
  for (const [rule, text] of PLANTED) writeFileSync(join(folder, `${rule}.ts`), text);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '--config', join(root, '.oxlintrc.json'), '--format=unix', folder];
  lines = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  rmSync(folder, { recursive: true });
});

it.each(PLANTED)('lint refuses %s', (rule) => {
  expect(lines.filter((line) => line.includes(`/${rule}.ts:`)).join('\n')).toContain(`typescript(${rule})`);
});
