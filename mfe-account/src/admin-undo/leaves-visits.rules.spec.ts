import type { SalonChange } from '@salon/contracts';
import { mayLeaveVisits } from './leaves-visits.rules.js';
import { undoableOf } from './undo.api.js';

const change = (subject: SalonChange['subject'], kind: SalonChange['kind'], title = ''): SalonChange => ({
  _id: 'c1',
  kind,
  subject,
  subjectId: 's1',
  title,
  by: 'Nadeesha',
  at: '2026-11-23T03:00:00.000Z',
  undoUntil: '2026-11-24T03:00:00.000Z',
  undone: false,
});

it.each([
  [change('closure', 'create', 'Closed on December 1, 2026'), true],
  [change('closure', 'edit', 'Closed on December 1, 2026'), false],
  [change('closure', 'remove', 'Closed on December 1, 2026'), false],
  [change('closure', 'undo', 'Closed on December 1, 2026'), false],
  [change('exception', 'create', 'Leave of Dilani Perera, November 24, 2026'), true],
  [change('exception', 'edit', 'Sick of Dilani Perera, November 24, 2026'), true],
  [change('exception', 'remove', 'Leave of Dilani Perera, November 24, 2026'), false],
  [change('exception', 'create', 'Extra hours of Dilani Perera, November 24, 2026'), false],
  [change('exception', 'remove', 'Extra hours of Dilani Perera, November 24, 2026'), true],
  [change('exception', 'create', 'Blocked time of Dilani Perera, November 24, 2026'), false],
  [change('plan', 'create', 'Hours of the salon from January 1, 2027'), true],
  [change('plan', 'remove', 'Hours of the salon from January 1, 2027'), true],
  [change('plan', 'undo', 'Hours of the salon from January 1, 2027'), false],
  [change('policy', 'edit', 'Policy'), false],
])('%j may have moved or cancelled visits with it: %p', (made, may) => {
  expect(mayLeaveVisits(made)).toBe(may);
  expect(undoableOf(made)).toEqual({ kind: 'salon', id: 'c1', leavesVisits: may });
});
