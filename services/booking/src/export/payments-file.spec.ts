import { partOf } from '@salon/nest-kit/export';
import { TakePayment } from '../desk-visit/take-payment.js';
import { moneyBetween } from '../closing/day-money.queries.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { type PaidVisit, visitsOf } from '../testing/visits.js';
import { EXPORTED } from './exported.js';

const salon = eachMonday();
const { somebody, tell, retrieve, paid } = visitsOf(salon);
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'] as const;

interface Payment {
  day: string;
  visit: string;
  amount: number;
  /** Means, state and whether it counts. */
  what: string;
}

async function payments(): Promise<Payment[]> {
  let csv = '';
  for await (const frame of partOf(salon.db, EXPORTED))
    if ('path' in frame && frame.path === 'csv/payments.csv') csv += frame.bytes.toString();
  const rows = csv.split('\r\n').slice(1, -1);
  return rows.map((row) => {
    const [at = '', visit = '', amount, , ...rest] = row.slice(1, -1).split('","');
    return { day: at.slice(0, 10), visit, amount: Number(amount), what: [rest[0], rest[1], rest[3]].join() };
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
/** The sums of the days, in rupees. */
const counted = (all: readonly Payment[]): number[] =>
  DAYS.map((date) =>
    sum(all.filter(({ day, what }) => day === date && what.endsWith('yes')).map(({ amount }) => amount)),
  );
async function closed(): Promise<number[]> {
  const { settings } = await salon.calendar.calendar();
  const days = await Promise.all(
    DAYS.map((day) => moneyBetween(salon.db, { from: day, to: day, zone: settings.zone })),
  );
  return days.map((entries) => sum(entries.map(({ amountCents }) => amountCents)) / 100);
}

const of = (all: readonly Payment[], { held }: Pick<PaidVisit, 'held'>): string[] =>
  all.filter(({ visit }) => visit === held.appointmentId).map(({ amount, what }) => `${amount} ${what}`);
async function feeAtDesk(startTime: string) {
  const who = somebody();
  const held = await salon.held(who, { startTime });
  const { act } = await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  return { who, held, act };
}
const take = ({ held }: Pick<PaidVisit, 'held'>, amount: number, means: string) =>
  new TakePayment(salon.db, salon.clock).run(held._id, { amount, means }, ADMIN);
async function settle({ held }: Pick<PaidVisit, 'held'>) {
  const [{ id }] = await salon.db.query('SELECT "id" FROM booking.refund_task WHERE "appointmentId" = $1', [held._id]);
  return new SettleRefund(salon.db, salon.outbox, salon.clock).run(id, { reference: 'T1' }, ADMIN);
}
/** Paid twice with one order, as the gateway confirms. */
async function paidTwice(startTime: string) {
  const visit = await paid({ startTime });
  await retrieve(visit.orderId, `of ${visit.orderId}`, 'second');
  return visit;
}

it('a booking fee that was taken at the desk is there with its refund', async () => {
  const [kept, back, undone] = [await feeAtDesk('10:00'), await feeAtDesk('11:00'), await feeAtDesk('14:00')];
  await salon.undoAdminAction.run(undone.act.id, ADMIN);
  await salon.cancelAppointment.run(undone.held._id, undone.who);
  salon.clock.set('2026-11-24T04:00:00Z');
  await salon.cancelAppointment.run(back.held._id, back.who);
  salon.clock.set('2026-11-25T04:00:00Z');
  await settle(back);
  const all = await payments();
  expect([kept, back, undone].map((visit) => of(all, visit))).toEqual([
    ['1000 cash,taken,yes'],
    ['1000 cash,taken,yes', '-1000 refund,refunded,yes'],
    [],
  ]);
  expect(counted(all)).toEqual([2000, 0, -1000, 0]);
});

it('each payment of an order and each charge-back is a line of its own, at the time at which it came', async () => {
  const [refunded, takenBack] = [await paidTwice('10:00'), await paidTwice('11:00')];
  const unpaid = somebody();
  const open = await salon.held(unpaid, { startTime: '14:00' });
  await tell((await salon.pay(unpaid, open)).orderId, -3);
  await salon.cancelAppointment.run(open._id, unpaid);
  salon.clock.set('2026-11-24T04:00:00Z');
  await settle(refunded);
  await tell(takenBack.orderId, -3, 'second');
  const all = await payments();
  expect([refunded, takenBack, { held: open }].map((visit) => of(all, visit))).toEqual([
    ['1000 online,paid,yes', '1000 online,paid,yes', '-1000 refund,refunded,yes'],
    ['1000 online,paid,yes', '1000 online,paid,yes', '-1000 online,charged_back,yes'],
    ['1000 online,charged_back,no'],
  ]);
  expect(counted(all)).toEqual([4000, -2000, 0, 0]);
});

it('the payments of mixed visits add up to the closings, day by day', async () => {
  const fees = [await feeAtDesk('10:00'), await feeAtDesk('11:00')] as const;
  const visits = [await paid({ startTime: '14:00' }), await paidTwice('14:00'), await paid({ startTime: '14:00' })];
  const [desk, twice, chargedBack] = visits as [PaidVisit, PaidVisit, PaidVisit];
  await tell(desk.orderId, 2, 'forged');
  await take(desk, 2000, 'cash');
  salon.clock.set('2026-11-23T18:29:59Z');
  await take(desk, 700, 'card');
  await settle(twice);
  salon.clock.set('2026-11-23T18:30:00Z');
  await take(desk, -500, 'cash');
  const wrong = await take(desk, 300, 'transfer');
  await salon.undoAdminAction.run(wrong.act.id, ADMIN);
  await tell(chargedBack.orderId, -3);
  await salon.cancelAppointment.run(fees[1].held._id, fees[1].who);
  salon.clock.set('2026-11-25T04:00:00Z');
  await settle(fees[1]);
  await take(desk, -1500, 'cash');
  await take(desk, -700, 'card');
  await salon.changeStatus.run(desk.held._id, { status: 'cancelled' }, ADMIN);
  const begun = await settle(desk);
  await salon.undoAdminAction.run(begun.act.id, ADMIN);
  salon.clock.set('2026-11-26T10:00:00Z');
  await salon.changeStatus.run(chargedBack.held._id, { status: 'completed' }, ADMIN);
  const all = await payments();
  expect(counted(all)).toEqual(await closed());
  expect(counted(all)).toEqual([7700, -1500, -3200, 1000]);
  expect(of(all, desk).sort()).toEqual([
    '-1000 refund,due,no',
    '-1500 cash,taken,yes',
    '-500 cash,taken,yes',
    '-700 card,taken,yes',
    '1000 online,paid,yes',
    '2000 cash,taken,yes',
    '300 transfer,taken back,no',
    '700 card,taken,yes',
  ]);
});
