import { assertVersion, versionOf } from './version.js';

const state = { name: 'Dilani', days: [{ start: 1, end: 2 }] };

it('a state has one version, whatever the order of its keys', () => {
  expect(versionOf({ days: [{ end: 2, start: 1 }], name: 'Dilani' })).toBe(versionOf(state));
  expect(versionOf({ ...state, name: 'Ruwan' })).not.toBe(versionOf(state));
});

it('an edit of an older version is refused, with the current state', () => {
  expect(() => assertVersion(versionOf(state), state)).not.toThrow();
  for (const version of [versionOf({}), undefined, 7])
    expect(() => assertVersion(version, state)).toThrow(
      expect.objectContaining({ code: 'CHANGED_MEANWHILE', data: { current: state } }),
    );
});
