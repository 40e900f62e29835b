import { timeOf } from '@salon/kernel';
import { CUT } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { retries } from '../testing/retries.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday(20);
const { somebody, paid, unplaced } = visitsOf(salon);
const FRIDAY = '2026-11-27';

afterEach(async () => expect(await retries()).toBe(0));

const mails = (): Promise<{ kind: string; facts: { sequence: number; was: unknown; day: string } }[]> =>
  salon.db.query('SELECT "kind", "facts" FROM booking.message ORDER BY "version"');

it('C10 moves a paid visit: the fee moves along, the old time is free, the calendar entry changes', async () => {
  const { who, held } = await paid();
  const { appointment, ...rest } = await salon.rescheduleAppointment.run(
    held._id,
    { date: FRIDAY, startTime: '14:00' },
    who,
  );
  expect(rest).toEqual({});
  expect(appointment).toMatchObject({
    _id: held._id,
    appointmentId: held.appointmentId,
    status: 'confirmed',
    money: 'paid',
    date: FRIDAY,
    startTime: '14:00',
    endTime: '15:00',
    startsAt: '2026-11-27T08:30:00.000Z',
    stylist: held.stylist,
    totalAmount: 4500,
  });
  expect((await salon.held(somebody(), { stylistId: held.stylist._id })).startTime).toBe('10:00');
  const [, moved] = await mails();
  expect(moved).toMatchObject({
    kind: 'rescheduled',
    facts: { sequence: 2, day: FRIDAY, was: { day: DAY, startTime: '10:00' } },
  });
  const [{ cause, actor }] = await salon.db.query(
    'SELECT "cause", "actor" FROM booking.appointment_journal WHERE "appointmentId" = $1 ORDER BY "id" DESC',
    [held._id],
  );
  expect([actor, cause]).toEqual(['customer', { kind: 'rescheduled', day: DAY, startTime: '10:00' }]);
});

it('C10 overlaps its own old time, keeps its stylist where possible, takes another where not', async () => {
  const { who, held } = await paid();
  const half = await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '10:30' }, who);
  expect(half.appointment).toMatchObject({ startTime: '10:30', stylist: held.stylist });
  await salon.held(somebody(), { stylistId: held.stylist._id, startTime: '14:00' });
  const { appointment } = await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '14:00' }, who);
  expect([appointment.startTime, appointment.stylist._id === held.stylist._id]).toEqual(['14:00', false]);
  expect((await mails()).at(-1)?.facts).toMatchObject({
    stylist: appointment.stylist.name,
    was: { day: DAY, startTime: '10:30', stylist: held.stylist.name },
  });
});

it('C10 takes another stylist when the previous one has left since the calendar was read', async () => {
  const { who, held } = await paid();
  await salon.calendar.calendar(); // Cached for two seconds.
  const leave = (at: Date | null) =>
    salon.db.query('UPDATE booking.stylist SET "leftAt" = $2 WHERE "id" = $1', [held.stylist._id, at]);
  await leave(salon.clock.now());
  const { appointment } = await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '15:00' }, who);
  await leave(null);
  expect([appointment.startTime, appointment.stylist._id === held.stylist._id]).toEqual(['15:00', false]);
});

it('C10 three times, pressed twice counts once', async () => {
  const { who, held } = await paid();
  for (const startTime of ['11:00', '11:00', '12:00', '13:00', '13:00'])
    await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime }, who);
  await expect(salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '14:00' }, who)).rejects.toMatchObject(
    {
      kind: 'conflict',
      message: 'A visit can be given another time at most 3 times',
    },
  );
  expect((await mails()).map(({ facts }) => facts.sequence)).toEqual([1, 2, 3, 4]);
});

it('C10 until 24 hours before', async () => {
  const { who, held } = await paid();
  salon.clock.set('2026-11-25T04:30:00.001Z');
  await expect(
    salon.rescheduleAppointment.run(held._id, { date: FRIDAY, startTime: '14:00' }, who),
  ).rejects.toMatchObject({
    kind: 'conflict',
    message: 'A visit can be given another time until 24 hours before it begins',
  });
  salon.clock.set('2026-11-25T04:30:00Z');
  expect(
    (await salon.rescheduleAppointment.run(held._id, { date: FRIDAY, startTime: '14:00' }, who)).appointment.date,
  ).toBe(FRIDAY);
});

it("C10 only a confirmed visit, only one's own", async () => {
  const held = await salon.held(somebody());
  const { who, held: paidVisit } = await paid({ startTime: '12:00' });
  const request = { date: FRIDAY, startTime: '14:00' };
  await expect(salon.rescheduleAppointment.run(held._id, request, customer(held.user.name))).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Only a confirmed visit can be given another time',
  });
  await expect(salon.rescheduleAppointment.run(paidVisit._id, request, somebody())).rejects.toMatchObject({
    kind: 'not_found',
  });
  await expect(salon.rescheduleAppointment.run(CUT.id, request, ADMIN)).rejects.toMatchObject({ kind: 'not_found' });
  await salon.cancelAppointment.run(paidVisit._id, who);
  await expect(salon.rescheduleAppointment.run(paidVisit._id, request, who)).rejects.toMatchObject({
    kind: 'conflict',
  });
});

it.each([
  [{ date: '2026-11-29' }, 'invalid'],
  [{ date: '2026-11-22' }, 'invalid'],
  [{ date: '2027-03-01' }, 'invalid'],
  [{ startTime: '10:07' }, 'invalid'],
  [{ startTime: '17:30' }, 'invalid'],
  [{ startTime: '24:00' }, 'invalid'],
  [{ startTime: undefined }, 'invalid'],
  [{ date: 5 }, 'invalid'],
  [{ startTime: '15:00' }, 'conflict'],
])('C10 refuses %j as %s, and the visit stays where it is', async (change, kind) => {
  const { who, held } = await paid();
  for (let each = 0; each < 3; each += 1) await salon.held(somebody(), { date: FRIDAY, startTime: '15:00' });
  await expect(
    salon.rescheduleAppointment.run(held._id, { date: FRIDAY, startTime: '14:00', ...change }, who),
  ).rejects.toMatchObject({
    kind,
    ...(kind === 'conflict' && { data: { availableSlots: expect.arrayContaining(['14:00']) } }),
  });
  expect(await salon.appointments.one(held._id, who)).toMatchObject({ date: DAY, startTime: '10:00' });
});

it('C8 C10 an admin moves a visit by an act that can be undone, its mail with it', async () => {
  const { held } = await paid();
  const { act, appointment } = await salon.rescheduleAppointment.run(
    held._id,
    { date: FRIDAY, startTime: '14:00' },
    ADMIN,
  );
  expect([appointment.date, act?.undoable]).toEqual([FRIDAY, true]);
  expect(await salon.undoAdminAction.run(act?.id ?? '', ADMIN)).toMatchObject({
    date: DAY,
    startTime: '10:00',
    status: 'confirmed',
    money: 'paid',
  });
  expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation']);
});

it('D4 a payment that found its time gone takes another time instead of a refund, and back', async () => {
  const { held } = await unplaced();
  const tasks = () => salon.db.query('SELECT "reason", "state" FROM booking.refund_task');
  expect(await tasks()).toEqual([{ reason: 'unplaced', state: 'due' }]);
  const { act, appointment } = await salon.rescheduleAppointment.run(
    held._id,
    { date: DAY, startTime: '11:00' },
    ADMIN,
  );
  expect(appointment).toMatchObject({ status: 'confirmed', cancelReason: null, money: 'paid', startTime: '11:00' });
  expect(await tasks()).toEqual([]);
  expect(await salon.undoAdminAction.run(act?.id ?? '', ADMIN)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'unpaid',
    money: 'paid_unplaced',
  });
  expect(await tasks()).toEqual([{ reason: 'unplaced', state: 'due' }]);
  await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '12:00' }, ADMIN);
  expect(await tasks()).toEqual([]);
});

it.each(['desk', 'customer'])(
  'D4 a visit that two place at once, one of them a %s, stays where the first puts it',
  async (other) => {
    const { who, held } = await unplaced();
    const outcomes = await Promise.allSettled(
      [ADMIN, other === 'desk' ? ADMIN : who].map((person, at) =>
        salon.rescheduleAppointment.run(
          held._id,
          { date: DAY, startTime: at === 0 ? '11:00' : '12:00', unplaced: true },
          person,
        ),
      ),
    );
    const { startTime, stylist } = await salon.appointments.one(held._id, ADMIN);
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))).toEqual([
      expect.objectContaining({
        code: 'VISIT_CHANGED',
        params: { reason: 'moved', name: stylist.name, date: DAY, time: startTime },
      }),
    ]);
  },
);

it('C10 T25 visits that change places between two days at once: none overlap, none is lost, nobody waits for ever', async () => {
  const visits: Awaited<ReturnType<typeof paid>>[] = [];
  for (let at = 0; at < 12; at += 1)
    visits.push(await paid({ date: at % 2 ? DAY : FRIDAY, startTime: timeOf(540 + Math.floor(at / 2) * 30) }));
  const newcomers = Array.from({ length: 12 }, somebody);
  for (const who of newcomers) await salon.fill(who, CUT);
  const outcomes = await Promise.allSettled([
    ...visits.map(({ who, held }, at) =>
      salon.rescheduleAppointment.run(held._id, { date: at % 2 ? FRIDAY : DAY, startTime: '14:00' }, who),
    ),
    ...newcomers.map((who, at) => salon.book(who, { date: at % 2 ? FRIDAY : DAY, startTime: '14:00' })),
  ]);
  const lost = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code?: string }).code] : [],
  );
  expect([outcomes.length - lost.length, new Set(lost)]).toEqual([6, new Set(['BOOKING_SLOT_TAKEN'])]);
  const [{ confirmed }] = await salon.db.query(
    `SELECT count(*)::int AS confirmed FROM booking.appointment WHERE "status" = 'confirmed' AND "money" = 'paid'`,
  );
  expect(confirmed).toBe(12);
});

it('C10 one visit pushed to twenty times at once ends at one of them, moved at most three times', async () => {
  const { who, held } = await paid();
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      salon.rescheduleAppointment.run(held._id, { date: at % 2 ? DAY : FRIDAY, startTime: timeOf(660 + at * 15) }, who),
    ),
  );
  const [{ rescheduled }] = await salon.db.query('SELECT "rescheduled" FROM booking.appointment WHERE "id" = $1', [
    held._id,
  ]);
  expect(rescheduled).toBe(3);
});
