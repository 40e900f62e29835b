// What released remotes use of a library at run time, and what they send and receive: recorded at each version in its
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

/** Each app bundles its own; its types are those of requests and responses, between apps of different releases. */
const CONTRACTS = '@salon/contracts';
/** Codes of refusals come and go: who does not know one takes it by its status (ADR-0036). */
const OPEN = ['RefusalCode', 'RefusalParams'];
/** The libraries that have an exports.txt. */
export const RECORDED = [...Object.keys(SHARED_ENTRIES), CONTRACTS];

const RANKS = ['none', 'patch', 'minor', 'major'];

/** The text of exports.txt for the library as it is: its version, the npm packages of its types, its declarations. */
export const reportOf = (library) => withDeclarations(library, ({ report }) => report);

/** What the library's exports are beside its report. */
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

/** Why they may not go into the version that is planned for it, in one sentence; undefined when they may. */
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

/** The exports of `recorded` that are gone, or that cannot be used any more as they were. */
function brokenNames(library, { manifest, entries, folder, files }, recorded) {
  const before = join(folder, 'before');
  unfold(recorded, before);
  const recordedFiles = entries.map((entry) => entryFile(before, manifest, entry));
  const program = programOf(library, [...files, ...recordedFiles]);
  const checker = program.getTypeChecker();
  const [replaces, isCompared] = [manifest.name === CONTRACTS ? replacesType : replacesValue, comparedOf(manifest)];
  // The symbol behind `export * as` tells whether it is a value.
  const namedIn = (file) =>
    new Map(
      exportsOf(program, file)
        .map((each) => [each.name, resolved(checker, each)])
        .filter(([name, { flags }]) => isCompared({ name, flags })),
    );
  return entries.flatMap((_entry, at) => {
    const [now, then] = [namedIn(files[at]), namedIn(recordedFiles[at])];
    const isBroken = ([name, symbol]) => !now.has(name) || !replaces(checker, now.get(name), symbol);
    return [...then].filter(isBroken).map(([name]) => name);
  });
}

/** Which exports count. */
const comparedOf = ({ name }) =>
  name === CONTRACTS ? ({ name, flags }) => !(flags & ts.SymbolFlags.Value) && !OPEN.includes(name) : () => true;

const resolved = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** Types are gone at run time; they count by the values that take or give them. */
function replacesValue(checker, now, then) {
  if (!(then.flags & ts.SymbolFlags.Value)) return true;
  return checker.isTypeAssignableTo(checker.getTypeOfSymbol(now), checker.getTypeOfSymbol(then));
}

/**
 * A request as it was is still accepted (unknown properties are not); whatever else is exchanged can be read as it was.
 * Generic types are compared by their text.
 */
function replacesType(checker, now, then) {
  const [type, recorded] = [now, then].map((each) => checker.getDeclaredTypeOfSymbol(each));
  if (then.declarations.some(({ typeParameters }) => typeParameters)) return textOfSymbol(now) === textOfSymbol(then);
  if (!then.name.endsWith('Request')) return checker.isTypeAssignableTo(type, recorded);
  const known = recorded.getProperties().every(({ name }) => type.getProperty(name));
  return known && checker.isTypeAssignableTo(recorded, type);
}

const textOfSymbol = ({ declarations }) => declarations.map((each) => each.getText()).join('\n');
