import type { Appointment } from '@salon/contracts';
import { ActionListQueries } from '../admin-actions/action-list.queries.js';
import { CUT } from '../testing/fake-catalog.js';
import { refundDesk } from '../testing/refund-desk.js';
import { ADMIN } from '../testing/salon.js';
import { isOfVisit } from './refund.rules.js';

const desk = refundDesk(16);
const { salon, somebody, tell, refundCalls, owed } = desk;
const money = async ({ _id }: Appointment): Promise<string> => (await salon.appointments.one(_id, ADMIN)).money;

it('C9 lists what is owed, and says before the click what cannot be undone', async () => {
  const { held, orderId, who } = await owed();
  expect(await salon.refunds()).toEqual([
    expect.objectContaining({
      orderId,
      paymentId: 'p1',
      amount: 1000,
      reason: 'cancelled',
      state: 'due',
      method: null,
      failure: null,
      appointment: expect.objectContaining({
        _id: held._id,
        appointmentId: held.appointmentId,
        customerEmail: who.email,
      }),
      moves: [
        { to: 'send', undoable: false, why: 'A refund sent to the gateway cannot be taken back' },
        { to: 'settle', undoable: true },
      ],
    }),
  ]);
});

it('C9 sends the fee back through the gateway; the money is on its way, then back', async () => {
  const { held, id } = await owed();
  const { refund, act } = await desk.sending.run(id, ADMIN);
  expect([refund.state, refund.moves, act.undoable, await money(held)]).toEqual(['refunding', [], false, 'refunding']);
  expect(refundCalls().map(({ body, headers }) => [JSON.parse(body), headers.authorization])).toEqual([
    [{ payment_id: 'p1', description: `Refund for ${held.appointmentId}`, amount: '1000.00' }, 'Bearer t'],
  ]);
  await desk.checking.run({ id, begunAt: salon.clock.now(), step: 0 });
  expect([await money(held), await salon.waiting('check-refund')]).toEqual(['refunding', 2]); // This one, and the next.
  desk.gatewayStatus = 'REFUNDED';
  for (let times = 0; times < 2; times += 1) await desk.checking.run({ id, begunAt: salon.clock.now(), step: 1 });
  expect([await money(held), (await salon.refunds())[0]?.state]).toEqual(['refunded', 'refunded']);
  const path = await salon.db.query(
    'SELECT "actor", "cause" FROM booking.appointment_journal WHERE "appointmentId" = $1 ORDER BY "id" DESC LIMIT 2',
    [held._id],
  );
  expect(path).toEqual([
    { actor: 'system', cause: { kind: 'refunded' } },
    { actor: 'admin', cause: { kind: 'refund_sent' } },
  ]);
  await expect(salon.undoAdminAction.run(act.id, ADMIN)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'A refund sent to the gateway cannot be taken back',
  });
});

it('C9 of twenty presses at once, and a transfer beside them, one refund is made', async () => {
  const { id } = await owed();
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 20 }, () => desk.sending.run(id, ADMIN)),
    desk.settling.run(id, { reference: 'T-1' }, ADMIN),
  ]);
  const lost = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code?: string }).code] : [],
  );
  expect([outcomes.length - lost.length, new Set(lost)]).toEqual([1, new Set(['REFUND_NOT_DUE'])]);
  const [{ method } = { method: null }] = await salon.refunds();
  expect(refundCalls()).toHaveLength(method === 'gateway' ? 1 : 0);
});

it('C9 what the gateway refuses is due again, in its words', async () => {
  const { held, id } = await owed();
  desk.said = { body: { status: -1, msg: 'The payment cannot be refunded', data: null } };
  await expect(desk.sending.run(id, ADMIN)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'The gateway did not take the refund: The payment cannot be refunded',
  });
  expect([await money(held), (await salon.refunds())[0]]).toEqual([
    'refund_due',
    expect.objectContaining({ state: 'due', failure: 'The payment cannot be refunded', method: null }),
  ]);
  expect((await salon.acts.recent()).acts).toEqual([
    expect.objectContaining({
      kind: 'refund_send',
      undoneAt: '2026-11-23T03:00:00.000Z',
      undoable: false,
      why: 'The gateway refused it',
    }),
  ]);
  expect((await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({}, ADMIN)).entries).toMatchObject([
    { kind: 'refund_send', undone: null, later: null, undoable: false, why: 'The gateway refused it' },
  ]);
  desk.said = { body: { status: 1, msg: '', data: 1 } };
  expect((await desk.sending.run(id, ADMIN)).refund).toMatchObject({ state: 'refunding', failure: null });
});

it.each([[{ status: 503, body: {} }], [{ body: { status: 7 } }]])(
  'C9 nobody knows whether the gateway took it (%j): it is not sent again until the gateway is sure to know nothing of it',
  async (answer) => {
    const { held, id } = await owed();
    desk.said = answer;
    expect((await desk.sending.run(id, ADMIN)).refund.state).toBe('refunding');
    await expect(desk.sending.run(id, ADMIN)).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
    desk.gatewayStatus = 'RECEIVED';
    for (const step of [0, 1]) await desk.checking.run({ id, begunAt: salon.clock.now(), step });
    expect(await money(held)).toBe('refunding');
    await desk.checking.run({ id, begunAt: salon.clock.now(), step: 2 });
    expect([await money(held), (await salon.refunds())[0]?.failure]).toEqual([
      'refund_due',
      'It does not know of this refund',
    ]);
  },
);

it('C9 settles by bank transfer with its reference; an undo makes it due again', async () => {
  const { held, id } = await owed();
  const { refund, act } = await desk.settling.run(id, { reference: ' BOC 2026-1123-77 ' }, ADMIN);
  expect([refund.state, refund.method, refund.reference, act.undoable, await money(held)]).toEqual([
    'refunded',
    'bank',
    'BOC 2026-1123-77',
    true,
    'refunded',
  ]);
  await expect(desk.sending.run(id, ADMIN)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'This refund has already been made',
  });
  expect(await salon.undoAdminAction.run(act.id, ADMIN)).toMatchObject({ status: 'cancelled', money: 'refund_due' });
  expect((await salon.refunds())[0]).toMatchObject({ state: 'due', method: null, reference: null, doneAt: null });
  expect(refundCalls()).toEqual([]);
});

it.each([
  [{}],
  [{ reference: '' }],
  [{ reference: '  ' }],
  [{ reference: 'x'.repeat(81) }],
  [{ reference: 7 }],
  [{ reference: 'a\nb' }],
])('C9 settles nothing for %j', async (body) => {
  const { id } = await owed();
  await expect(desk.settling.run(id, body, ADMIN)).rejects.toMatchObject({ kind: 'invalid' });
  expect((await salon.refunds())[0]?.state).toBe('due');
});

it('C8 a visit whose refund has begun stays cancelled', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await tell(orderId);
  const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  const settled = await desk.settling.run((await salon.refunds())[0]?._id ?? '', { reference: 'T-2' }, ADMIN);
  await expect(salon.undoAdminAction.run(act.id, ADMIN)).rejects.toMatchObject({
    message: 'Something was done to this visit afterwards. Please undo that first',
  });
  await salon.undoAdminAction.run(settled.act.id, ADMIN);
  await desk.sending.run((await salon.refunds())[0]?._id ?? '', ADMIN);
  await expect(salon.undoAdminAction.run(act.id, ADMIN)).rejects.toMatchObject({
    message: 'A refund sent to the gateway cannot be taken back, and its visit stays as it is',
  });
});

it('D4 D5 the fee of a visit without a place, and a second payment, go back too; a charge-back owes nothing', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const [first, second] = [await salon.pay(who, held), await salon.pay(who, held)];
  salon.clock.advance(31);
  for (let each = 0; each < 3; each += 1) await salon.held(somebody());
  await tell(first.orderId);
  await tell(second.orderId, 2, 'p2');
  const due = await salon.refunds();
  expect(Object.fromEntries(due.map(({ paymentId, reason }) => [paymentId, reason]))).toEqual({
    p1: 'unplaced',
    p2: 'second_payment',
  });
  await desk.settling.run(due.find(({ paymentId }) => paymentId === 'p2')?._id ?? '', { reference: 'T-3' }, ADMIN);
  expect(await money(held)).toBe('paid_unplaced');
  await tell(first.orderId, -3);
  expect((await salon.refunds()).map(({ paymentId, state }) => [paymentId, state])).toEqual([['p2', 'refunded']]);
});

it('C9 without a payment id only a bank transfer is possible; of an unknown refund nothing', async () => {
  const { id } = await owed('');
  expect((await salon.refunds())[0]?.moves.map(({ to }) => to)).toEqual(['settle']);
  await expect(desk.sending.run(id, ADMIN)).rejects.toMatchObject({ kind: 'conflict', code: 'REFUND_WITHOUT_PAYMENT' });
  expect((await salon.refunds())[0]?.state).toBe('due');
  await expect(desk.sending.run(CUT.id, ADMIN)).rejects.toMatchObject({ kind: 'not_found' });
  await expect(desk.checking.run({ id: CUT.id, begunAt: salon.clock.now(), step: 0 })).resolves.toBeUndefined();
});

it('C9 the money of a visit follows its own payment back, never a second one', () => {
  const visit = { id: 'v1', money: 'refunding', orderId: 'o1', paymentId: 'p1' } as const;
  const task = { orderId: 'o1', paymentId: 'p1', state: 'refunding' } as const;
  expect([
    isOfVisit({ ...task, reason: 'cancelled' }, visit),
    isOfVisit({ ...task, reason: 'second_payment' }, visit),
  ]).toEqual([true, false]);
});
