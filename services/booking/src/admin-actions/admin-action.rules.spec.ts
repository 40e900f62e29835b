import type { AppointmentStatus } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { snapshotOf } from '../appointments/snapshot.rules.js';
import {
  changeAfter,
  changedSince,
  movesOf,
  type UndoFacts,
  undoingOf,
  undoRefusalText,
} from './admin-action.rules.js';

const at = new Date('2026-11-23T03:00:00Z');
const startsAt = new Date('2026-11-26T04:30:00Z');
const visit = (change: Partial<Parameters<typeof snapshotOf>[0]> = {}): Parameters<typeof snapshotOf>[0] => ({
  status: 'confirmed',
  cancelReason: null,
  money: 'paid',
  paymentId: 'p1',
  stylistId: 's1',
  day: '2026-11-26',
  startTime: '10:00',
  endTime: '11:00',
  startsAt,
  endsAt: addMinutes(startsAt, 60),
  holdUntil: addMinutes(at, 15),
  rescheduled: 0,
  version: 1,
  deskPaidCents: 0,
  ...change,
});
const action = (from: AppointmentStatus, to: AppointmentStatus, change: Partial<UndoFacts> = {}): UndoFacts => ({
  kind: 'status',
  at,
  before: snapshotOf(visit({ status: from })),
  after: { status: to },
  undoneAt: null,
  later: null,
  ...change,
});

describe('undoing an act (decision C8)', () => {
  it.each([
    ['confirmed', 'cancelled', 24 * 60],
    ['confirmed', 'completed', 24 * 60],
    ['confirmed', 'no_show', 24 * 60],
    ['pending', 'confirmed', 24 * 60],
    ['pending', 'cancelled', 15],
  ] as const)('%s to %s can be undone for %i minutes', (from, to, minutes) => {
    expect(undoingOf(action(from, to), addMinutes(at, minutes - 1))).toEqual({
      undoable: true,
      undoableUntil: addMinutes(at, minutes).toISOString(),
    });
    expect(undoingOf(action(from, to), addMinutes(at, minutes))).toMatchObject({
      undoable: false,
      why: expect.stringMatching(/24 hours|hold/),
    });
  });

  it('T64 of a customer who has deleted their account, neither a note nor a visit to come is brought back', () => {
    const why = 'The data of this customer has been deleted since, so this visit stays as it is';
    const refused = { undoable: false, why };
    const former = (change: Partial<UndoFacts>) => action('confirmed', 'cancelled', { isFormer: true, ...change });
    const over = snapshotOf(visit({ startsAt: addMinutes(at, -60) }));
    expect(undoingOf(former({}), at)).toEqual(refused);
    expect(undoingOf(former({ kind: 'note', before: over }), at)).toEqual(refused);
    const later = former({ kind: 'note', before: over, after: { status: 'confirmed', note: 'Paid by her sister' } });
    expect(undoingOf(later, at).undoable).toBe(true); // Written after the deletion.
    const booked = action('cancelled', 'confirmed', { kind: 'book', later: 'status' });
    expect(undoingOf({ ...booked, isFormer: true }, at)).toEqual(refused);
    expect(undoingOf(booked, at)).toMatchObject({ why: expect.stringContaining('afterwards') });
    expect(undoingOf(former({ before: over, after: { status: 'no_show' } }), at).undoable).toBe(true);
    expect(undoingOf(former({ undoneAt: at }), at)).toMatchObject({ why: 'This has already been undone' });
  });

  it('no time is brought back that has passed', () => {
    const soon = snapshotOf(visit({ status: 'pending', startsAt: addMinutes(at, 90) }));
    expect(undoingOf(action('pending', 'confirmed', { before: soon }), addMinutes(at, 89)).undoable).toBe(true);
    expect(undoingOf(action('pending', 'confirmed', { before: soon }), addMinutes(at, 90))).toEqual({
      undoable: false,
      why: 'The time it would bring back has passed',
    });
    const moved = action('confirmed', 'confirmed', { kind: 'reschedule', before: { ...soon, status: 'confirmed' } });
    expect([89, 90].map((minutes) => undoingOf(moved, addMinutes(at, minutes)).undoable)).toEqual([true, false]);
  });

  it.each([
    [{ undoneAt: at }, 'This has already been undone'],
    [{ kind: 'refund_send', undoneAt: at }, 'The gateway refused it'],
    [{ kind: 'refund_send' }, 'A refund sent to the gateway cannot be taken back'],
    [{ later: 'status' }, 'Something was done to this visit afterwards. Please undo that first'],
    [{ later: 'refund_send' }, 'A refund sent to the gateway cannot be taken back, and its visit stays as it is'],
  ] as const)('of %j it says why not', (change, why) => {
    expect(undoingOf(action('confirmed', 'cancelled', change), at)).toEqual({ undoable: false, why });
  });
});

describe('what an admin may do, said before the click', () => {
  const moves = (change: Parameters<typeof visit>[0], now = at): [string, boolean][] =>
    movesOf(visit(change), now).map(({ to, undoable }) => [to, undoable]);

  it('lists the moves of the moment, each with whether it can be undone', () => {
    expect(moves({ status: 'pending' })).toEqual([
      ['confirmed', true],
      ['cancelled', true],
    ]);
    expect(moves({})).toEqual([['cancelled', true]]);
    expect(moves({}, startsAt)).toEqual([
      ['completed', true],
      ['cancelled', true],
    ]);
    expect(moves({}, addMinutes(startsAt, 15))).toEqual([
      ['completed', true],
      ['no_show', true],
      ['cancelled', true],
    ]);
    for (const status of ['completed', 'no_show'] as const) expect(moves({ status })).toEqual([]);
    expect(moves({ status: 'cancelled', cancelReason: 'unpaid' })).toEqual([]);
  });

  it('says that cancelling a hold that has run out is for good', () => {
    expect(movesOf(visit({ status: 'pending' }), addMinutes(at, 15))).toContainEqual({
      to: 'cancelled',
      undoable: false,
      why: 'The unpaid hold it would bring back has run out',
    });
  });
});

it.each([
  [{}, null],
  [{ version: 9 }, null],
  [{ status: 'no_show' }, 'The visit has become no-show since'],
  [{ startsAt: addMinutes(startsAt, 30) }, 'The visit has been given another time since'],
  [{ stylistId: 's2' }, 'The visit has been given another time since'],
  [{ rescheduled: 2 }, 'The visit has been given another time since'],
  [{ money: 'charged_back' }, 'A payment or refund of this visit has arrived since'],
  [{ paymentId: 'p2' }, 'A payment or refund of this visit has arrived since'],
] as const)('of a visit that has since become %j it says %s', (change, said) => {
  const changed = changedSince(snapshotOf(visit()), visit(change));
  expect(changed && undoRefusalText(changed)).toBe(said);
});

it.each([
  ['status', { money: 'charged_back' }, {}, 'A payment or refund of this visit has arrived since'],
  ['note', { money: 'charged_back' }, {}, null],
  ['note', { note: 'Other' }, {}, 'Something was done to this visit afterwards. Please undo that first'],
  ['refund_settle', { money: 'charged_back' }, {}, null],
  ['refund_settle', { money: 'charged_back' }, { money: 'refund_due' }, expect.stringMatching(/^A payment or refund/)],
] as const)('an undo of %s on a visit that has become %j is offered only if it is possible', (kind, now, was, why) => {
  const done = { ...action('confirmed', 'confirmed', { kind }), after: snapshotOf(visit()) };
  const changed = changeAfter({ ...done, before: snapshotOf(visit(was)) }, visit(now));
  expect(undoingOf(done, at, changed)).toMatchObject(why === null ? { undoable: true } : { undoable: false, why });
});
