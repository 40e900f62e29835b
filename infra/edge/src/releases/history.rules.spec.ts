import { currentOf, readHistory, type Step } from './history.rules.js';

const step = (text: string): Step => {
  const [action, version = '', percent] = text.split(' ');
  const what = { action: action as Step['action'], version, ...(percent && { percent: Number(percent) }) };
  return { ...what, by: 'ops', at: '2026-11-23T10:00:00.000Z' };
};

const stepsOf = (text: string): Step[] => (text === '' ? [] : text.split(', ').map(step));

it.each<[string, Omit<ReturnType<typeof currentOf>, 'candidate'>]>([
  ['', { version: undefined, earlier: undefined, isDisabled: false }],
  ['promote 1', { version: '1', earlier: undefined, isDisabled: false }],
  ['promote 1, promote 2', { version: '2', earlier: '1', isDisabled: false }],
  ['promote 1, promote 2, promote 2', { version: '2', earlier: '1', isDisabled: false }],
  ['promote 1, promote 2, rollback 1', { version: '1', earlier: undefined, isDisabled: false }],
  ['promote 1, promote 2, promote 3, rollback 2', { version: '2', earlier: '1', isDisabled: false }],
  ['promote 1, promote 2, promote 3, rollback 2, rollback 1', { version: '1', earlier: undefined, isDisabled: false }],
  ['promote 1, promote 2, rollback 1, promote 3', { version: '3', earlier: '1', isDisabled: false }],
  ['promote 1, promote 2, disable 2', { version: '2', earlier: '1', isDisabled: true }],
  ['promote 1, promote 2, disable 2, rollback 1', { version: '1', earlier: undefined, isDisabled: false }],
  ['promote 1, promote 2, disable 2, promote 2', { version: '2', earlier: '1', isDisabled: false }],
])('after "%s" the current release is known', (steps, current) => {
  expect(currentOf(stepsOf(steps))).toEqual({ ...current, candidate: undefined });
});

it.each<[string, Partial<ReturnType<typeof currentOf>>]>([
  ['promote 1, candidate 2 10', { version: '1', candidate: { version: '2', percent: 10 } }],
  ['promote 1, candidate 2 0', { version: '1', candidate: { version: '2', percent: 0 } }],
  ['promote 1, candidate 2 10, candidate 2 50', { version: '1', candidate: { version: '2', percent: 50 } }],
  ['promote 1, candidate 2 10, candidate 3 10', { version: '1', candidate: { version: '3', percent: 10 } }],
  ['promote 1, candidate 2 10, promote 2', { version: '2', earlier: '1', candidate: undefined }],
  ['promote 1, candidate 2 10, promote 3', { version: '3', earlier: '1', candidate: undefined }],
  ['promote 1, promote 2, candidate 3 10, rollback 2', { version: '2', earlier: '1', candidate: undefined }],
  ['promote 1, promote 2, candidate 3 10, rollback 2, rollback 1', { version: '1', candidate: undefined }],
  ['promote 1, candidate 2 10, disable 1', { version: '1', isDisabled: true, candidate: undefined }],
  ['promote 1, candidate 2 10, disable 1, promote 1', { version: '1', isDisabled: false, candidate: undefined }],
])('after "%s" the candidate is known', (steps, current) => {
  expect(currentOf(stepsOf(steps))).toMatchObject(current);
});

it('is read as it was written', () => {
  const history = [step('promote 1.0.0'), step('candidate 1.1.0 10')];
  expect(readHistory(JSON.stringify({ history }))).toEqual(history);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"history":1}',
  '{"history":[null]}',
  '{"history":[{"action":"delete","version":"1"}]}',
  '{"history":[{"action":"candidate","version":"1"}]}',
  '{"history":[{"action":"candidate","version":"1","percent":100}]}',
  '{"history":[{"action":"candidate","version":"1","percent":1.5}]}',
  '{"history":[{"action":"promote","version":"1","percent":10}]}',
])('is refused when it reads %s', (text) => expect(() => readHistory(text)).toThrow());
