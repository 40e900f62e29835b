// The run-time API that released remotes use of a library, and the data they exchange: recorded at each version in its
// exports.txt, and compared with its sources before the next one (ADR-0068, ADR-0073).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SHARED_ENTRIES } from '../build/shared-entries.mjs';
import {
  emit,
  entryFile,
  exportsOf,
  programOf,
  readJson,
  textAt,
  textOf,
  unfold,
  workFolder,
} from './declarations.mjs';

/** Each app bundles its own copy; its types describe requests and responses between apps of different releases. */
const CONTRACTS = '@salon/contracts';
/** Refusal codes are added and removed; a client that does not know a code uses the status (ADR-0036). */
const OPEN = ['RefusalCode', 'RefusalParams'];
/** The libraries that have an exports.txt. */
export const RECORDED = [...Object.keys(SHARED_ENTRIES), CONTRACTS];

const RANKS = ['none', 'patch', 'minor', 'major'];

/** The current text of exports.txt: the library's version, the npm packages of its types, its declarations. */
export const reportOf = (library) => withDeclarations(library, ({ report }) => report);

/** Compares the library's exports with its report. */
export function changesOf(library) {
  return withDeclarations(library, (now) => {
    const recorded = textAt(join(library, 'exports.txt'));
    const { name, version } = now.manifest;
    const isRecorded = recorded.startsWith(`// ${name} ${version}\n`);
    if (!isRecorded || recorded === now.report) return { name, version, isRecorded, differs: false, broken: [] };
    const npm = npmOf(now.report);
    const broken = npm === npmOf(recorded) ? brokenNames(library, now, recorded) : [npm];
    return { name, version, isRecorded, differs: true, broken };
  });
}

/** Why the changes do not fit the planned version, in one sentence; undefined when they do. */
export function problemOf({ name, version, isRecorded, differs, broken }, planned = 'none') {
  if (!isRecorded) return `exports.txt of ${name} is not that of ${version}: npm run version writes it.`;
  if (!differs) return undefined;
  const needed = beforeOne(version, broken.length > 0 ? 'major' : 'minor');
  if (RANKS.indexOf(planned) >= RANKS.indexOf(needed)) return undefined;
  const what = broken.length > 0 ? `breaks what released remotes use (${broken.join(', ')})` : 'has other exports';
  return `${name} ${what} since ${version}: plan a ${needed} version with npm run changeset.`;
}

/** Before 1.0 the minor version counts as the major one, and the patch as the minor one. */
const beforeOne = (version, type) => (version.startsWith('0.') ? RANKS[RANKS.indexOf(type) - 1] : type);

/** The second line. */
const npmOf = (report) => report.split('\n')[1].replace('// ', '');

function withDeclarations(library, use) {
  const manifest = readJson(join(library, 'package.json'));
  const entries = SHARED_ENTRIES[manifest.name] ?? ['.'];
  const folder = workFolder(library);
  try {
    const emitted = emit(library, join(folder, 'now'));
    const files = entries.map((entry) => entryFile(emitted, manifest, entry));
    const isCompared = comparedOf(manifest);
    const text = textOf(programOf(library, files), { folder: emitted, entries: files, isCompared });
    return use({ manifest, entries, folder, files, report: `${headingOf(manifest, text)}\n\n${text}` });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function headingOf({ name, version, dependencies = {} }, text) {
  const npm = Object.entries(dependencies).filter(([each]) => !each.startsWith('@salon/') && isNamed(text, each));
  return `// ${name} ${version}\n// ${npm.map(([each, exact]) => `${each} ${exact.split('.')[0]}`).join(', ')}`;
}

const isNamed = (text, name) => text.includes(`'${name}'`) || text.includes(`"${name}"`);

/** The exports of `recorded` that are missing, or no longer usable in the same way. */
function brokenNames(library, { manifest, entries, folder, files }, recorded) {
  const before = join(folder, 'before');
  unfold(recorded, before);
  const recordedFiles = entries.map((entry) => entryFile(before, manifest, entry));
  const program = programOf(library, [...files, ...recordedFiles]);
  const checker = program.getTypeChecker();
  const replaces = manifest.name === CONTRACTS ? replacesType : replacesValue;
  const isCompared = comparedOf(manifest);
  // The symbol behind `export * as` tells whether it is a value.
  const namedIn = (file) =>
    new Map(
      exportsOf(program, file)
        .map((each) => [each.name, resolved(checker, each)])
        .filter(([name, { flags }]) => isCompared({ name, flags })),
    );
  return entries.flatMap((_entry, at) => {
    const now = namedIn(files[at]);
    const then = namedIn(recordedFiles[at]);
    const isBroken = ([name, symbol]) => !now.has(name) || !replaces(checker, now.get(name), symbol);
    return [...then].filter(isBroken).map(([name]) => name);
  });
}

/** Which exports are compared. */
const comparedOf = ({ name }) =>
  name === CONTRACTS ? ({ name, flags }) => !(flags & ts.SymbolFlags.Value) && !OPEN.includes(name) : () => true;

const resolved = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** Types do not exist at run time; they count through the values that accept or return them. */
function replacesValue(checker, now, then) {
  if (!(then.flags & ts.SymbolFlags.Value)) return true;
  return checker.isTypeAssignableTo(checker.getTypeOfSymbol(now), checker.getTypeOfSymbol(then));
}

/**
 * An old request must still be accepted (without unknown properties); all other data must be readable as before.
 * Generic types are compared by their text.
 */
function replacesType(checker, now, then) {
  const type = checker.getDeclaredTypeOfSymbol(now);
  const recorded = checker.getDeclaredTypeOfSymbol(then);
  if (then.declarations.some(({ typeParameters }) => typeParameters)) return textOfSymbol(now) === textOfSymbol(then);
  if (!then.name.endsWith('Request')) return checker.isTypeAssignableTo(type, recorded);
  const known = recorded.getProperties().every(({ name }) => type.getProperty(name));
  return known && checker.isTypeAssignableTo(recorded, type);
}

const textOfSymbol = ({ declarations }) => declarations.map((each) => each.getText()).join('\n');
