import { readFileSync } from 'node:fs';
import { permissionsOf, STAFF_ROLES, type StaffRole } from '@salon/contracts';
import { CALL_ACCESS } from '../testing/call-access.js';
import { NO_CHANGE, OF_STAFF_TOO, UNDO_OF_WRITES } from '../testing/undo-of-writes.js';
import { isStaffLevel } from './access.rules.js';

const isUndo = (call: string) => call.endsWith('/undo');
const levelOf = (call: string) => OF_STAFF_TOO[call] ?? CALL_ACCESS[call]!;
const writes = Object.keys(CALL_ACCESS).filter((call) => !call.startsWith('GET ') && isStaffLevel(levelOf(call)));

const mayCall = (role: StaffRole, call: string) => {
  const level = levelOf(call);
  return level === 'day' || permissionsOf(role).some((permission) => permission === level);
};
const undone = Object.entries(UNDO_OF_WRITES).flatMap(([call, undo]) =>
  'by' in undo ? [[call, undo.by] as const] : [],
);
const final = Object.entries(UNDO_OF_WRITES).flatMap(([call, undo]) => ('by' in undo ? [] : [[call, undo] as const]));

it('every change that staff can make has an undo, or says first that it has none', () => {
  expect([...Object.keys(UNDO_OF_WRITES), ...NO_CHANGE].sort()).toEqual(writes.filter((call) => !isUndo(call)).sort());
});

it.each(undone)('who may call %s may also undo it by %s', (call, undo) => {
  expect(CALL_ACCESS).toHaveProperty([undo]);
  for (const role of STAFF_ROLES) if (mayCall(role, call)) expect([role, mayCall(role, undo)]).toEqual([role, true]);
});

it('every undo of the API is the undo of a change', () => {
  const named = new Set(undone.map(([, undo]) => undo));
  expect(writes.filter((call) => isUndo(call) && !named.has(call))).toEqual([]);
});

it.each(final)('the screen of %s says before the press that it cannot be undone', (_call, { saysFirst, screen }) => {
  expect(readFileSync(`../${screen}`, 'utf8')).toContain(saysFirst);
});
