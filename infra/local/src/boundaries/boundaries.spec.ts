import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const LIBS = ['kernel', 'contracts', 'nest-kit', 'web-kit', 'ui', 'testing'];
let tree: string;

/** A small tree with the same structure, so that violations can be planted without touching the real one. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, 'tsconfig.base.json'), join(tree, 'tsconfig.base.json'));
  mkdirSync(join(tree, 'node_modules/@salon'), { recursive: true });
  for (const lib of LIBS) {
    plant(
      `libs/${lib}/package.json`,
      JSON.stringify({
        name: `@salon/${lib}`,
        type: 'module',
        exports: { '.': { 'salon-source': './src/index.ts', default: './dist/index.js' } },
      }),
    );
    plant(`libs/${lib}/src/index.ts`, 'export const here = 1;');
    symlinkSync(`../../libs/${lib}`, join(tree, `node_modules/@salon/${lib}`));
  }
  for (const name of [
    'pg',
    'react-router-dom',
    '@tanstack/react-query',
    'rxjs',
    'typeorm',
    '@zxcvbn-ts/language-common',
  ])
    plant(`node_modules/${name}/index.js`, 'export const here = 1;');
  plant('node_modules/yaml/package.json', JSON.stringify({ name: 'yaml', main: './dist/index.js' }));
  plant('node_modules/yaml/dist/index.js', 'export const here = 1;');
  for (const path of [
    'shell/src/layout.ts',
    'mfe-account/src/screen.ts',
    'services/account/src/users/user.view.ts',
    'services/booking/src/slots/slots.view.ts',
    'services/booking/src/cart/cart.entity.ts',
    'bff/src/main.ts',
    'infra/edge/src/main.ts',
    'infra/local/src/main.ts',
  ]) {
    plant(path, 'export const here = 1;');
  }
});
afterAll(() => rmSync(tree, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** The violations found: `file: rule`. */
function refusals(config = '.dependency-cruiser.cjs'): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(root, config),
      '--output-type',
      'json',
      'shell',
      'mfe-account',
      'bff',
      'services',
      'libs',
      'infra/edge',
      'infra/local',
    ],
    { cwd: tree, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

const SCREEN = '^libs/(kernel|contracts|ui|web-kit)';
const SERVER = '^libs/(kernel|contracts|nest-kit)';
const PLANTED: readonly (readonly [name: string, path: string, text: string, rule: string])[] = [
  ['kernel imports contracts', 'libs/kernel/src/p1.ts', "import '@salon/contracts';", 'libs kernel may import only: '],
  [
    'ui imports web-kit',
    'libs/ui/src/p2.ts',
    "import '@salon/web-kit';",
    'libs ui may import only: ^libs/(kernel|contracts)',
  ],
  [
    'a micro-frontend imports the shell',
    'mfe-account/src/p3.ts',
    "import '../../shell/src/layout.js';",
    `mfe-account may import only: ${SCREEN}`,
  ],
  [
    'the shell imports a micro-frontend',
    'shell/src/p4.ts',
    "import '../../mfe-account/src/screen.js';",
    `shell may import only: ${SCREEN}`,
  ],
  [
    'a screen imports nest-kit',
    'mfe-account/src/p5.ts',
    "import '@salon/nest-kit';",
    `mfe-account may import only: ${SCREEN}`,
  ],
  [
    'a service imports another',
    'services/booking/src/slots/p6.ts',
    "import '../../../account/src/users/user.view.js';",
    `services booking may import only: ${SERVER}`,
  ],
  [
    'a service imports the BFF',
    'services/account/src/users/p7.ts',
    "import '../../../../bff/src/main.js';",
    `services account may import only: ${SERVER}`,
  ],
  [
    'the edge imports the BFF',
    'infra/edge/src/p22.ts',
    "import '../../../bff/src/main.js';",
    'infra edge may import only: ^libs/(kernel|contracts|traces)',
  ],
  [
    'the local site imports the edge',
    'infra/local/src/p23.ts',
    "import '../../edge/src/main.js';",
    'infra local may import only: ^libs/(kernel|contracts)',
  ],
  [
    'testing imports contracts',
    'libs/testing/src/p24.ts',
    "import '@salon/contracts';",
    'libs testing may import only: ^libs/kernel',
  ],
  ['a row leaves its folder', 'services/booking/src/slots/p8.ts', "import '../cart/cart.entity.js';", 'rows-stay-home'],
  [
    'a controller reads the database',
    'services/booking/src/slots/p26.controller.ts',
    "import 'typeorm';",
    'no-sql-in-controllers',
  ],
  ['a rule imports a library', 'services/booking/src/slots/p9.rules.ts', "import 'rxjs';", 'rules-are-pure'],
  [
    'a rule imports a library that is built into dist',
    'infra/local/src/p27.rules.ts',
    "import 'yaml';",
    'rules-are-pure',
  ],
  [
    'a rule reads the environment',
    'services/booking/src/slots/p10.rules.ts',
    "import 'node:process';",
    'rules-are-pure',
  ],
  ['the browser imports the database', 'shell/src/p11.ts', "import 'pg';", 'no-node-in-the-browser'],
  [
    'the browser imports the list of common passwords',
    'mfe-account/src/p19.ts',
    "import '@zxcvbn-ts/language-common';",
    'no-node-in-the-browser',
  ],
  ['a screen imports the router past web-kit', 'mfe-account/src/p12.ts', "import 'react-router-dom';", 'one-router'],
  [
    'a screen imports the queries past web-kit',
    'mfe-account/src/p18.ts',
    "import '@tanstack/react-query';",
    'one-query',
  ],
  ['source imports testing', 'bff/src/p13.ts', "import '@salon/testing';", 'testing-only-in-specs'],
  ['contracts import a package', 'libs/contracts/src/p14.ts', "import 'rxjs';", 'libs-npm'],
  ['an import leads nowhere', 'bff/src/p15.ts', "import './nowhere.js';", 'resolvable'],
  [
    'two files import each other',
    'bff/src/p16.ts',
    "import { two } from './p17.js'; export const one = () => two;",
    'no-cycles',
  ],
];

it('permits a valid tree', () => {
  plant('services/booking/src/slots/slots.controller.ts', "import '@salon/nest-kit'; import './slots.view.js';");
  plant('shell/src/page.ts', "import '@salon/ui'; import '@salon/web-kit';");
  expect(refusals()).toEqual([]);
});

describe('with a violation of every rule planted', () => {
  let refused: string[];
  beforeAll(() => {
    plant('bff/src/p17.ts', "import { one } from './p16.js'; export const two = () => one;");
    for (const [, path, text] of PLANTED) plant(path, text);
    refused = refusals();
  });

  it.each(PLANTED)('refuses that %s', (_name, path, _text, rule) => {
    expect(refused).toContain(`${path}: ${rule}`);
  });
});

describe('feature folders', () => {
  const circles = () => refusals('.dependency-cruiser.folders.cjs');

  it('may import each other one way', () => {
    plant('services/account/src/sessions/p20.ts', "import '../users/user.view.js';");
    expect(circles()).toEqual([]);
  });

  it('may not import each other in a circle, not even types', () => {
    plant('services/account/src/users/p21.ts', "import type {} from '../sessions/p20.js';");
    expect(circles()).toContain('services/account/src/users: no-feature-circles');
  });
});
