import type { Caller } from '@salon/nest-kit';
import { customerRecordsOf, person } from '../testing/customer-records.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { customer } from '../testing/salon.js';
import { ChangeAddress } from './change-address.js';

const [MISTYPED, CORRECT] = ['amali@example.test', 'nimali@example.test'];
const salon = eachMonday();
const desk = deskOf(salon);
const records = customerRecordsOf(salon);
beforeEach(async () => {
  await desk.open();
  await records.empty();
});

const correct = (id: string, email: unknown = CORRECT) => new ChangeAddress(salon.db).run(id, email);
const registered = (email: string): Caller => customer(`registered with ${email}`, { email });
const ofCaller = ({ id, email, name }: Caller) => ({ ids: [id], email, name });
const notedFor = async (email: string) => (await records.noted(ofCaller(registered(email)))).allergies;
const blocked = { code: 'CUSTOMER_BLOCKED' };
const NUTS = { allergies: 'Nuts', blocked: 'Did not come' };

/** A client with notes under an address, or none. */
async function noted(email: string) {
  const client = desk.guest({ email });
  await desk.book({ customer: client });
  const who = { ids: [client._id], email, name: client.name };
  await records.write(who, NUTS);
  return { ...who, id: client._id };
}

it('whoever registers with the address that the desk added is that client: allergies and block are theirs', async () => {
  const { id } = await noted('');
  await correct(id);
  expect(await notedFor(CORRECT)).toBe('Nuts');
  await expect(salon.held(registered(CORRECT), { startTime: '14:00' })).rejects.toMatchObject(blocked);
});

it('somebody else, who has the mistyped address, has neither after the correction, until it is undone', async () => {
  const { id } = await noted(MISTYPED);
  await correct(id);
  await correct(id);
  expect([await notedFor(MISTYPED), await notedFor(CORRECT)]).toEqual(['', 'Nuts']);
  expect((await desk.day()).visits).toMatchObject([{ customerNotes: NUTS }]);
  await correct(id, MISTYPED);
  expect([await notedFor(MISTYPED), await notedFor(CORRECT)]).toEqual(['Nuts', '']);
  await correct(id, '');
  expect(await notedFor(MISTYPED)).toBe('');
  await correct(id);
  await salon.held(registered(MISTYPED), { startTime: '14:00' });
});

it('what is noted about a client afterwards is about whoever registers with the address', async () => {
  const client = desk.guest();
  await desk.book({ customer: client });
  await correct(client._id);
  await records.write({ ids: [client._id], email: CORRECT, name: client.name }, NUTS);
  expect(await notedFor(CORRECT)).toBe('Nuts');
});

it('of a merged record the address follows, now and when an undone merge is made again', async () => {
  const client = await noted(MISTYPED);
  const banu = person('Banu');
  const merge = await records.merge(client, banu);
  await correct(client.id);
  expect([await notedFor(MISTYPED), await notedFor(CORRECT)]).toEqual(['', 'Nuts']);
  await correct(client.id, MISTYPED);
  const apart = await records.undo(merge._id);
  await correct(client.id);
  await records.undo(apart._id);
  expect([await notedFor(MISTYPED), await notedFor(CORRECT)]).toEqual(['', 'Nuts']);
  expect(await records.history(ofCaller(registered(CORRECT)))).toMatchObject({ into: { name: 'Banu' } });
  expect(await records.history(ofCaller(registered(MISTYPED)))).toMatchObject({ into: null });
});

it('refuses a call without an address', async () => {
  await expect(correct(person('Ama').ids[0] ?? '', null)).rejects.toMatchObject({ code: 'INVALID' });
});
