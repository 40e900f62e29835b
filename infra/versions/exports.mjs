// What released remotes use of a library at run time: recorded at each version in its exports.txt, and compared with
// its sources before the next one (ADR-0068).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SHARED_ENTRIES } from '../build/shared-entries.mjs';
import { emit, entryFile, programOf, readJson, textAt, textOf, unfold, workFolder } from './declarations.mjs';

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
    const text = textOf(programOf(library, files), emitted, files);
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
  const exportsOf = (file) => {
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
    return new Map(symbols.map((each) => [each.name, resolved(checker, each)]));
  };
  return entries.flatMap((_entry, at) => {
    const [now, then] = [exportsOf(files[at]), exportsOf(recordedFiles[at])];
    return [...then].filter(([name, symbol]) => !replaces(checker, now.get(name), symbol)).map(([name]) => name);
  });
}

const resolved = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** Types are gone at run time; they count by the values that take or give them. */
function replaces(checker, now, then) {
  if (!now) return false;
  if (!(then.flags & ts.SymbolFlags.Value)) return true;
  return checker.isTypeAssignableTo(checker.getTypeOfSymbol(now), checker.getTypeOfSymbol(then));
}
