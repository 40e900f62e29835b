import { accountRefusals, type ClientContact, messages } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { CustomersQueries } from '../desk-customers/customers.queries.js';
import { FindOrAddClient } from '../desk-customers/find-or-add-client.js';
import { ActionListQueries } from '../staff/action-list.queries.js';
import { AccountFixture, tally } from '../testing/account-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';
import { ChangeContact } from './change-contact.js';
import { ImportClients } from './import-clients.js';
import { UndoContactChange } from './undo-contact-change.js';

let account: AccountFixture;
let desk: Caller;
let customers: CustomersQueries;

beforeAll(async () => {
  account = await AccountFixture.open();
  customers = new CustomersQueries(account.db);
  desk = await new StaffFixture(account).person('desk', 'front_desk');
});
afterAll(() => account.close());
beforeEach(() => account.db.query('TRUNCATE account.client, account.client_import CASCADE'));

const add = async (name: string, phone = '', email = '') =>
  (await new FindOrAddClient(account.db, account.clock).run({ name, phone, email }))._id;
const versionOf = async (id: string) => (await customers.one(id)).contactVersion;
const send = (id: string, fields: object) => new ChangeContact(account.db, account.clock).run(id, { ...fields }, desk);
const change = async (id: string, fields: Partial<ClientContact>) => {
  account.clock.advance(1);
  return send(id, { ...fields, version: await versionOf(id) });
};
const undo = (id: string) => {
  account.clock.advance(1);
  return new UndoContactChange(account.db, account.clock).run(id, desk);
};
const listed = async () =>
  (await new ActionListQueries(account.db, account.clock).page({ areas: 'client' }, desk)).entries;

it('corrects what was mistyped in the form that the import stores, and the person is found by it', async () => {
  const id = await add('Nimali Perera', '0771234567');
  const { contact } = await change(id, {
    name: ' Nimali de Silva ',
    phone: '+94 77 123 45 68',
    email: ' N@Example.test ',
  });
  const { version, ...stored } = contact;
  expect(stored).toMatchObject({ name: 'Nimali de Silva', phone: '0771234568', email: 'n@example.test' });
  expect(await customers.one(id)).toMatchObject({ ...stored, contactVersion: version });
  expect((await customers.page('0771234568', undefined)).customers).toMatchObject([{ _id: id }]);
});

it('is among the admin actions of the desk, undone and done again', async () => {
  const id = await add('Nimali', '0771234567');
  const { change: action } = await change(id, { phone: '0777654321' });
  const [entry] = await listed();
  expect(entry).toMatchObject({
    _id: action.id,
    area: 'client',
    kind: 'edit',
    by: { _id: desk.id },
    subject: { title: 'Contact details of Nimali', visit: null, facts: { kind: 'contact', name: 'Nimali' } },
    changes: [{ field: 'phone', before: '0771234567', after: '0777654321' }],
    undoable: true,
  });
  expect(await new UndoContactChange(account.db, account.clock).clientOf(action.id)).toBe(id);
  const undone = await undo(action.id);
  expect(await customers.one(id)).toMatchObject({ phone: '0771234567', contactVersion: undone.contact.version });
  expect(await listed()).toMatchObject([
    { _id: undone.change.id, kind: 'undo' },
    { _id: action.id, undone: { by: desk.name } },
  ]);
  await expect(undo(action.id)).rejects.toMatchObject({ code: 'ACT_UNDONE' });
  await undo(undone.change.id);
  expect(await customers.one(id)).toMatchObject({ phone: '0777654321' });
});

it('the later of two changes is undone first', async () => {
  const id = await add('Nimali', '0771234567');
  const first = await change(id, { city: 'Kandy' });
  const second = await change(id, { city: 'Galle' });
  const entry = (await listed()).find(({ _id }) => _id === first.change.id);
  expect(entry).toMatchObject({ why: accountRefusals.CONTACT_OVERTAKEN.text, later: { _id: second.change.id } });
  await expect(undo(first.change.id)).rejects.toMatchObject({ code: 'CONTACT_OVERTAKEN' });
  await undo(second.change.id);
  await undo(first.change.id);
  expect(await customers.one(id)).toMatchObject({ city: '' });
});

it('three changes are undone one after another, the last one first', async () => {
  const id = await add('Nimali', '0771234567');
  const changes: string[] = [];
  for (const city of ['Kandy', 'Galle', 'Matara']) changes.push((await change(id, { city })).change.id);
  for (const latest of changes.toReversed()) {
    const offered = (await listed()).filter(({ _id, undoable }) => undoable && changes.includes(_id));
    expect(offered.map(({ _id }) => _id)).toEqual([latest]);
    await undo(latest);
  }
  expect(await customers.one(id)).toMatchObject({ city: '' });
});

it('of two who change one version at once, the second gets what the first one wrote', async () => {
  const id = await add('Nimali', '0771234567');
  const version = await versionOf(id);
  const phones = ['0770000001', '0770000002', '0770000003'];
  expect(await tally(phones.map((phone) => send(id, { phone, version })))).toEqual({ ok: 1, CHANGED_MEANWHILE: 2 });
  const { phone } = await customers.one(id);
  await expect(send(id, { city: 'Kandy', version })).rejects.toMatchObject({ data: { current: { phone } } });
});

it('of two clients who get one address at once, one is refused', async () => {
  const ids = [await add('Ama', '0770000001'), await add('Banu', '0770000002')];
  const calls = ids.map((id) => change(id, { email: 'same@example.test' }));
  expect(await tally(calls)).toEqual({ ok: 1, CONTACT_TAKEN: 1 });
});

it('what another record has is refused by the name of that record; a family shares a number', async () => {
  await account.customer('has.account@example.test');
  await add('Banu', '', 'banu@example.test');
  await add('Her mother', '0112223333');
  const id = await add('Nimali', '0771234567');
  for (const [email, name] of [
    ['has.account@example.test', 'Ama Silva'],
    ['banu@example.test', 'Banu'],
  ])
    await expect(change(id, { email })).rejects.toMatchObject({
      code: 'CONTACT_TAKEN',
      errors: {
        email: expect.stringMatching(`^${name} has this e-mail address in another record. .* merge the two.$`),
      },
    });
  await expect(change(id, { name: 'her MOTHER', phone: '011 222 3333' })).rejects.toMatchObject({
    errors: { phone: expect.stringMatching(/^Her mother has another record with this number/) },
  });
  await change(id, { phone: '0112223333' });
  expect(await customers.one(id)).toMatchObject({ name: 'Nimali', phone: '0112223333' });
});

it('a change is not undone once another record has the address, or the person an account', async () => {
  const id = await add('Nimali', '', 'first@example.test');
  const { change: action } = await change(id, { email: 'second@example.test' });
  await add('Banu', '', 'first@example.test');
  await expect(undo(action.id)).rejects.toMatchObject({ code: 'CONTACT_TAKEN' });
  await account.customer('second@example.test');
  await expect(undo(action.id)).rejects.toMatchObject({ code: 'CONTACT_OF_ACCOUNT' });
});

it('whoever has an account changes it in the profile', async () => {
  const { user } = await account.customer('own.profile@example.test');
  await account.db.query(
    `INSERT INTO account.client ("name", "email", "city", "notes", "createdAt") VALUES ('Ama', $1, '', '', now())`,
    [user.email],
  );
  const [{ id }] = await account.db.query<[{ id: string }]>('SELECT "id" FROM account.client');
  expect(await versionOf(user._id)).toBeUndefined();
  for (const each of [user._id, id])
    await expect(change(each, { name: 'Ama' })).rejects.toMatchObject({ code: 'CONTACT_OF_ACCOUNT' });
  await expect(change('00000000-0000-4000-8000-000000000009', {})).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
});

it.each([
  [{ name: ' ' }, { name: messages.nameRequired }],
  [{ name: '=cmd()' }, { name: messages.importFormula('Name') }],
  [{ phone: '12' }, { phone: messages.clientPhoneInvalid }],
  [{ email: 'nobody' }, { email: messages.emailInvalid }],
  [{ phone: '' }, { email: messages.importNoContact }],
  [{ notes: 7 }, { notes: expect.any(String) }],
  [{ role: 'admin' }, { role: expect.any(String) }],
])('refuses %j', async (fields, errors) => {
  const id = await add('Nimali', '0771234567');
  await expect(change(id, fields as Partial<ClientContact>)).rejects.toMatchObject({ kind: 'invalid', errors });
});

it('the note of an import is changed and removed, and the undo of the import keeps whom somebody corrected', async () => {
  const importing = new ImportClients(account.db, account.clock);
  const { _id } = await importing.begin('clients.csv', desk);
  const row = { name: 'Nimali', email: '', phone: '0771234567', city: 'Kandy', notes: 'Likes tea' };
  await importing.add(_id, [{ ...row, line: 2 }]);
  const [{ id }] = await account.db.query<[{ id: string }]>('SELECT "id" FROM account.client');
  await change(id, { notes: '' });
  expect(await customers.one(id)).toMatchObject({ ...row, notes: '' });
  expect(await importing.undo(_id)).toMatchObject({ removed: 0, kept: 1 });
});

it('T64 with the client goes what was changed about them', async () => {
  const id = await add('Nimali', '0771234567');
  await change(id, { name: 'Nimali Perera' });
  await account.db.query('DELETE FROM account.client WHERE "id" = $1', [id]);
  expect(await account.db.query('SELECT * FROM account.client_change')).toEqual([]);
});
