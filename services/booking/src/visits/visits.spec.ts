import type { VisitEvent } from '@salon/contracts';
import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';

const salon = eachMonday();
let people = 0;
const somebody = () => customer(`appointment customer ${(people += 1)}`);

interface Entry extends Pick<VisitEvent, 'actor' | 'from' | 'to' | 'cause'> {
  reason: string | null;
}
const historyOf = (id: string): Promise<Entry[]> =>
  salon.db.query(
    'SELECT "actor", "from", "to", "cause", "reason" FROM booking.appointment_journal WHERE "appointmentId" = $1 ORDER BY "id"',
    [id],
  );

it("B-210 B-211 T29 lists and shows a customer's own visits, and nobody else's", async () => {
  const [nimali, kasun] = [somebody(), somebody()];
  const held = await salon.held(nimali);
  expect(await salon.appointments.mine(nimali.id)).toEqual([{ ...held, options: expect.anything() }]);
  expect(await salon.appointments.mine(kasun.id)).toEqual([]);
  expect(await salon.appointments.one(held._id, ADMIN)).toMatchObject({ ...held, payments: [] });
  for (const ask of [
    salon.appointments.one(held._id, kasun),
    salon.cancelAppointment.run(held._id, kasun),
    salon.appointments.one(CUT.id, nimali),
  ]) {
    await expect(ask).rejects.toMatchObject({ kind: 'not_found', message: 'The requested resource was not found' });
  }
  expect((await salon.appointments.one(held._id, nimali)).status).toBe('pending');
});

it("T29 an owner without their second factor reads and changes no customer's visit, and their own like a customer", async () => {
  const confirmed = customer('Owner', { role: 'admin', permissions: ['desk', 'money'] });
  const owner = { ...confirmed, needsSecondFactor: true } as const;
  const held = await salon.held(somebody());
  for (const ask of [
    salon.appointments.one(held._id, owner),
    salon.cancelAppointment.run(held._id, owner),
    salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '15:00' }, owner),
  ])
    await expect(ask).rejects.toMatchObject({ kind: 'not_found' });
  expect((await salon.appointments.one(held._id, confirmed))._id).toBe(held._id);
  const own = await salon.held(owner, { startTime: '12:00' });
  expect((await salon.appointments.one(own._id, owner))._id).toBe(own._id);
});

it('B-217 T29 confirms the order the server gave, and stores no other', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  await expect(salon.appointments.assertOrder(held._id, 'A'.repeat(20), nimali)).rejects.toMatchObject({
    kind: 'conflict',
  });
  const { orderId } = await salon.pay(nimali, held);
  expect(await salon.appointments.assertOrder(held._id, orderId, nimali)).toMatchObject({
    orderId,
    attempt: 'initiated',
  });
  await expect(salon.appointments.assertOrder(held._id, orderId, somebody())).rejects.toMatchObject({
    kind: 'not_found',
  });
  for (const other of [undefined, null, 7, {}])
    await expect(salon.appointments.assertOrder(held._id, other, nimali)).rejects.toMatchObject({ kind: 'conflict' });
});

it('B-137 B-212 a customer cancels a held visit: its time is free, its history kept, its timer gone', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  expect((await salon.cancelAppointment.run(held._id, nimali)).appointment).toMatchObject({
    status: 'cancelled',
    cancelReason: 'customer',
    money: 'none',
    holdUntil: null,
  });
  expect(await historyOf(held._id)).toEqual([
    { actor: 'customer', from: null, to: 'pending', cause: null, reason: null },
    {
      actor: 'customer',
      from: 'pending',
      to: 'cancelled',
      cause: { kind: 'cancelled', cancelReason: 'customer' },
      reason: null,
    },
  ]);
  expect(await salon.waiting('release-unpaid')).toBe(0);
  expect((await salon.held(somebody(), { stylistId: held.stylist._id })).stylist).toEqual(held.stylist);
  await expect(salon.cancelAppointment.run(held._id, nimali)).rejects.toMatchObject({ kind: 'conflict' });
});

it('T31 one visit cancelled ten times at once is cancelled once: its time is sold once more, not ten times', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => salon.cancelAppointment.run(held._id, nimali)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const next = await Promise.allSettled(
    [1, 2, 3, 4, 5].map(async () => salon.held(somebody(), { stylistId: held.stylist._id })),
  );
  expect(next.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it("T31 nobody cancels a visit that has begun, is completed, or is another's", async () => {
  const nimali = somebody();
  const { _id } = await salon.held(nimali);
  await salon.changeStatus.run(_id, { status: 'confirmed' }, ADMIN);
  await expect(salon.cancelAppointment.run(_id, somebody())).rejects.toMatchObject({ kind: 'not_found' });
  salon.clock.set('2026-11-26T04:30:00Z');
  await expect(salon.cancelAppointment.run(_id, nimali)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'This visit has already begun',
  });
  await salon.changeStatus.run(_id, { status: 'completed' }, ADMIN);
  for (const who of [nimali, ADMIN])
    await expect(salon.cancelAppointment.run(_id, who)).rejects.toMatchObject({ kind: 'conflict' });
});

it('B-197 B-214 C8 an admin confirms at the desk, completes, and cannot go back', async () => {
  const held = await salon.held(somebody());
  expect((await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN)).appointment).toMatchObject({
    status: 'confirmed',
    money: 'paid_at_desk',
  });
  await expect(salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN)).rejects.toMatchObject({
    kind: 'conflict',
  });
  salon.clock.set('2026-11-26T05:30:00Z');
  expect((await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN)).appointment).toMatchObject({
    status: 'completed',
  });
  await expect(salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'A completed appointment cannot become cancelled',
  });
  expect((await historyOf(held._id)).map(({ to, cause }) => [to, cause])).toEqual([
    ['pending', null],
    ['confirmed', { kind: 'paid_at_desk' }],
    ['completed', null],
  ]);
});

it('B14 a customer has been here once a visit is completed, not before', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  expect(await salon.appointments.hasCompleted(nimali.id)).toBe(false);
  salon.clock.set('2026-11-26T05:30:00Z');
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  expect([
    await salon.appointments.hasCompleted(nimali.id),
    await salon.appointments.hasCompleted(somebody().id),
  ]).toEqual([true, false]);
});

it('a visit confirmed at the desk empties the cart and mails 20 seconds later', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  expect((await salon.carts.view(nimali)).items).toEqual([]);
  const [{ run_at: runAt }] = await salon.db.query(
    `SELECT run_at FROM booking_jobs._private_jobs job JOIN booking_jobs._private_tasks task ON task.id = job.task_id
     WHERE task.identifier = 'send-mail'`,
  );
  expect(runAt.toISOString()).toBe('2026-11-23T03:00:20.000Z');
});

it.each([
  [{ status: 'pending' }],
  [{ status: 'paid' }],
  [{}],
  [null],
  [{ status: ['confirmed'] }],
  [{ status: 'cancelled', reason: 'x'.repeat(201) }],
  [{ status: 'cancelled', reason: 'a\0b' }],
])('refuses the status change %j', async (body) => {
  const held = await salon.held(somebody());
  await expect(salon.changeStatus.run(held._id, body, ADMIN)).rejects.toMatchObject({ kind: 'invalid' });
});

it('T30 of a hundred cancels and confirmations at once, each visit ends in one legal state', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, at) =>
      at % 2
        ? salon.cancelAppointment.run(held._id, nimali)
        : salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN),
    ),
  );
  const refused = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { kind?: string }).kind] : [],
  );
  expect(new Set(refused)).toEqual(new Set(['conflict']));
  expect(outcomes.length - refused.length).toBeLessThanOrEqual(2);
});

describe("the admin's list", () => {
  const cursor = (text: string): string => Buffer.from(text).toString('base64url');
  const NOBODY = '00000000-0000-4000-8000-000000000000';
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
  beforeEach(async () => {
    for (const date of days) await salon.held(somebody(), { date });
  });

  it('B-213 pages through all visits by keyset, the latest first, each once', async () => {
    const seen: string[] = [];
    let next: string | null | undefined;
    while (next !== null) {
      const page = await salon.list.page({ limit: '2', cursor: next });
      seen.push(...page.appointments.map(({ date }) => date));
      next = page.next;
    }
    expect(seen).toEqual([...days].reverse());
  });

  it('filters by days, status and money', async () => {
    const [first] = (await salon.list.page({})).appointments;
    await salon.changeStatus.run(first?._id ?? '', { status: 'confirmed' }, ADMIN);
    const dates = async (query: object): Promise<string[]> =>
      (await salon.list.page({ ...query })).appointments.map(({ date }) => date);
    expect(await dates({ from: '2026-11-25', to: '2026-11-26' })).toEqual(['2026-11-26', '2026-11-25']);
    expect(await dates({ status: 'confirmed' })).toEqual(['2026-11-28']);
    expect(await dates({ money: 'paid_at_desk' })).toEqual(['2026-11-28']);
    expect(await dates({ status: 'no_show' })).toEqual([]);
  });

  it.each([
    [{ status: 'paid' }],
    [{ money: 'gone' }],
    [{ from: '2026-02-30' }],
    [{ from: '0000-01-01' }],
    [{ cursor: 'x' }],
    [{ cursor: cursor('2026-99-99T00:00:00.000Z x') }],
    [{ cursor: cursor(`0000-01-01T00:00:00.000Z ${NOBODY}`) }],
    [{ cursor: cursor(`2026-11-26T00:00:00.000Z ${'-'.repeat(36)}`) }],
    [{ limit: '0' }],
    [{ limit: '201' }],
    [{ limit: 'many' }],
    [{ status: ['pending', 'pending'] }],
    [{ cursor: { $ne: '' } }],
  ])('T55 refuses %j', async (query) => {
    await expect(salon.list.page(query)).rejects.toMatchObject({ kind: 'invalid' });
  });
});
