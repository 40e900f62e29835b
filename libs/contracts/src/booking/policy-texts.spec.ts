import { DEFAULT_POLICY } from './policy.js';
import { filled } from './policy-texts.js';

const SENTENCE = 'You can cancel or reschedule with {notice}.';

it.each([
  [24, 24, "You can cancel or reschedule with at least 24 hours' notice."],
  [1, 1, "You can cancel or reschedule with at least 1 hour's notice."],
  [0, 0, 'You can cancel or reschedule with any notice.'],
  [
    24,
    6,
    "You can cancel or reschedule with at least 24 hours' notice for a cancellation and at least 6 hours' notice for a new time.",
  ],
  [
    0,
    1,
    "You can cancel or reschedule with any notice for a cancellation and at least 1 hour's notice for a new time.",
  ],
])('S-113 states %i hours to cancel and %i to move in a sentence', (noticeHours, moveHours, sentence) => {
  expect(filled(SENTENCE, 'Araliya', { ...DEFAULT_POLICY, noticeHours, moveHours })).toBe(sentence);
});

it.each([
  [1, "with at least 1 hour's notice, later than 1 hour"],
  [24, "with at least 24 hours' notice, later than 24 hours"],
])('states %i hours of free cancelling', (noticeHours, text) => {
  expect(
    filled('with {cancelNotice}, later than {noticeTime}', 'Araliya', { ...DEFAULT_POLICY, noticeHours, moveHours: 5 }),
  ).toBe(text);
});

it.each([
  [1, 1, '1 minute late, complaints within 1 hour'],
  [15, 24, '15 minutes late, complaints within 24 hours'],
])('counts %i minutes of being late and %i hours for complaints', (lateMinutes, complaintHours, text) => {
  expect(
    filled('{lateTime} late, complaints within {complaintTime}', 'Araliya', {
      ...DEFAULT_POLICY,
      lateMinutes,
      complaintHours,
    }),
  ).toBe(text);
});

it('leaves unknown placeholders as they are', () => {
  expect(filled('{company} {unknown}', 'Araliya')).toBe('Araliya {unknown}');
});
