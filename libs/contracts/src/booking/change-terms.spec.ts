import { changeTermsText } from './change-terms.js';
import { DEFAULT_POLICY, type Policy } from './policy.js';

const startsAt = new Date('2026-12-09T06:00:00Z');
const hoursBefore = (hours: number): Date => new Date(startsAt.getTime() - hours * 3_600_000);
const sentence = (policy: Partial<Policy>, hours: number): string =>
  changeTermsText({ ...DEFAULT_POLICY, ...policy }, startsAt, hoursBefore(hours), (at) =>
    at.toISOString().slice(5, 16),
  );

it.each<[string, Partial<Policy>, number, string]>([
  [
    'before the notice',
    {},
    24,
    'Free to cancel or move until 12-08T06:00. Cancelling later costs 50% of the service price.',
  ],
  [
    'within the notice',
    {},
    23.9,
    'This time is within 24 hours: the visit cannot be moved, and cancelling it costs 50% of the service price.',
  ],
  [
    'of a move that ends later',
    { moveHours: 6, latePercent: 100 },
    30,
    'Free to cancel until 12-08T06:00, and to move until 12-09T00:00. Cancelling later costs the whole service price.',
  ],
  [
    'of a move that ends later, within the notice',
    { moveHours: 6 },
    10,
    'This time is within 24 hours: cancelling the visit costs 50% of the service price. It can be moved until 12-09T00:00.',
  ],
  [
    'of a move that ends earlier, after that',
    { noticeHours: 1 },
    10,
    'Free to cancel until 12-09T05:00. Cancelling later costs 50% of the service price. It cannot be moved.',
  ],
  [
    'without moves',
    { reschedules: 0 },
    30,
    'Free to cancel until 12-08T06:00. Cancelling later costs 50% of the service price. It cannot be moved.',
  ],
  [
    'without a cost of cancelling',
    { latePercent: 0, moveHours: 0 },
    1,
    'Free to cancel or move until the visit begins.',
  ],
  ['without notice', { noticeHours: 0 }, 30, 'Free to cancel until the visit begins, and to move until 12-08T06:00.'],
])('C9 C10 says %s what a visit allows', (_when, policy, hours, text) => expect(sentence(policy, hours)).toBe(text));
