import { type Policy, DEFAULT_POLICY, POLICY_NAMES } from '@salon/contracts';
import { policyEffects } from './policy-effects.js';

const effect = (name: keyof Policy, change: Partial<Policy> = {}): string =>
  policyEffects({ ...DEFAULT_POLICY, ...change }, '2026-11-23')[name].replaceAll('\u00a0', ' ');

it.each<[keyof Policy, Partial<Policy>, string]>([
  ['bookingFee', {}, 'A visit of LKR 4,500 is booked with LKR 1,000 online; LKR 4,500 is left to pay at the salon.'],
  ['noticeHours', {}, 'A visit on Saturday at 10:00 AM can be cancelled free of charge until 10:00 AM on Friday.'],
  ['noticeHours', { noticeHours: 0 }, 'Cancelling is free until the visit begins.'],
  [
    'noticeHours',
    { noticeHours: 3 },
    'A visit on Saturday at 10:00 AM can be cancelled free of charge until 7:00 AM on Saturday.',
  ],
  [
    'noticeHours',
    { noticeHours: 168 },
    'A visit on Saturday at 10:00 AM can be cancelled free of charge until 10:00 AM on the Saturday a week before.',
  ],
  ['latePercent', {}, 'A visit of LKR 4,500 cancelled 10 hours before costs LKR 2,250; LKR 1,000 of it is paid.'],
  [
    'latePercent',
    { noticeHours: 2 },
    'A visit of LKR 4,500 cancelled 1 hour before costs LKR 2,250; LKR 1,000 of it is paid.',
  ],
  [
    'latePercent',
    { latePercent: 0 },
    'A visit of LKR 4,500 cancelled 10 hours before costs nothing, and the booking fee is refunded.',
  ],
  [
    'latePercent',
    { latePercent: 10 },
    'A visit of LKR 4,500 cancelled 10 hours before costs LKR 450; the booking fee covers it, LKR 550 is refunded.',
  ],
  ['latePercent', { noticeHours: 0 }, 'Cancelling is free until the visit begins, so this is never charged.'],
  ['noShowPercent', {}, 'Who does not come to a visit of LKR 4,500 owes LKR 4,500; LKR 1,000 of it is paid.'],
  [
    'noShowPercent',
    { noShowPercent: 0, latePercent: 0 },
    'Who does not come to a visit of LKR 4,500 owes LKR 1,000; the booking fee covers it.',
  ],
  [
    'noShowPercent',
    { noShowPercent: 10, latePercent: 80 },
    'Who does not come to a visit of LKR 4,500 owes LKR 1,000; the booking fee covers it. ' +
      'The share is below that of cancelling late: not coming can cost less than calling.',
  ],
  [
    'noShowPercent',
    { noShowPercent: 10, latePercent: 80, noticeHours: 0 },
    'Who does not come to a visit of LKR 4,500 owes LKR 1,000; the booking fee covers it.',
  ],
  ['mostServices', { mostServices: 1 }, 'A cart takes 1 service, up to 10 times.'],
  ['mostServices', { mostServices: 3 }, 'A cart takes 3 services, each of them up to 10 times.'],
  ['noticeHours', { latePercent: 0 }, 'Cancelling is free until the visit begins.'],
  ['reschedules', { reschedules: 1 }, 'A guest can move a visit once.'],
  ['moveHours', { moveHours: 48 }, 'A visit on Saturday at 10:00 AM can be moved until 10:00 AM on Thursday.'],
  [
    'moveHours',
    { noticeHours: 48 },
    'A visit on Saturday at 10:00 AM can be moved until 10:00 AM on Friday. ' +
      'That is later than free cancelling ends: a guest can move the visit first and then cancel it free of charge.',
  ],
  [
    'moveHours',
    { moveHours: 0 },
    'A visit can be moved until it begins. ' +
      'That is later than free cancelling ends: a guest can move the visit first and then cancel it free of charge.',
  ],
  [
    'moveHours',
    { moveHours: 12, latePercent: 0 },
    'A visit on Saturday at 10:00 AM can be moved until 10:00 PM on Friday.',
  ],
  ['moveHours', { moveHours: 0, noticeHours: 0 }, 'A visit can be moved until it begins.'],
  ['moveHours', { reschedules: 0 }, 'Not used while a visit cannot be moved.'],
  ['leadMinutes', {}, 'At 9:10 AM the first time on offer is 10:30 AM, if it is open.'],
  ['leadMinutes', { leadMinutes: 1440 }, 'At 9:10 AM the first time on offer is 9:30 AM tomorrow, if it is open.'],
  ['horizonDays', {}, 'Today guests can book until February 21, 2027.'],
  ['gridMinutes', { gridMinutes: 20 }, 'On offer: 9:00 AM, 9:20 AM, 9:40 AM and so on.'],
  [
    'holdMinutes',
    {},
    'A time chosen at 10:00 AM is kept until 10:15 AM; once the payment has begun, until 10:30 AM at most.',
  ],
  [
    'lateMinutes',
    { lateMinutes: 10 },
    'Guests read that a visit may be shortened when they arrive more than 10 minutes late.',
  ],
  ['complaintHours', { complaintHours: 48 }, 'Guests read that a complaint is welcome within 48 hours of the visit.'],
])('%s with %j: %s', (name, change, sentence) => expect(effect(name, change)).toBe(sentence));

it('every rule has its effect in words', () => {
  for (const name of POLICY_NAMES) expect(effect(name)).toMatch(/^[A-Z].*\.$/);
});
