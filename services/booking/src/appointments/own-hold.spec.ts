import { timeOf } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS, service } from '../testing/fake-catalog.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, tell, unplaced } = visitsOf(salon);

const statuses = async ({ id }: Caller) =>
  Object.fromEntries((await salon.appointments.mine(id)).map(({ _id, ...visit }) => [_id, visit]));

/** A held visit with an open order, on a day without any other free stylist at that time. */
async function lastPlace() {
  const who = somebody();
  const first = await salon.held(who);
  const { orderId } = await salon.pay(who, first);
  for (let other = 0; other < 2; other += 1) await salon.held(somebody());
  return { who, first, orderId };
}

it('C6 D4 a payment confirms its visit though the customer has chosen a longer one at the same time since', async () => {
  const { who, first, orderId } = await lastPlace();
  await salon.fill(who, NAILS);
  const services = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));
  const second = await salon.book(who, { services });
  expect(second.stylist).toEqual(first.stylist);
  await tell(orderId);
  expect(await statuses(who)).toMatchObject({
    [first._id]: { status: 'confirmed', money: 'paid', stylist: first.stylist },
    [second._id]: { status: 'cancelled', cancelReason: 'replaced' },
  });
  expect(await salon.waiting('release-unpaid')).toBe(2); // Those of the two others.
});

it('C6 D4 a payment confirms its visit though the stylist would still clean up when the second hold begins', async () => {
  const cleaning = service('Colour', { bufferMinutes: 30 });
  salon.catalog.put(cleaning);
  const who = somebody();
  await salon.fill(who, cleaning);
  const services = [{ service: cleaning.id, quantity: 1 }];
  const first = await salon.book(who, { services });
  const { orderId } = await salon.pay(who, first);
  const second = await salon.book(who, { services, startTime: '11:00', stylistId: first.stylist._id });
  await tell(orderId);
  expect(await statuses(who)).toMatchObject({
    [first._id]: { status: 'confirmed', money: 'paid', stylist: first.stylist },
    [second._id]: { status: 'cancelled', cancelReason: 'replaced' },
  });
});

it('C6 D4 a second hold at another time stays: it does not stand in the way', async () => {
  const { who, first, orderId } = await lastPlace();
  const second = await salon.book(who, { startTime: '14:00' });
  await tell(orderId);
  expect(await statuses(who)).toMatchObject({
    [first._id]: { status: 'confirmed' },
    [second._id]: { status: 'pending' },
  });
});

it('D4 a paid visit without a time takes the one its customer holds unpaid, and is offered it', async () => {
  const { who, held } = await unplaced();
  for (let other = 0; other < 2; other += 1) await salon.held(somebody(), { startTime: '14:00' });
  const second = await salon.book(who, { startTime: '14:00' });
  const { availableSlots } = await salon.newTimes.day(held._id, { date: second.date }, who);
  expect(availableSlots).toContain('14:00');
  await salon.rescheduleAppointment.run(held._id, { date: second.date, startTime: '14:00' }, who);
  expect(await statuses(who)).toMatchObject({
    [held._id]: { status: 'confirmed', money: 'paid', startTime: '14:00' },
    [second._id]: { status: 'cancelled', cancelReason: 'replaced' },
  });
});

it('D4 a payment that meets the confirmation of the second hold ends in one of both orders', async () => {
  for (let round = 0; round < 12; round += 1) {
    const startTime = timeOf(540 + (round % 8) * 60);
    const who = somebody();
    const first = await salon.held(who, { startTime });
    const { orderId } = await salon.pay(who, first);
    await salon.fill(who, NAILS);
    const services = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));
    const second = await salon.book(who, { services, startTime });
    const confirm = () => salon.changeStatus.run(second._id, { status: 'confirmed' }, ADMIN);
    const race = round % 2 ? [confirm(), tell(orderId)] : [tell(orderId), confirm()];
    const [notified, confirmed] = await Promise.allSettled<unknown>(round % 2 ? race.toReversed() : race);
    expect(notified).toEqual({ status: 'fulfilled', value: 'accepted' });
    const { [first._id]: paid, [second._id]: other } = await statuses(who);
    expect(paid).toMatchObject({ status: 'confirmed', money: 'paid' });
    if (confirmed?.status === 'fulfilled') {
      expect(other).toMatchObject({ status: 'confirmed', money: 'paid_at_desk', stylist: first.stylist });
      expect(paid?.stylist).not.toEqual(first.stylist);
    } else {
      expect(confirmed?.reason).toMatchObject({ code: 'APPOINTMENT_MOVE' });
      expect(other).toMatchObject({ status: 'cancelled', cancelReason: 'replaced' });
      expect(paid?.stylist).toEqual(first.stylist);
    }
    for (const { _id, status } of await salon.appointments.mine(who.id))
      if (status !== 'cancelled') await salon.cancelAppointment.run(_id, ADMIN);
  }
});
