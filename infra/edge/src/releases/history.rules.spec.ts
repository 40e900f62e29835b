import { currentOf, readHistory, type Step } from './history.rules.js';

const step = (text: string): Step => {
  const [action, version = ''] = text.split(' ');
  return { action: action as Step['action'], version, by: 'ops', at: '2026-11-23T10:00:00.000Z' };
};

it.each<[string, ReturnType<typeof currentOf>]>([
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
  expect(currentOf(steps === '' ? [] : steps.split(', ').map(step))).toEqual(current);
});

it('is read as it was written', () => {
  const history = [step('promote 1.0.0')];
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
])('is refused when it reads %s', (text) => expect(() => readHistory(text)).toThrow());
