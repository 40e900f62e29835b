import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureFolder, Pictures } from '@salon/nest-kit/pictures';
import { rowsWith, untilWaiting } from '@salon/testing';
import { CustomersQueries } from '../desk-customers/customers.queries.js';
import { FindOrAddClient } from '../desk-customers/find-or-add-client.js';
import { AccountFixture, tally } from '../testing/account-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';
import { DeleteCustomerData } from './delete-customer-data.js';

let account: AccountFixture;
let folder: string;
let findOrAdd: FindOrAddClient;
let customers: CustomersQueries;

beforeEach(async () => {
  account = await AccountFixture.open();
  folder = await mkdtemp(join(tmpdir(), 'avatars-'));
  findOrAdd = new FindOrAddClient(account.db, account.clock);
  customers = new CustomersQueries(account.db);
});
afterEach(async () => {
  await account.close();
  await rm(folder, { recursive: true });
});

const NAME = 'Wasanthi Quintus';
const EMAIL = 'wasanthi.q@example.test';
const PHONE = '0715550199';
const forget = (ids: string[]) =>
  new DeleteCustomerData(account.db, new Pictures('account', new PictureFolder(folder))).run({ ids });
const forgetClients = (ids: string[]) =>
  new DeleteCustomerData(account.db, new Pictures('account', new PictureFolder(folder))).clients(ids);
const found = async () => Object.keys(await rowsWith(account.db, 'account', ['wasanthi', 'quintus', '5550199']));
const clientId = async (email: string, phone = PHONE) => (await findOrAdd.run({ name: NAME, email, phone }))._id;

it('T64 A19 a client without an account is deleted, with an invitation to their address, and can be repeated', async () => {
  const [id, other] = [await clientId(EMAIL), (await findOrAdd.run({ name: 'Banu', email: '', phone: PHONE }))._id];
  const { id: owner } = await new StaffFixture(account).person('chief', 'owner');
  await account.db.query(
    `INSERT INTO account.invitation ("id", "email", "tokenHash", "invitedBy", "createdAt", "expiresAt")
     VALUES (gen_random_uuid(), $1, sha256('x'), $2, $3, $3)`,
    [EMAIL, owner, account.clock.now()],
  );
  expect(await found()).toEqual(['account.client', 'account.invitation']);
  await forget([id]);
  await forget([id]);
  await expect(customers.one(id)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  expect((await customers.one(other)).name).toBe('Banu');
  expect(await account.db.query(`SELECT FROM account.invitation`)).toEqual([]);
});

it('T64 A19 an account is deleted with the client of the same address, and with clients that were merged', async () => {
  const merged = [await clientId('quintus.old@example.test'), await clientId('')];
  const same = await clientId(EMAIL);
  const { user, session } = await account.customer(EMAIL);
  expect((await customers.one(same)).ids).toEqual([user._id, same]);
  await forget([user._id, same, ...merged]);
  expect(await found()).toEqual([]);
  await expect(account.session(session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});

it('T64 A19 with a person who works here nothing of the others is deleted either; their record says so', async () => {
  const id = await clientId(EMAIL);
  const person = await new StaffFixture(account).person('ruwan', 'stylist');
  expect(await customers.one(person.id)).toMatchObject({ isStaff: true });
  expect(await customers.one(id)).not.toHaveProperty('isStaff');
  await expect(forget([id, person.id])).rejects.toMatchObject({
    code: 'DELETION_REFUSED',
    params: { reason: 'staff' },
  });
  expect((await customers.one(id)).name).toBe(NAME);
  await account.db.query('UPDATE account."user" SET "disabledAt" = $1', [account.clock.now()]);
  expect(await customers.one(person.id)).toMatchObject({ isStaff: true });
});

it('T64 A19 of merged records only clients are deleted, never another account', async () => {
  const [merged, other] = [await clientId('quintus.old@example.test'), await clientId('', '0775550199')];
  const { user, session } = await account.customer(EMAIL);
  for (let times = 0; times < 2; times += 1) await forgetClients([merged, user._id]);
  await expect(customers.one(merged)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  expect((await customers.one(other)).name).toBe(NAME);
  expect((await account.session(session.id))._id).toBe(user._id);
});

it('two deletions of the same clients in another order do not stop each other', async () => {
  for (const each of [forgetClients, forget]) {
    const [first = '', middle = '', last = ''] = [
      await clientId('', '0775550191'),
      await clientId('', '0775550192'),
      await clientId('', '0775550193'),
    ].sort();
    const busy = account.db.createQueryRunner();
    await busy.startTransaction();
    await busy.query('SELECT FROM account.client WHERE id = $1 FOR UPDATE', [middle]);
    const deletions = tally([each([first, middle, last]), each([last, middle, first])]);
    await untilWaiting(account.db, 2);
    await busy.commitTransaction();
    await busy.release();
    expect(await deletions).toEqual({ ok: 2 });
  }
});
