import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPaths } from './build/declared-paths.mjs';

const root = new URL('..', import.meta.url).pathname;
const project = process.cwd();
const { name } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const inBrowser = /^(?:shell|mfe-|@salon\/(?:ui|web-kit))/.test(name);
const withToasts = /^(?:shell|mfe-)/.test(name);
const withDatabase = /(?:-service|nest-kit|traces)$|^bff$/.test(name);

/** The jest configuration of every project: swc, ES modules, workspace packages from their sources. */
export default {
  rootDir: project,
  displayName: name,
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(css|svg)$': join(root, 'infra/build/empty-asset.mjs'),
    '^lucide-react$': join(root, 'infra/build/icons.mjs'),
  },
  transform: { '\\.tsx?$': ['@swc/jest', JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'))] },
  testEnvironment: join(root, inBrowser ? 'infra/build/jest-browser.mjs' : 'infra/build/jest-node.mjs'),
  ...(inBrowser ? {} : { runtime: join(root, 'infra/build/jest-runtime.cjs') }),
  testEnvironmentOptions: {
    customExportConditions: ['salon-source', ...(inBrowser ? ['browser'] : ['node', 'node-addons'])],
  },
  setupFilesAfterEnv: [
    ...(inBrowser ? [join(root, 'infra/build/jest-browser-setup.mjs')] : []),
    ...(withToasts ? [join(root, 'infra/build/jest-site-setup.mjs')] : []),
  ],
  ...(name === 'shell' ? { globals: { KNOWN_PATHS: declaredPaths() } } : {}),
  ...(withDatabase ? { globalSetup: join(root, 'infra/build/jest-database.mjs') } : {}),
  ...(name === '@salon/edge' ? { globalSetup: join(root, 'infra/build/jest-renderer.mjs') } : {}),
  // Node 20 keeps the modules of finished files: a worker of this size is replaced, and the new one compiles all again.
  // At 500 MB the specs of bff and mfe-booking take 8 to 10 % more processor time.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 120_000,
};
