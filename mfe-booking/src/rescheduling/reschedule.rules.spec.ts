import type { Appointment } from '@salon/contracts';
import { movable } from '../testing/fixtures.js';
import { afterMoveText } from './reschedule.rules.js';

const NOW = new Date('2026-11-23T04:30:00Z'); // 10:00 in Colombo
const terms = { paid: 0, cost: 0, refund: 0, owed: 0, freeUntil: null, noticeHours: 24, latePercent: 50 };
const visit = (leftAfter: number, cancel: typeof terms | null = terms): Appointment => ({
  ...movable,
  options: { cancel, reschedule: { leftAfter, moveHours: 12, why: null } },
});
const after = (date: string, startTime: string, of: Appointment) => afterMoveText(of, { date, startTime }, NOW);

const COSTS = 'Cancelling it then costs 50% of the price of its services.';

it.each([
  ['2026-11-24', '10:00', visit(2), 'After this it can be moved 2 more times.'],
  ['2026-11-24', '09:59', visit(1), `After this it can be moved once more. ${COSTS}`],
  ['2026-11-23', '22:00', visit(2), `After this it can be moved 2 more times. ${COSTS}`],
  ['2026-11-23', '21:59', visit(2), `It begins in less than 12 hours then and cannot be moved again. ${COSTS}`],
  ['2026-11-23', '21:59', visit(0), `This is the last time it can be moved. ${COSTS}`],
  ['2026-11-23', '21:59', visit(2, null), 'It begins in less than 12 hours then and cannot be moved again.'],
])('a move to %s %s', (date, startTime, of, text) => expect(after(date, startTime, of)).toBe(text));
