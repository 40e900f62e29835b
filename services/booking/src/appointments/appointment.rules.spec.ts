import { type Actor, APPOINTMENT_STATUSES, type AppointmentStatus, type CancelReason } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { assertTransition, transitionRefusal } from './appointment.rules.js';

const startsAt = new Date('2026-11-26T04:30:00Z');
const before = addMinutes(startsAt, -60);
const after = addMinutes(startsAt, 20);
const ALLOWED = new Set([
  'customer pending cancelled',
  'customer confirmed cancelled',
  'admin pending confirmed',
  'admin pending cancelled',
  'admin confirmed completed',
  'admin confirmed no_show',
  'admin confirmed cancelled',
  'system pending confirmed',
  'system pending cancelled',
  'system cancelled confirmed',
]);
const move =
  (
    actor: Actor,
    from: AppointmentStatus,
    to: AppointmentStatus,
    now: Date,
    cancelReason: CancelReason | null = from === 'cancelled' ? 'unpaid' : null,
  ) =>
  () =>
    assertTransition({ status: from, startsAt, cancelReason }, { actor, to, now });

describe('the moves of an appointment', () => {
  const all = (['customer', 'admin', 'system'] as const).flatMap((actor) =>
    APPOINTMENT_STATUSES.flatMap((from) => APPOINTMENT_STATUSES.map((to) => [actor, from, to] as const)),
  );

  it.each(all)('B-136 B-137 T30 %s may move %s to %s only as the table says', (actor, from, to) => {
    const now = actor === 'customer' ? before : after;
    if (ALLOWED.has(`${actor} ${from} ${to}`)) expect(move(actor, from, to, now)).not.toThrow();
    else expect(move(actor, from, to, now)).toThrow(from === to ? / already$/ : /cannot become/);
  });

  it('T31 a customer cancels until the visit begins, not from then on', () => {
    expect(move('customer', 'confirmed', 'cancelled', addMinutes(startsAt, -1))).not.toThrow();
    expect(move('customer', 'confirmed', 'cancelled', startsAt)).toThrow('This visit has already begun');
  });

  it('a visit is completed from its start on, a no-show 15 minutes later', () => {
    expect(move('admin', 'confirmed', 'completed', before)).toThrow('before it begins');
    expect(move('admin', 'confirmed', 'completed', startsAt)).not.toThrow();
    expect(move('admin', 'confirmed', 'no_show', addMinutes(startsAt, 14))).toThrow('15 minutes');
    expect(move('admin', 'confirmed', 'no_show', addMinutes(startsAt, 15))).not.toThrow();
  });

  it.each([
    ['has arrived', { arrivedAt: startsAt }],
    ['began at once, as a walk-in', { startedAt: startsAt }],
  ])('nobody who %s is a no-show', (_how, noted) => {
    const arrived = { status: 'confirmed', startsAt, cancelReason: null, ...noted } as const;
    expect(transitionRefusal(arrived, { actor: 'admin', to: 'no_show', now: after })).toEqual({ reason: 'arrived' });
    expect(transitionRefusal(arrived, { actor: 'admin', to: 'completed', now: after })).toBeNull();
  });

  it.each([
    ['unpaid', true],
    ['replaced', true],
    ['customer', false],
    ['salon', false],
  ] as const)('a late payment revives a visit cancelled as %s: %s', (reason, revived) => {
    const late = move('system', 'cancelled', 'confirmed', before, reason);
    if (revived) expect(late).not.toThrow();
    else expect(late).toThrow('stays cancelled');
  });
});
