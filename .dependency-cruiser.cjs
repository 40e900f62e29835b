/**
 * Who may import whom: the table of docs/architecture.md, executed (ADR-0003). Planted violations:
 * infra/local/src/boundaries.
 */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const foldersOf = (path) => readdirSync(join(__dirname, path));

const only = (from, ...to) => ({
  name: `${from.replace(/[\^$\\/]/g, ' ').trim()} may import only: ${to.join(' ')}`,
  severity: 'error',
  from: { path: `${from}/`, pathNot: 'webpack\\.config\\.mjs$' },
  to: {
    path: '^(shell|mfe-[a-z]+|bff|services|libs|infra|e2e|bench)/',
    pathNot: [`${from}/`, '^libs/testing/', ...to.map((each) => `${each}/`)],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: { path: '^(shell|mfe-|bff|services|libs|infra/)' },
      to: { couldNotResolve: true },
    },
    only('^libs/kernel'),
    only('^libs/contracts', '^libs/kernel'),
    only('^libs/ui', '^libs/(kernel|contracts)'),
    only('^libs/web-kit', '^libs/(kernel|contracts)'),
    only('^libs/traces'),
    only('^libs/nest-kit', '^libs/(kernel|contracts|traces)'),
    only('^shell', '^libs/(kernel|contracts|ui|web-kit)'),
    ...foldersOf('.')
      .filter((name) => name.startsWith('mfe-'))
      .map((name) => only(`^${name}`, '^libs/(kernel|contracts|ui|web-kit)')),
    ...foldersOf('services').map((name) => only(`^services/${name}`, '^libs/(kernel|contracts|nest-kit)')),
    only('^bff', '^libs/(kernel|contracts|nest-kit)'),
    only('^infra/edge', '^libs/(kernel|contracts|traces)'),
    only('^infra/local', '^libs/(kernel|contracts)'),
    only('^libs/testing', '^libs/kernel'),
    {
      name: 'testing-only-in-specs',
      severity: 'error',
      from: {
        path: '^(shell|mfe-|bff|services|libs|infra/)',
        pathNot: '\\.spec\\.tsx?$|^libs/testing/|/src/testing(-model)?/',
      },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'rules-are-pure',
      comment: '*.rules.ts knows no framework, database, network or clock',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { pathNot: ['^libs/(kernel|contracts)/', '\\.rules\\.ts$'] },
    },
    {
      name: 'no-sql-in-controllers',
      comment: 'a controller calls use-cases and queries; these read and write',
      severity: 'error',
      from: { path: '^services/.+\\.controller\\.ts$' },
      to: { path: 'node_modules/(typeorm|pg)/' },
    },
    {
      name: 'rows-stay-home',
      comment: 'a TypeORM row is imported only inside its own feature folder',
      severity: 'error',
      from: { path: '^services/[^/]+/src/([^/]+)/', pathNot: '/migrations/' },
      to: { path: '\\.entity\\.ts$', pathNot: '^services/[^/]+/src/$1/' },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+|libs/(ui|web-kit|contracts|kernel))/', pathNot: '\\.spec\\.|webpack' },
      to: { path: '(^|/)node_modules/(@nestjs|typeorm|pg|class-validator|fastify|@zxcvbn-ts)/' },
    },
    {
      name: 'one-router',
      comment: 'router names come from @salon/web-kit/router, which is what is shared at run time',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+)/src' },
      to: { path: '(^|/)node_modules/react-router' },
    },
    {
      name: 'one-query',
      comment: 'query names come from @salon/web-kit/query, which is what is shared at run time',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+)/src' },
      to: { path: '(^|/)node_modules/@tanstack/' },
    },
    {
      name: 'libs-npm',
      comment: 'kernel imports nothing, contracts only kernel',
      severity: 'error',
      from: { path: '^libs/(kernel|contracts)/', pathNot: '\\.spec\\.' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shell|mfe-[a-z]+|bff|(services|libs|infra)/[^/]+)/dist/|\\.data/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['salon-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
