import type { Appointment } from '@salon/contracts';
import { movable } from '../testing/fixtures.js';
import { afterMoveText } from './reschedule.rules.js';

const terms = { paid: 0, cost: 0, refund: 0, owed: 0, freeUntil: null, noticeHours: 24, latePercent: 50 };
const visit = (leftAfter: number, cancel: typeof terms | null = terms): Appointment => ({
  ...movable,
  options: { cancel, reschedule: { leftAfter, moveHours: 12, why: null } },
});

const COSTS = 'Cancelling it then costs 50% of the price of its services.';

it.each([
  [24, visit(2), 'After this it can be moved 2 more times.'],
  [23, visit(1), `After this it can be moved once more. ${COSTS}`],
  [12, visit(2), `After this it can be moved 2 more times. ${COSTS}`],
  [11, visit(2), `It begins in less than 12 hours then and cannot be moved again. ${COSTS}`],
  [11, visit(0), `This is the last time it can be moved. ${COSTS}`],
  [11, visit(2, null), 'It begins in less than 12 hours then and cannot be moved again.'],
])('a move to a time in %d hours', (ahead, of, text) => {
  expect(afterMoveText(of, (hours) => ahead < hours)).toBe(text);
});
