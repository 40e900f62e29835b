// The declarations that a library's shared entries export, and the declarations in the library that these refer to, as
// one text.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const TSC = fileURLToPath(new URL('../../node_modules/@typescript/native/bin/tsc', import.meta.url));
const FILE = /^\/\/ (src\/\S+)$/m;
/** Private members are not part of the API, and two declarations of one are not assignable to each other. */
const PRIVATE = /^ +(?:private |#private;).*\n/gm;

/** A folder in which packages resolve as in the library itself. The caller removes it. */
export function workFolder(library) {
  mkdirSync(join(library, 'dist'), { recursive: true });
  return mkdtempSync(join(library, 'dist', 'exports-'));
}

/** Writes the declarations of the library's sources into `folder`. */
export function emit(library, folder) {
  const libraries = dirname(library);
  const output = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--removeComments', '--noCheck'];
  execFileSync(process.execPath, [TSC, '-p', library, ...output, '--rootDir', libraries, '--outDir', folder]);
  return join(folder, relative(libraries, library));
}

/** A TypeScript program of declarations, with the library's compiler options. */
export function programOf(library, files) {
  const { config } = ts.readConfigFile(join(library, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, library);
  return ts.createProgram(files, { ...options, types: [], noEmit: true });
}

/** The file of an entry of package.json's `exports`, below `folder`. */
export function entryFile(folder, { exports }, entry) {
  const source = exports[entry]['salon-source'] ?? exports[entry];
  return join(folder, source.replace(/\.tsx?$/, '.d.ts'));
}

/**
 * The exports of the entries and everything they refer to: each file's statements under its name. `isCompared` selects
 * the exports.
 */
export function textOf(program, { folder, entries, isCompared }) {
  const kept = reachable(program, { folder, entries, isCompared });
  const files = program.getSourceFiles().filter(({ statements }) => statements.some((each) => kept.has(each)));
  const blocks = files.map((file) => {
    const statements = file.statements.filter((each) => kept.has(each)).map((each) => each.getText(file));
    return `// ${relative(folder, file.fileName)}\n${statements.join('\n')}\n`.replaceAll(PRIVATE, '');
  });
  return blocks.sort().join('\n');
}

/** The statements in `folder` that the exports of the entries need. */
function reachable(program, { folder, entries, isCompared }) {
  const checker = program.getTypeChecker();
  const kept = new Set();
  const keep = (declaration, isFollowed) => {
    const statement = ts.findAncestor(declaration, ({ parent }) => parent !== undefined && ts.isSourceFile(parent));
    if (!statement || !statement.getSourceFile().fileName.startsWith(folder) || kept.has(statement)) return;
    kept.add(statement);
    if (isFollowed) follow(statement);
  };
  const visit = (symbol) => {
    if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol.declarations?.forEach((each) => keep(each, true));
    symbol.declarations?.forEach((each) => keep(each, false));
    checker.getAliasedSymbol(symbol).declarations?.forEach((each) => keep(each, true));
  };
  const follow = (node) => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) visit(symbol);
    ts.forEachChild(node, follow);
  };
  for (const entry of entries) exportsOf(program, entry).filter(isCompared).forEach(visit);
  for (const entry of entries) starExports(program, entry, kept).forEach((each) => kept.add(each));
  return kept;
}

/** The export names of the module in `file`. */
export function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  return checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
}

/** Each `export * from` of `file` whose module has a statement in `kept`. */
function starExports(program, file, kept) {
  const checker = program.getTypeChecker();
  const modules = program.getSourceFile(file).statements.filter((each) => ts.isExportDeclaration(each));
  return modules.filter(({ exportClause, moduleSpecifier }) => {
    const statements = checker.getSymbolAtLocation(moduleSpecifier)?.valueDeclaration.statements ?? [];
    return !exportClause && statements.some((each) => kept.has(each));
  });
}

/** Without an export, every declaration of such a file counts as exported. */
const NO_OTHER_EXPORTS = 'export {};\n';

/** Writes the files of such a text into `folder`. */
export function unfold(text, folder) {
  const [, ...parts] = text.split(FILE);
  for (let at = 0; at < parts.length; at += 2) {
    const path = join(folder, parts[at]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${parts[at + 1]}${NO_OTHER_EXPORTS}`);
  }
}

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
export const textAt = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
