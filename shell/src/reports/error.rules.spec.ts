import { errorFacts } from './error.rules.js';

const origin = 'https://salon.test';
const thrown = (stack: string, name = 'TypeError', message = 'x'): Error =>
  Object.assign(new Error(message), { name, stack });
const facts = (error: unknown, more: Partial<Parameters<typeof errorFacts>[1]> = {}) =>
  errorFacts(error, { origin, owner: null, ...more });

it('names the first frame of a remote, and the first file without its query', () => {
  const stack = [
    'TypeError: x',
    '    at he (https://salon.test/717.6913a9e7.js?v=1:2:345)',
    '    at Menu (https://salon.test/mfe/catalog/147.909a2d2e.js:1:204)',
    '    at Cart (https://salon.test/mfe/booking/9.js:1:2)',
  ].join('\n');
  expect(facts(thrown(stack))).toEqual({ app: 'catalog', name: 'TypeError', file: '/717.6913a9e7.js:2:345' });
});

it('reads the stacks of Firefox and Safari', () =>
  expect(facts(thrown('Menu@https://salon.test/mfe/catalog/147.js:1:204\n@https://salon.test/717.js:1:2'))).toEqual({
    app: 'catalog',
    name: 'TypeError',
    file: '/mfe/catalog/147.js:1:204',
  }));

it('is of the shell when no remote is in its stack, whoever owns the page', () =>
  expect(facts(thrown('E\n    at a (https://salon.test/717.js:1:2)'), { owner: 'booking' })?.app).toBe('shell'));

it('is of the component that React names', () => {
  const componentStack = '\n    at Cart (https://salon.test/mfe/booking/9.js:1:2)\n    at div';
  expect(facts(thrown('E\n    at a (https://salon.test/717.js:1:2)'), { componentStack })?.app).toBe('booking');
});

it('is of the error that React has recovered from', () => {
  const cause = thrown('E\n    at Menu (https://salon.test/mfe/catalog/147.js:1:204)');
  const error = Object.assign(thrown('E\n    at a (https://salon.test/717.js:1:2)', 'Error'), { cause });
  expect(facts(error)).toMatchObject({ app: 'catalog', file: '/mfe/catalog/147.js:1:204' });
});

it('without a stack is of the owner of the page', () => {
  expect(facts('no', { owner: 'booking' })).toEqual({ app: 'booking', name: 'NoError' });
  expect(facts(undefined)).toEqual({ app: 'shell', name: 'NoError' });
});

it.each([
  ['of an extension', thrown('E\n    at a (chrome-extension://abc/content.js:1:2)')],
  ['of another site', thrown('E\n    at a (https://gateway.test/lib.js:1:2)')],
  ['of a site whose name begins like ours', thrown('E\n    at a (https://salon.test.evil.test/a.js:1:2)')],
  ['of a request that was cancelled', thrown('', 'AbortError')],
])('is left out when it is %s', (_what, error) => expect(facts(error)).toBeNull());

it('tells nothing of its message', () => {
  const message = 'no nimali@example.test at https://salon.test/reset-password/secret';
  const error = thrown(`Error: ${message}\n    at a (https://salon.test/717.js:1:2)`, message, message);
  expect(facts(error)).toEqual({ app: 'shell', name: 'NoError', file: '/717.js:1:2' });
});
