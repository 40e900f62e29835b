import { CUT, NAILS, RITUAL } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);

const inCart = async (id: string) => {
  const { items, specialOffer } = await salon.carts.view({ id, email: '' });
  return {
    lines: Object.fromEntries(items.map(({ service, quantity }) => [service.title, quantity])),
    offer: specialOffer?.title ?? null,
  };
};

it('D8 what was added to the cart while paying is not booked, and stays in it', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await salon.fill(who, CUT, CUT, NAILS);
  await tell(orderId);
  const { services } = await salon.appointments.one(held._id, who);
  expect(services.map(({ service, quantity }) => [service.title, quantity])).toEqual([['Cut', 1]]);
  expect(await inCart(who.id)).toEqual({ lines: { Cut: 2, Nails: 1 }, offer: null });
});

it('D8 a booked line that was taken out or lessened meanwhile takes nothing else with it', async () => {
  const who = somebody();
  await salon.fill(who, CUT, CUT, NAILS);
  const services = [
    { service: CUT.id, quantity: 2 },
    { service: NAILS.id, quantity: 1 },
  ];
  const { orderId } = await salon.pay(who, await salon.book(who, { services }));
  await salon.lines.setQuantity(who.id, CUT.id, 1);
  await salon.lines.remove(who.id, NAILS.id);
  await salon.fill(who, RITUAL);
  await tell(orderId);
  expect(await inCart(who.id)).toEqual({ lines: { Ritual: 1 }, offer: null });
});

it('D8 B9 an offer leaves the cart whole once it is booked; one that came meanwhile stays whole', async () => {
  const [booker, changer] = [somebody(), somebody()];
  const offer = salon.catalog.putOffer();
  await salon.offers.run(booker.id, offer.id, undefined);
  const services = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));
  const order = await salon.pay(booker, await salon.book(booker, { services }));
  const other = await salon.pay(changer, await salon.held(changer));
  await salon.offers.run(changer.id, offer.id, undefined);
  await tell(order.orderId);
  await tell(other.orderId);
  expect(await inCart(booker.id)).toEqual({ lines: {}, offer: null });
  expect(await inCart(changer.id)).toEqual({ lines: { Cut: 1, Nails: 1 }, offer: offer.title });
});

it('D8 services chosen in place of a booked offer stay', async () => {
  const who = somebody();
  await salon.offers.run(who.id, salon.catalog.putOffer().id, undefined);
  const services = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));
  const { orderId } = await salon.pay(who, await salon.book(who, { services }));
  await salon.lines.clear(who.id);
  await salon.fill(who, CUT);
  await tell(orderId);
  expect(await inCart(who.id)).toEqual({ lines: { Cut: 1 }, offer: null });
});

it('C8 D8 undoing a confirmation puts back what it took out of the cart, beside what was added', async () => {
  const who = somebody();
  const held = await salon.held(who);
  await salon.fill(who, CUT, NAILS);
  const { act } = await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  expect(await inCart(who.id)).toEqual({ lines: { Cut: 1, Nails: 1 }, offer: null });
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await inCart(who.id)).toEqual({ lines: { Cut: 2, Nails: 1 }, offer: null });
});

it('C8 D8 undoing a confirmation puts nothing into a cart that it took nothing from', async () => {
  const [emptied, lessened] = [somebody(), somebody()];
  const held = await salon.held(emptied);
  await salon.lines.clear(emptied.id);
  const { act } = await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await inCart(emptied.id)).toEqual({ lines: {}, offer: null });
  await salon.fill(lessened, CUT, CUT, NAILS);
  const services = [
    { service: CUT.id, quantity: 2 },
    { service: NAILS.id, quantity: 1 },
  ];
  const booked = await salon.book(lessened, { services, startTime: '14:00' });
  await salon.lines.setQuantity(lessened.id, CUT.id, 1);
  const { act: later } = await salon.changeStatus.run(booked._id, { status: 'confirmed' }, ADMIN);
  await salon.undoAdminAction.run(later.id, ADMIN);
  expect(await inCart(lessened.id)).toEqual({ lines: { Cut: 1, Nails: 1 }, offer: null });
});

it('C8 D8 a confirmation that an older release recorded puts back all that was booked', async () => {
  const who = somebody();
  const { act } = await salon.changeStatus.run((await salon.held(who))._id, { status: 'confirmed' }, ADMIN);
  await salon.db.query(`UPDATE booking.act SET "after" = "after" - 'taken' WHERE "id" = $1`, [act.id]);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await inCart(who.id)).toEqual({ lines: { Cut: 1 }, offer: null });
});
