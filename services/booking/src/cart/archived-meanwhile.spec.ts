import { DomainError } from '@salon/kernel';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { customer, DAY } from '../testing/salon.js';

const salon = eachMonday();
const ROUNDS = 24;
const TIMES = ['10:00', '12:00', '14:00', '16:00'];
const DAYS = [DAY, '2026-11-27'];
const both = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));

const restore = () => {
  salon.catalog.put(NAILS);
  return salon.catalog.putOffer();
};
const archiveNails = () => {
  const nails = { ...NAILS, archived: true };
  salon.catalog.put(nails);
  salon.catalog.putOffer({ services: [CUT, nails] });
};

afterEach(restore);

it('B8 a service that is archived while its offer is added and booked: no visit has less for the full price', async () => {
  const ends = { booked: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const who = customer(`archived meanwhile ${round}`);
    const offer = restore();
    const when = { date: DAYS[Math.floor(round / 12)] ?? DAY, startTime: TIMES[round % 4] ?? '10:00' };
    const addAndBook = async () => {
      await salon.offers.run(who.id, offer.id, undefined);
      return salon.book(who, { ...when, services: both });
    };
    const booking = addAndBook();
    /** From at once to a little later each round, and in the last round after the booking. */
    const archive = async () => {
      for (let waited = 0; waited < round; waited += 1) await salon.db.query('SELECT 1');
      if (round === ROUNDS - 1) await Promise.allSettled([booking]);
      archiveNails();
    };
    const [booked] = await Promise.allSettled([booking, archive()]);
    if (booked.status === 'fulfilled') {
      ends.booked += 1;
      expect(booked.value).toMatchObject({ totalAmount: 5000, minutes: 90 });
      expect(booked.value.services).toHaveLength(2);
      await expect(salon.pay(who, booked.value)).rejects.toMatchObject({ code: 'OFFER_GONE' });
    } else {
      ends.refused += 1;
      expect(booked.reason).toMatchObject({ kind: 'conflict', code: 'OFFER_GONE' });
    }
    await expect(salon.offers.run(who.id, offer.id, undefined)).rejects.toMatchObject({ code: 'OFFER_GONE' });
    const alone = { ...when, services: [{ service: CUT.id, quantity: 1 }] };
    await expect(salon.book(who, alone)).rejects.toBeInstanceOf(DomainError);
    expect((await salon.carts.view(who)).totalAmount).toBe(0);
  }
  expect(ends.booked).toBeGreaterThan(0);
  expect(ends.refused).toBeGreaterThan(0);
});
