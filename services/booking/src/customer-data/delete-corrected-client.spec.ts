import type { Caller } from '@salon/nest-kit';
import { rowsWith } from '@salon/testing';
import { ChangeAddress } from '../customers/change-address.js';
import { customerRecordsOf } from '../testing/customer-records.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { customer } from '../testing/salon.js';
import { DeleteCustomerData } from './delete-customer-data.js';

const WORDS = ['wasanthi', 'quintus', '5550199'];
const NAME = 'Wasanthi Quintus';
const PHONE = '0715550199';
const EMAIL = 'wasanthi.quintus@example.test';
const MISTYPED = 'amali@example.test';
const salon = eachMonday();
const desk = deskOf(salon);
const records = customerRecordsOf(salon);
beforeEach(async () => {
  await desk.open();
  await records.empty();
});

const found = () => rowsWith(salon.db, 'booking', WORDS);
const correct = (id: string) => new ChangeAddress(salon.db).run(id, EMAIL);

/** As the BFF deletes an account: with what booking knows of its other records. */
async function deleteAccount(caller: Caller): Promise<void> {
  salon.clock.set('2026-11-26T12:00:00Z');
  const deleting = new DeleteCustomerData(salon.db, salon.outbox, salon.clock);
  await deleting.ofCaller({ ...caller, merged: await deleting.mergedOf(caller) });
}

it.each([
  ['with notes', { notes: `Called as ${NAME}` }],
  ['without notes', null],
])('T64 a client %s whose address was added later is deleted with the account that has it', async (_, notes) => {
  const client = desk.guest({ name: NAME, phone: PHONE });
  await desk.book({ customer: client });
  if (notes) await records.write({ ids: [client._id], email: '', name: NAME }, notes);
  await correct(client._id);
  expect(Object.keys(await found())).toContain('booking.appointment');
  await deleteAccount(customer('Wasanthi', { email: EMAIL }));
  expect(await found()).toEqual({});
});

it('T64 whoever has the address that was mistyped deletes nothing of what is noted about the client', async () => {
  const client = desk.guest({ name: NAME, phone: PHONE, email: MISTYPED });
  await desk.book({ customer: client });
  await desk.book({ customer: { ...client, email: '' }, startTime: '12:00' });
  await records.write({ ids: [client._id], email: MISTYPED, name: NAME }, { allergies: 'Nuts' });
  await correct(client._id);
  await deleteAccount(customer('Amali', { email: MISTYPED }));
  expect(await rowsWith(salon.db, 'booking', [MISTYPED])).toEqual({});
  expect((await records.noted({ ids: [client._id], email: EMAIL, name: NAME })).allergies).toBe('Nuts');
  expect(Object.keys(await found())).toEqual(expect.arrayContaining(['booking.appointment', 'booking.customer_note']));
});
