import { permissionsOf, type SalonSubjectName } from '@salon/contracts';
import { mayUndo, subjectsOf } from './subject-needs.rules.js';

const OWNER = { permissions: permissionsOf('owner') };
const FRONT_DESK = { permissions: permissionsOf('front_desk') };
const STYLIST = { permissions: permissionsOf('stylist') };
const block = { kind: 'block' };
const leave = { kind: 'leave' };

it.each<[SalonSubjectName, unknown, unknown, boolean]>([
  ['notice', null, { note: 'the bank says it is ours' }, true],
  ['closing', null, {}, true],
  ['customer', {}, {}, true],
  ['customerMerge', null, {}, true],
  ['exception', null, block, true],
  ['exception', block, null, true],
  ['exception', null, leave, false],
  ['plan', {}, {}, false],
  ['policy', {}, {}, false],
  ['stylist', {}, {}, false],
])('the front desk may undo a change of %s from %j to %j: %p', (subject, before, after, may) => {
  expect(mayUndo(FRONT_DESK, { subject, before, after })).toBe(may);
  expect(mayUndo(OWNER, { subject, before, after })).toBe(true);
  expect(mayUndo(STYLIST, { subject, before, after })).toBe(false);
});

it('sees what it may undo', () => {
  expect(subjectsOf(FRONT_DESK)).toEqual(['notice', 'closing', 'customer', 'customerMerge']);
  expect(subjectsOf(STYLIST)).toEqual([]);
});
