import { catalogRefusals, refuse } from '@salon/contracts';
import { addMinutes, DAY_MINUTES } from '@salon/kernel';
import { assertUndoable, undoEnd, undoingOf, undoStateOf } from './undo.rules.js';

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

it('C8 the refusal and what the screen shows are the same sentence', () => {
  const late = addMinutes(at, DAY_MINUTES);
  const { ACT_UNDONE, ACT_TOO_OLD, ACT_OVERTAKEN } = catalogRefusals;
  expect(() => assertUndoable({ at, undoneAt: at }, at)).toThrow(ACT_UNDONE.text);
  expect(undoingOf({ at, undoneAt: at }, at, null)).toEqual({ undoable: false, why: ACT_UNDONE.text });
  expect(() => assertUndoable(action, late)).toThrow(ACT_TOO_OLD.text);
  expect(undoingOf(action, late, null)).toEqual({ undoable: false, why: ACT_TOO_OLD.text });
  expect(() => assertUndoable(action, at, refuse('ACT_OVERTAKEN'))).toThrow(ACT_OVERTAKEN.text);
  expect(() => assertUndoable(action, at)).not.toThrow();
});
