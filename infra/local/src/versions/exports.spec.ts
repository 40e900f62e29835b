import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Exports {
  reportOf(library: string): string;
  changesOf(library: string): object;
  problemOf(changes: object, planned?: string): string | undefined;
}
let { reportOf, changesOf, problemOf } = {} as Exports;
let library: string;

const put = (path: string, content: unknown): void =>
  writeFileSync(join(library, path), typeof content === 'string' ? content : JSON.stringify(content));
const manifest = (version: string, widgets = '1.2.3'): object => ({
  name: '@planted/kit',
  version,
  dependencies: { widgets },
  exports: { '.': { 'salon-source': './src/index.ts' } },
});

const THEN = `
import type { Look } from './look.js';
export type { Widget } from 'widgets';
export interface Cart { lines: string[]; count: number }
export const button = ({ label, look }: { label: string; look?: Look }): string => label + (look ?? '');
export const cart = (): Cart => ({ lines: [], count: 0 });
export class Toast { private readonly kept = 1; show(text: string): number { return text.length + this.kept; } }
`;
const LOOK = "export type Look = 'line' | 'danger';\nexport const notExported = 1;\n";

beforeAll(async () => {
  ({ reportOf, changesOf, problemOf } = (await import(join(process.cwd(), '../versions/exports.mjs'))) as Exports);
  library = mkdtempSync(join(tmpdir(), 'exports-'));
  mkdirSync(join(library, 'src'));
  const modules = { module: 'esnext', moduleResolution: 'bundler' };
  put('tsconfig.json', { compilerOptions: { strict: true, lib: ['es2023'], types: [], ...modules }, include: ['src'] });
  put('package.json', manifest('1.4.0'));
  put('src/index.ts', THEN);
  put('src/look.ts', LOOK);
  put('exports.txt', reportOf(library));
});
afterAll(() => rmSync(library, { recursive: true }));
afterEach(() => {
  put('package.json', manifest('1.4.0'));
  put('src/index.ts', THEN);
  put('src/look.ts', LOOK);
});

it('the report holds version, npm packages and every declaration that an export needs, and no other', () => {
  const report = reportOf(library);
  expect(report).toMatch(/^\/\/ @planted\/kit 1\.4\.0\n\/\/ widgets 1\n/);
  expect(report).toContain('label: string;\n    look?: Look;\n');
  expect(report).toContain("// src/look.d.ts\nexport type Look = 'line' | 'danger';\n");
  expect(report).not.toMatch(/notExported|private/);
  expect(problemOf(changesOf(library))).toBeUndefined();
});

type Change = [string, string, string];
const GROWN: Change[] = [
  ['a new export', 'export interface Cart', 'export const price = 1;\nexport interface Cart'],
  ['a new optional property of what it takes', 'look?: Look }', 'look?: Look; busy?: boolean }'],
  ['a new property of what it gives', 'count: number }', 'count: number; total?: number }'],
  ['a new method of a class', 'show(text', 'hide(): void {} show(text'],
];
const BROKEN: Change[] = [
  ['button', 'export const button', 'const button'],
  ['button', 'look?: Look', 'look: Look'],
  ['button', 'label: string;', 'label: string; busy: boolean;'],
  ['cart', 'count: number }', 'count?: number }'],
  ['cart', 'lines: string[]', 'lines: number[]'],
  ['Toast', 'show(text: string)', 'show(text: string, tone: string)'],
  ['Cart', 'export interface Cart', 'interface Cart'],
];
function changed([, from, to]: Change): object {
  put('src/index.ts', THEN.replace(from, to));
  return changesOf(library);
}

it.each(GROWN)('%s needs a minor version', (...grown) => {
  const changes = changed(grown);
  const sentence = '@planted/kit has other exports since 1.4.0: plan a minor version with npm run changeset.';
  expect(problemOf(changes)).toBe(sentence);
  expect(problemOf(changes, 'patch')).toBe(sentence);
  expect(problemOf(changes, 'minor')).toBeUndefined();
});

it.each(BROKEN)('%s, changed from `%s` to `%s`, needs a major version', (name, ...texts) => {
  const changes = changed([name, ...texts]);
  const sentence = `@planted/kit breaks what released remotes use (${name}) since 1.4.0: plan a major version with npm run changeset.`;
  expect(problemOf(changes)).toBe(sentence);
  expect(problemOf(changes, 'minor')).toBe(sentence);
  expect(problemOf(changes, 'major')).toBeUndefined();
});

it('a type that an export takes is compared, wherever it is declared', () => {
  put('src/look.ts', LOOK.replace(" | 'danger'", ''));
  expect(problemOf(changesOf(library), 'minor')).toContain('(button)');
});

it('another major version of a package whose types are exported needs a major version', () => {
  put('package.json', manifest('1.4.0', '2.0.0'));
  expect(problemOf(changesOf(library), 'minor')).toContain('(widgets 2)');
  put('package.json', manifest('1.4.0', '1.9.0'));
  expect(problemOf(changesOf(library))).toBeUndefined();
});

it.each([
  ['broken', ['button'], 'minor', 'patch'],
  ['grown', [], 'patch', 'none'],
])('before 1.0 the minor version counts as the major one: %s', (_what, broken, enough, tooLittle) => {
  const changes = { name: '@planted/kit', version: '0.4.0', isRecorded: true, differs: true, broken };
  expect(problemOf(changes, tooLittle)).toContain(`plan a ${enough} version`);
  expect(problemOf(changes, enough)).toBeUndefined();
});

it('a version without its report is refused', () => {
  put('package.json', manifest('1.5.0'));
  expect(problemOf(changesOf(library), 'major')).toBe(
    'exports.txt of @planted/kit is not that of 1.5.0: npm run version writes it.',
  );
});
