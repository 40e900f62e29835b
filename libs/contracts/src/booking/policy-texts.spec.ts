import { CONTENT_FIELDS } from '../catalog/content-fields.js';
import { DEFAULT_POLICY, type Policy } from './policy.js';
import { filled, placeholderProblem, placeholders } from './policy-texts.js';

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

const NO_MOVES = 'You cannot reschedule a visit: for another time, cancel it and book again.';
const MOVES_ALONG = 'When you reschedule, your booking fee moves along with the visit.';
const DAY = "with at least 24 hours' notice";

describe.each<[string, Partial<Policy>, Record<string, string>]>([
  [
    'the default policy',
    {},
    {
      freeChanges: `You can cancel or reschedule free of charge ${DAY}. ${MOVES_ALONG}`,
      lateCancelTerms:
        'Cancelling within 24 hours of the visit costs 50% of the service price. The booking fee you have paid counts towards it.',
      noShowTerms:
        'No-shows are charged in full: if you do not come and do not tell us, the whole price of the services is due.',
      waysToChange:
        'You cancel and reschedule under My Appointments, or by calling us. A visit can be rescheduled three times.',
      cancelRefund: `You cancel ${DAY}: the booking fee is refundable.`,
      lateCancelRefund:
        'Cancelling within 24 hours of the visit costs 50% of the service price. The fee you have paid counts towards it, and anything above that is refundable.',
      noShowRefund: 'No-shows are charged in full, and the fee counts towards the amount due.',
      movedFee: 'When you reschedule in time, the fee moves along.',
      changeAnswer: `Yes. You can cancel or reschedule ${DAY}.`,
      costAnswer: 'Cancelling within 24 hours costs 50% of the service price, and no-shows are charged in full.',
      freeHours: '24',
      freeHoursText: 'Cancel or reschedule with that much notice and it costs you nothing.',
      freeHoursNote: 'Our Terms & Conditions say what a later change costs.',
    },
  ],
  [
    'no moves',
    { reschedules: 0, moveHours: 6 },
    {
      freeChanges: `You can cancel free of charge ${DAY}.`,
      waysToChange: `You cancel under My Appointments, or by calling us. ${NO_MOVES}`,
      movedFee: 'When we give your visit a new time, the fee moves along.',
      changeAnswer: `You can cancel ${DAY}. ${NO_MOVES}`,
      notice: "at least 24 hours' notice",
      freeHoursText: 'Cancel with that much notice and it costs you nothing.',
    },
  ],
  [
    'no hours to cancel or move, and no late cost',
    { noticeHours: 0, moveHours: 0, latePercent: 0 },
    {
      freeChanges: `You can cancel or reschedule free of charge until the visit begins. ${MOVES_ALONG}`,
      lateCancelTerms: 'When you cancel, the booking fee you have paid is refunded.',
      cancelRefund: 'You cancel before the visit begins: the booking fee is refundable.',
      lateCancelRefund: 'A visit that has begun can no longer be cancelled.',
      changeAnswer: 'Yes. You can cancel or reschedule until the visit begins.',
      costAnswer: 'Cancelling is free, and no-shows are charged in full.',
      freeHours: 'All',
      freeHoursText: 'Cancel or reschedule until the visit begins and it costs you nothing.',
      freeHoursNote: 'Our Terms & Conditions say what a missed visit costs.',
    },
  ],
  [
    'no late cost, whatever the notice, and no moves',
    { latePercent: 0, reschedules: 0 },
    {
      freeChanges: 'You can cancel free of charge until the visit begins.',
      cancelRefund: 'You cancel before the visit begins: the booking fee is refundable.',
      changeAnswer: `You can cancel until the visit begins. ${NO_MOVES}`,
      freeHoursText: 'Cancel until the visit begins and it costs you nothing.',
    },
  ],
  [
    'no hours to move',
    { moveHours: 0 },
    {
      freeChanges: `You can cancel free of charge ${DAY}, and reschedule free of charge until the visit begins. ${MOVES_ALONG}`,
      changeAnswer: `Yes. You can cancel ${DAY}, and reschedule until the visit begins.`,
      freeHoursText: 'Cancel with that much notice and it costs you nothing.',
    },
  ],
  [
    'no hours to cancel',
    { noticeHours: 0 },
    { changeAnswer: `Yes. You can cancel until the visit begins, and reschedule ${DAY}.` },
  ],
  [
    'the whole price for late cancelling, one hour of notice, one move',
    { latePercent: 100, noticeHours: 1, moveHours: 1, reschedules: 1 },
    {
      lateCancelTerms:
        'Cancelling within 1 hour of the visit costs the whole service price. The booking fee you have paid counts towards it.',
      costAnswer: 'Cancelling within 1 hour costs the whole service price, and no-shows are charged in full.',
      waysToChange:
        'You cancel and reschedule under My Appointments, or by calling us. A visit can be rescheduled once.',
    },
  ],
  [
    'no cost of a no-show',
    { noShowPercent: 0 },
    {
      noShowTerms: 'No-shows are charged the booking fee: if you do not come and do not tell us, it is not refunded.',
      noShowRefund: 'No-shows are charged the booking fee: it is not refunded, and nothing more is due.',
      costAnswer:
        'Cancelling within 24 hours costs 50% of the service price, and no-shows are charged the booking fee.',
    },
  ],
  [
    'a share for a no-show',
    { noShowPercent: 60 },
    {
      noShowTerms:
        'No-shows are charged 60% of the service price, but at least the booking fee: if you do not come and do not tell us, this is due.',
      noShowRefund:
        'No-shows are charged 60% of the service price, but at least the booking fee, and the fee counts towards the amount due.',
    },
  ],
])('C9 C10 of %s', (_, change, sentences) => {
  it.each(Object.entries(sentences))('{%s} is: %s', (name, sentence) =>
    expect(filled(`{${name}}`, 'Araliya', { ...DEFAULT_POLICY, ...change })).toBe(sentence),
  );
});

it('leaves unknown placeholders as they are', () => {
  expect(filled('{company} {unknown}', 'Araliya')).toBe('Araliya {unknown}');
});

it('a question of the FAQ has no placeholder, which only its answer fills in', () => {
  const { rule } = CONTENT_FIELDS.faq.question!;
  expect(rule('Does {freeHours} work?', 'Question')).toBe(
    'Question: {freeHours} is not filled in here. Please write it in words',
  );
  expect(rule('May I come early?', 'Question')).toBeNull();
});

it('accepts each placeholder that is filled in, and names them all for another', () => {
  const names = placeholders('Araliya').map(([name]) => `{${name}}`);
  expect(placeholderProblem(names.join(' '), 'Answer')).toBeNull();
  expect(placeholderProblem('{company} {smiles}', 'Answer')).toBe(
    `Answer: {smiles} is not filled in. These are: ${names.join(', ')}`,
  );
});
