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

it.each(PLANTED)('lint refuses %s', (rule, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
  writeFileSync(join(folder, 'planted.ts'), text);
  const args = [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--config',
    join(root, '.oxlintrc.json'),
    '--format=unix',
  ];
  const { stdout } = spawnSync(process.execPath, [...args, folder], { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain(`typescript(${rule})`);
});
