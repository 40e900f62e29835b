import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Exports {
  reportOf(library: string): string;
  changesOf(library: string): { differs: boolean; broken: string[] };
}
let { reportOf, changesOf } = {} as Exports;
let library: string;
const put = (path: string, content: string): void => writeFileSync(join(library, path), content);

const THEN = `
export const STATES = ['open', 'paid'] as const;
export type State = (typeof STATES)[number];
export interface Visit { title: string; state: State; note?: string }
export interface VisitRequest { title: string; note?: string }
export interface Success<Data> { data: Data }
interface Person { name: string }
export interface Staff { people: Person[] }
export const sentence = 'Your visit is booked';
`;
const INDEX = "export * from './visits.js';\nexport * from './refusals.js';\nexport * as texts from './texts.js';\n";
const REFUSALS =
  "export const refusals = { FULL: 'full' } as const;\nexport type RefusalCode = keyof typeof refusals;\n";

beforeAll(async () => {
  ({ reportOf, changesOf } = (await import(join(process.cwd(), '../versions/exports.mjs'))) as Exports);
  library = mkdtempSync(join(tmpdir(), 'exports-'));
  mkdirSync(join(library, 'src'));
  const modules = { module: 'esnext', moduleResolution: 'bundler' };
  const compilerOptions = { strict: true, lib: ['es2023'], types: [], ...modules };
  put('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  const exports = { '.': { 'salon-source': './src/index.ts' } };
  put('package.json', JSON.stringify({ name: '@salon/contracts', version: '1.4.0', exports }));
  put('src/index.ts', INDEX);
  put('src/visits.ts', THEN);
  put('src/refusals.ts', REFUSALS);
  put('src/texts.ts', "export const booked = 'Your visit is booked';\n");
  put('exports.txt', reportOf(library));
});
afterAll(() => rmSync(library, { recursive: true }));

it('the report holds the types and what they need, no other value and no code of a refusal', () => {
  const report = reportOf(library);
  expect(report).toContain('declare const STATES: readonly [');
  expect(report).toContain('interface VisitRequest');
  expect(report).not.toMatch(/sentence|efusal/);
});

type Change = [what: string, from: string, to: string, broken: string[]];
const CHANGES: Change[] = [
  [
    'a response with more',
    'note?: string }\nexport interface VisitR',
    'note?: string; fee: number }\nexport interface VisitR',
    [],
  ],
  ['a response with less', 'title: string; state', 'state', ['Visit']],
  ['a response with another state', "'paid'] as", "'paid', 'void'] as", ['State', 'Visit']],
  ['a request that may have more', 'Request { title: string;', 'Request { title: string; fee?: number;', []],
  [
    'a request that must have more',
    'Request { title: string;',
    'Request { title: string; fee: number;',
    ['VisitRequest'],
  ],
  ['a request that may lack what it had to have', 'Request { title: string;', 'Request { title?: string;', []],
  [
    'a request of which a property is refused now',
    'Request { title: string; note?: string',
    'Request { title: string',
    ['VisitRequest'],
  ],
  ['a generic type that differs', '{ data: Data }', '{ data: Data; more?: 1 }', ['Success']],
  ['a type that is gone', 'export interface Visit {', 'interface Visit {', ['Visit']],
];

it.each(CHANGES)('%s', (_what, from, to, broken) => {
  const now = THEN.replace(from, to);
  expect(now).not.toBe(THEN);
  put('src/visits.ts', now);
  expect(changesOf(library)).toMatchObject({ differs: true, broken });
});

it('a sentence and a code of a refusal change without a version', () => {
  put('src/visits.ts', THEN.replace('is booked', 'is settled'));
  put('src/refusals.ts', REFUSALS.replaceAll('FULL', 'LATE'));
  expect(changesOf(library).differs).toBe(false);
});
