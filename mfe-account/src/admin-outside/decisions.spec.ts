import type { OutsideVisit } from '@salon/contracts';
import { NADEESHA, outside } from '../testing/hours-salon.js';
import { type Chosen, choicesOf, decidedOf, givenToWhoeverIsFree, placesOf, takenFor } from './decisions.js';

const effectsOf = (customerEmail: string) => choicesOf({ ...outside, customerEmail }).map(({ effect }) => effect);

it('says of each decision whom it mails, or that the customer has no address', () => {
  expect(effectsOf('nimali@example.test')).toEqual([
    'nimali@example.test is mailed: Nadeesha Silva instead of Dilani Perera.',
    'nimali@example.test is mailed the new time.',
    'Nobody is mailed.',
    'nimali@example.test is mailed that it is cancelled.',
  ]);
  const byPhone = 'No mail address is known: please tell the customer by phone.';
  expect(effectsOf('')).toEqual([byPhone, byPhone, 'Nobody is mailed.', byPhone]);
});

const cancelOf = (money: Pick<OutsideVisit, 'refund' | 'deskPaid'>) =>
  choicesOf({ ...outside, ...money }).find(({ value }) => value === 'cancel');

it.each([
  [{ refund: 0, deskPaid: 3000 }, 'Cancel it. Please refund the LKR 3,000.00 that was paid at the desk first'],
  [{ refund: 1000, deskPaid: -500 }, 'Cancel it. Please take again the LKR 500.00 that was refunded at the desk first'],
])('a visit with money of the desk cannot be cancelled before that is settled: %j', (money, label) => {
  expect(cancelOf(money)).toMatchObject({ label, isBlocked: true });
  const visit = { ...outside, ...money };
  expect(decidedOf([visit], { [visit._id]: 'cancel' })).toEqual([]);
});

it('says of a visit without money of the desk what cancelling refunds', () => {
  expect(cancelOf({ refund: 0 })?.label).toBe('Cancel it, nothing was paid');
  expect(cancelOf({ refund: 1000 })?.label).toBe('Cancel it, LKR 1,000 is refunded');
});

it('says of each decision what was done', () => {
  const donesOf = (refund: number) => choicesOf({ ...outside, refund }).map(({ done }) => done);
  const others = ['Nadeesha Silva takes it', 'Moved to Wed, Nov 25, 10:00 AM with Dilani Perera', 'Kept as it is'];
  expect(donesOf(1000)).toEqual([...others, 'Cancelled, LKR 1,000 is refunded']);
  expect(donesOf(0)).toEqual([...others, 'Cancelled, nothing was paid']);
});

const MOVE = 'move 2026-11-25 10:00';
const REASSIGN = `reassign ${NADEESHA}`;
const other = (times: Partial<OutsideVisit>) => ({ ...outside, _id: 'b', customerName: 'Kumari', ...times });

/** The choices of the second visit that are no longer free once the first has been decided. */
const takenOf = (visit: OutsideVisit, chosen: Chosen) => {
  const taken = placesOf([outside, visit], chosen);
  return choicesOf(visit).flatMap((choice) => (takenFor(visit, choice, taken) ? [choice.value] : []));
};

it.each<[string, Partial<OutsideVisit>, string, string[]]>([
  ['the same free time', {}, MOVE, [MOVE]],
  ['the same free stylist', {}, REASSIGN, [REASSIGN]],
  ['a place that overlaps', { startTime: '10:30', endTime: '11:30' }, REASSIGN, [REASSIGN]],
  ['a place right after it', { startTime: '11:00', endTime: '12:00' }, REASSIGN, []],
  ['the minutes of a longer visit', { startTime: '09:00', endTime: '10:15' }, REASSIGN, [REASSIGN]],
  [
    'a free time of a stylist who takes the first over',
    { otherTimes: [{ date: '2026-11-24', time: '10:45', stylist: { _id: NADEESHA, name: 'Nadeesha Silva' } }] },
    REASSIGN,
    [REASSIGN, 'move 2026-11-24 10:45'],
  ],
  ['the same time of another stylist', { canTake: [{ _id: 'x', name: 'Asha' }] }, REASSIGN, []],
  ['any place, when the first stays', {}, 'keep', []],
  ['any place, when the first is cancelled', {}, 'cancel', []],
])('offers a place to one visit only: %s', (_what, times, chosen, gone) => {
  expect(takenOf(other(times), { [outside._id]: chosen })).toEqual(gone);
});

it('gives a stylist who is free at one time to one visit, and the next to another', () => {
  const asha = { _id: 'x', name: 'Asha' };
  const visits = [outside, other({ canTake: [...outside.canTake, asha] }), other({ _id: 'c' })];
  expect(givenToWhoeverIsFree(visits, {})).toEqual({ [outside._id]: REASSIGN, b: 'reassign x' });
  expect(givenToWhoeverIsFree(visits, { c: REASSIGN })).toEqual({ b: 'reassign x', c: REASSIGN });
});
