import { type Appointment, DEFAULT_POLICY, type Policy } from '@salon/contracts';
import { type Caller, versionOf } from '@salon/nest-kit';
import { untilWaiting } from '@salon/testing';
import { ChangePolicy } from '../policy-settings/change-policy.js';
import { readPolicy } from '../policy-settings/policy.subject.js';
import { lockDays } from '../slots/day-lock.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';

const salon = eachMonday();
let people = 0;
const somebody = () => customer(`same visit ${(people += 1)}`);

describe('asking twice', () => {
  it('T28 C4 the same key is the same appointment, also once the cart has changed; another visit with it is refused', async () => {
    const nimali = somebody();
    await salon.fill(nimali, CUT);
    const first = await salon.book(nimali, {}, 'key-1');
    await salon.lines.clear(nimali.id);
    expect(await salon.book(nimali, {}, 'key-1')).toEqual(first);
    await expect(salon.book(nimali, { startTime: '11:00' }, 'key-1')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it("C4 a key is kept 24 hours, and is its owner's alone", async () => {
    const [nimali, kasun] = [somebody(), somebody()];
    await salon.fill(nimali, CUT);
    await salon.fill(kasun, CUT);
    const first = await salon.book(nimali, {}, 'key-2');
    expect((await salon.book(kasun, {}, 'key-2'))._id).not.toBe(first._id);
    salon.clock.advance(24 * 60);
    expect((await salon.book(nimali, {}, 'key-2'))._id).not.toBe(first._id);
    await salon.releaseUnpaid.run({ id: (await salon.appointments.mine(kasun.id))[0]?._id ?? '' });
  });

  it('C4 the live hold of the same visit is returned, without a key and with another one', async () => {
    const nimali = somebody();
    const first = await salon.held(nimali);
    expect(await salon.book(nimali)).toEqual(first);
    expect(await salon.book(nimali, {}, 'back-from-the-gateway')).toEqual(first);
    await salon.fill(nimali, NAILS);
    expect(
      (
        await salon.book(nimali, {
          services: [
            { service: CUT.id, quantity: 1 },
            { service: NAILS.id, quantity: 1 },
          ],
        })
      )._id,
    ).not.toBe(first._id);
  });

  it('C4 a hold that is cancelled while the same visit waits for its day is not returned: another one is', async () => {
    const nimali = somebody();
    const first = await salon.held(nimali);
    let second: Promise<Appointment> | undefined;
    await salon.db.transaction(async (tx) => {
      await lockDays(tx, [DAY]);
      second = salon.book(nimali);
      await untilWaiting(salon.db, 1);
      await salon.cancelAppointment.run(first._id, nimali);
    });
    const { _id, status } = (await second)!;
    expect([_id === first._id, status]).toEqual([false, 'pending']);
  });

  it('B3 the same visit at another price is another hold', async () => {
    const nimali = somebody();
    const first = await salon.held(nimali);
    salon.catalog.put({ ...CUT, priceCents: 460_000 });
    const second = await salon.book(nimali);
    salon.catalog.put(CUT);
    expect([second._id === first._id, second.totalAmount]).toEqual([false, 4600]);
  });

  const changePolicy = async (next: Partial<Policy>) => {
    const now = await readPolicy(salon.db.manager);
    const changed = { ...now, ...next, version: versionOf(now) };
    await new ChangePolicy(salon.db, salon.calendar, salon.clock).run(changed, ADMIN);
  };
  afterEach(() => changePolicy(DEFAULT_POLICY));

  it('B3 the same visit at another booking fee is another hold, and its fee is what is paid', async () => {
    const nimali = somebody();
    const first = await salon.held(nimali);
    await salon.pay(nimali, first);
    await changePolicy({ bookingFee: 500 });
    const second = await salon.book(nimali);
    expect([second._id === first._id, second.appointmentFee]).toEqual([false, 500]);
    const open = { amount: 500, appointmentData: { _id: second._id } };
    expect((await salon.startPayment.run(nimali, open)).amount).toBe('500.00');
    expect((await salon.appointments.one(first._id, nimali)).status).toBe('cancelled');
  });

  it('B3 the same visit under other terms is another hold', async () => {
    const nimali = somebody();
    const first = await salon.held(nimali);
    await changePolicy({ latePercent: 100 });
    const second = await salon.book(nimali);
    expect(second._id).not.toBe(first._id);
    expect(await salon.book(nimali)).toEqual(second);
  });

  it('C3 the same visit at another length is another hold, with the time it takes now', async () => {
    const nimali = somebody();
    const first = await salon.held(nimali);
    salon.catalog.put({ ...CUT, minutes: 90 });
    const second = await salon.book(nimali, { endTime: '11:30' });
    salon.catalog.put(CUT);
    expect([second._id === first._id, second.endTime]).toEqual([false, '11:30']);
  });

  it.each<[string, (id: string, who: Caller) => Promise<unknown>]>([
    ['was cancelled', (id) => salon.cancelAppointment.run(id, ADMIN)],
    ['has run out', async () => salon.clock.advance(15)],
    ['was replaced', (_id, who) => salon.book(who, { startTime: '14:00' })],
  ])('C4 a key whose visit %s books nothing and says so', async (_how, end) => {
    const nimali = somebody();
    await salon.fill(nimali, CUT);
    const first = await salon.book(nimali, {}, 'key-3');
    await end(first._id, nimali);
    await expect(salon.book(nimali, {}, 'key-3')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'BOOKING_OVER',
      message: 'This booking was cancelled or has run out. Please book again.',
    });
    expect((await salon.book(nimali, {}, 'key-4'))._id).not.toBe(first._id);
  });

  it.each(['with space', 'k'.repeat(101), 'é', ['a'], 7])('refuses %p as a key', async (key) => {
    await expect(salon.book(somebody(), {}, key as string)).rejects.toMatchObject({ kind: 'invalid' });
  });
});
