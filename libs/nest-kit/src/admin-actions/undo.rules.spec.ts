import { addMinutes, DAY_MINUTES } from '@salon/kernel';
import { undoEnd, undoStateOf } from './undo.rules.js';

const at = new Date('2026-11-23T03:00:00Z');
const words = { undone: 'undone', tooLate: 'too late' };
const action = { at, undoneAt: null };

it('C8 an admin action is undone within a day', () => {
  expect(undoStateOf(action, addMinutes(at, DAY_MINUTES - 1), words)).toEqual({ isUndoable: true, until: undoEnd(at) });
  expect(undoStateOf(action, addMinutes(at, DAY_MINUTES), words)).toEqual({ isUndoable: false, why: 'too late' });
});

it('C8 it is undone once, and not while something prevents it', () => {
  expect(undoStateOf({ at, undoneAt: at }, at, { ...words, current: 'changed since' })).toMatchObject({
    why: 'undone',
  });
  expect(undoStateOf(action, at, { ...words, current: 'changed since' })).toMatchObject({ why: 'changed since' });
});

it('C8 the earliest end counts', () => {
  const ends = [
    [addMinutes(at, 90), 'time passed'],
    [addMinutes(at, 15), 'hold ran out'],
  ] as const;
  expect(undoStateOf(action, addMinutes(at, 14), { ...words, ends })).toEqual({
    isUndoable: true,
    until: addMinutes(at, 15),
  });
  expect(undoStateOf(action, addMinutes(at, 15), { ...words, ends })).toMatchObject({ why: 'hold ran out' });
});
