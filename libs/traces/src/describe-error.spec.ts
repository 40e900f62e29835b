import { describeError } from './describe-error.js';

const LONG = 50_000;

it.each([
  ['letters', 'a'],
  ['line breaks', '\n'],
  ['brackets', '{}'],
  ['addresses', 'a@'],
])('T57 an error of 50,000 %s is described in 10 ms', (_story, crumb) => {
  const error = new Error(`${crumb.repeat(LONG / crumb.length)}!`);
  const took = Array.from({ length: 3 }, () => {
    const startedAt = performance.now();
    describeError(error);
    return performance.now() - startedAt;
  });
  expect(Math.min(...took)).toBeLessThan(10);
});

it.each<[string, Error]>([
  ['a code of 5,000 letters', Object.assign(new Error('refused'), { code: 'x'.repeat(5_000) })],
  ['a message that looks like the frames of a stack', new Error(`refused\n    at ${'x'.repeat(5_000)}`)],
  ['a name of 5,000 letters', Object.assign(new Error('refused'), { name: 'x'.repeat(5_000) })],
  ['a stack of 5,000 letters', Object.assign(new Error('refused'), { stack: `\n    at ${'x'.repeat(5_000)}` })],
  ['5,000 inner errors', new AggregateError(Array.from({ length: 5_000 }, () => 'refused'))],
])('T63 %s leaves a short line', (_story, error) => {
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(4_000);
});

it('T63 an address in a line of its own is hidden, also where the stack repeats the message', () => {
  const described = describeError(new Error('no mailbox\n    at canary@example.test'));
  expect(JSON.stringify(described)).not.toContain('canary');
  expect(described).toMatchObject({ stack: expect.stringContaining('describe-error.spec') });
});

it.each([[['a', 'b']], [undefined]])('describes an error whose message is %j', (message) => {
  expect(describeError(Object.assign(new Error('replaced'), { message }))).toMatchObject({
    type: 'Error',
    message: expect.stringMatching(/^not a text/),
  });
});

it.each([[null], [{}]])('describes an error whose name is %j', (name) => {
  expect(describeError(Object.assign(new Error('no space'), { name }))).toMatchObject({ type: 'Error' });
});

it.each([[null], [{}]])('describes an error whose stack is %j', (stack) => {
  expect(describeError(Object.assign(new Error('no space'), { stack }))).toMatchObject({ message: 'no space' });
});
