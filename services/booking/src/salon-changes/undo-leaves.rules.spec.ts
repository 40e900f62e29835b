import { messages, type SalonChange } from '@salon/contracts';
import { undoLeaves } from './undo-leaves.rules.js';

const leave = { kind: 'leave' };
const sick = { kind: 'sick' };
const extra = { kind: 'extra' };
const block = { kind: 'block' };

it.each<[SalonChange['subject'], SalonChange['kind'], unknown, unknown, boolean]>([
  ['closure', 'create', null, [{}], true],
  ['closure', 'edit', [{}], [{}], false],
  ['closure', 'remove', [{}], null, false],
  ['closure', 'undo', null, [{}], false],
  ['exception', 'create', null, leave, true],
  ['exception', 'edit', sick, sick, true],
  ['exception', 'edit', leave, extra, false],
  ['exception', 'remove', leave, null, false],
  ['exception', 'create', null, extra, false],
  ['exception', 'edit', extra, extra, true],
  ['exception', 'remove', extra, null, true],
  ['exception', 'create', null, block, false],
  ['exception', 'remove', block, null, false],
  ['exception', 'undo', null, leave, false],
  ['plan', 'create', null, {}, true],
  ['plan', 'remove', {}, null, true],
  ['plan', 'undo', {}, null, false],
  ['policy', 'edit', {}, {}, false],
])('C8 an undo of a change of %s (%s, %j to %j) leaves visits as they are: %p', (subject, kind, before, after, may) => {
  expect(undoLeaves({ subject, kind, before, after })).toBe(may ? messages.undoLeavesVisits : undefined);
});
