import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { EXCEPTED_FILES, privateWords } from './infra/lint/private-words.mjs';

const CLOCK = 'Time comes in as a parameter or from the injected Clock.';
const clock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: CLOCK },
];
const parameters = [
  {
    selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>6]",
    message: 'A constructor has at most 6 dependencies.',
  },
  {
    selector:
      "MethodDefinition[kind!='constructor'] > FunctionExpression[params.length>4], FunctionDeclaration[params.length>4], ArrowFunctionExpression[params.length>4]",
    message: 'A function has at most 4 parameters.',
  },
];
const queries = [
  {
    selector: "Property[key.name='queryKey'] > ArrayExpression",
    message: 'Query keys are written in a *.queries.ts file only.',
  },
  { selector: "Property[key.name='staleTime']", message: 'Stale times are written in a *.queries.ts file only.' },
];
const html = { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is rendered as text.' };
const refusal = {
  selector: "NewExpression[callee.name='DomainError']",
  message: 'A refusal is made by refuse() from its code (ADR-0036).',
};
const environment = [{ object: 'process', property: 'env', message: 'Configuration is read once, in config.ts.' }];

/**
 * Size, clock, environment and error rules (docs/contributing.md). Rules that need types: .oxlintrc.json (ADR-0077).
 */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.nx/**', '**/public/**', '**/*.cjs'] },
  ...tseslint.configs.recommended,
  regexp.configs['flat/recommended'],
  prettier,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...clock, ...parameters, html, refusal],
      'no-restricted-properties': ['error', ...environment],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'regexp/use-ignore-case': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    // The rules of the React compiler take a fifth of the time; a spec's components are never compiled.
    ignores: ['**/*.spec.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      '**/config.ts',
      '**/webpack*.mjs',
      'infra/!(edge|local)/**',
      'infra/local/src/environment.ts',
      'infra/*',
      '**/*.spec.{ts,tsx}',
      'e2e/**',
      'bench/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: [
      'infra/!(edge|local)/**',
      'infra/local/**/!(*.rules).ts',
      'infra/edge/src/main.ts',
      'infra/edge/src/**/*-command.ts',
      'infra/*',
      'e2e/**',
      'bench/**',
      'libs/web-kit/**',
      'libs/ui/**',
      'shell/**',
      'mfe-*/**',
      '**/system-clock.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...parameters, html, refusal] },
  },
  {
    files: ['libs/web-kit/**', 'shell/**', 'mfe-*/**'],
    // app-providers.tsx sets the default stale time of queries.
    ignores: ['**/*.queries.ts', '**/app-providers.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...parameters, ...queries, html, refusal] },
  },
  {
    files: ['libs/kernel/**', 'libs/contracts/**'],
    rules: { 'no-restricted-syntax': ['error', ...clock, ...parameters, html] },
  },
  { files: ['**/*.spec.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', html] } },
  { files: ['infra/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.spec.{ts,tsx}', 'e2e/**'],
    rules: { 'max-lines': ['error', { max: 250 }], 'max-lines-per-function': 'off' },
  },
  { files: ['**/migrations/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: EXCEPTED_FILES,
    plugins: { words: { rules: { private: privateWords } } },
    rules: { 'words/private': 'error' },
  },
);
