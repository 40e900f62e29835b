import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as messages from '../messages.js';
import { accountRefusals } from './account.js';
import { bookingRefusals } from './booking.js';
import { catalogRefusals } from './catalog.js';
import { callRefusals } from './calls.js';
import { deskVisitRefusals } from './desk-visits.js';
import { deskRefusals } from './desk.js';
import { pictureRefusals } from './pictures.js';
import { refusals } from './refusals.js';
import { fieldRefusals } from './fields.js';
import { visitRefusals } from './visits.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const TABLES = /^libs\/contracts\/src\/(?:messages\.ts|refusals\/)/;

/** The sources of every package, without specs and mails, whose texts are their own. */
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((path) => !/\.spec\.tsx?$|\/testing\/|\/mails\/|^libs\/testing\/|^e2e\//.test(path))
  .flatMap((path) => {
    try {
      return [{ path, text: readFileSync(`${root}/${path}`, 'utf8') }];
    } catch {
      return []; // Deleted, and not yet committed.
    }
  });
const tables = sources.filter(({ path }) => TABLES.test(path));

/** The quoted texts of a source that look like a sentence: an initial capital, and at least two words. */
const sentencesIn = (text: string): string[] =>
  [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((each) => /^(?:[A-Z]|\$\{)[^ ]* .*\w{2}/.test(each));

const repeated = (texts: readonly string[]): string[] => texts.filter((each, at) => texts.indexOf(each) !== at);

it('every code stands in one table', () => {
  const all = [
    callRefusals,
    fieldRefusals,
    accountRefusals,
    bookingRefusals,
    visitRefusals,
    deskVisitRefusals,
    deskRefusals,
    catalogRefusals,
    pictureRefusals,
  ];
  expect(repeated(all.flatMap((table) => Object.keys(table)))).toEqual([]);
});

it('every sentence stands once', () => {
  const sentences = tables.flatMap(({ text }) => sentencesIn(text));
  expect(sentences.length).toBeGreaterThan(200);
  expect(repeated(sentences)).toEqual([]);
});

it('no other source repeats a sentence of the tables', () => {
  const sentences = new Set(tables.flatMap(({ text }) => sentencesIn(text)));
  const repeats = sources
    .filter(({ path }) => !TABLES.test(path))
    .flatMap(({ path, text }) =>
      sentencesIn(text)
        .filter((each) => sentences.has(each))
        .map((each) => `${path}: ${each}`),
    );
  expect(repeats).toEqual([]);
});

it('every sentence and every code is used', () => {
  const texts = sources.filter(({ path }) => !TABLES.test(path)).map(({ text }) => text);
  const words = new Set(texts.flatMap((text) => text.match(/\bmessages\.\w+|\b[A-Z][A-Z_]+\b/g) ?? []));
  const inTables = tables.map(({ text }) => text).join('\n');
  const isUsed = (name: string): boolean => words.has(name) || inTables.includes(name);
  expect(Object.keys(messages).filter((key) => !isUsed(`messages.${key}`))).toEqual([]);
  expect(Object.keys(refusals).filter((code) => !words.has(code))).toEqual([]);
});
