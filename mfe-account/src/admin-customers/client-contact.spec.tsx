import { accountRefusals, type CustomerDetails, type CustomerRecord, messages, permissionsOf } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { keepDraft } from '@salon/web-kit/queries';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormDraft } from '../fields-form/fields.rules.js';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const ID = '11111111-1111-4111-8111-111111111111';
const RECORD = `GET /admin/customers/${ID}`;
const CONTACT = `PUT /admin/customers/${ID}/contact`;
const UNDO = 'POST /admin/client-changes/c1/undo';
const client: CustomerDetails = {
  _id: ID,
  name: 'Nimali Perera',
  email: '',
  phone: '0771234567',
  city: 'Kandy',
  notes: 'Likes tea',
  hasAccount: false,
  since: '2024-03-01T05:00:00.000Z',
  ids: [ID],
  contactVersion: 'v0',
};
const contact = { name: client.name, phone: '0771234568', email: '', city: 'Kandy', notes: '', version: 'v1' };
const changed = { contact, change: { id: 'c1', undoable: true, undoableUntil: '2026-11-24T04:10:00.000Z' } };
const frontDesk = { ...admin, permissions: permissionsOf('front_desk') };

function show(customer: CustomerDetails, replies = {}) {
  const record: CustomerRecord = { customer, history: null, alsoKnownAs: [] };
  const salon = accountSalon({ 'GET /auth/me': { user: frontDesk }, [RECORD]: record, ...replies });
  open(`/admin/customers/${ID}`, { signedIn: true });
  return salon;
}

async function form() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit contact' }));
  return within(screen.getByRole('dialog', { name: 'Contact details of Nimali Perera' }));
}
async function retype(dialog: Awaited<ReturnType<typeof form>>, name: RegExp, text: string) {
  await userEvent.clear(dialog.getByRole('textbox', { name }));
  if (text !== '') await userEvent.type(dialog.getByRole('textbox', { name }), text);
}

it('the front desk corrects a number and removes the note of the import, and takes it back where it is said', async () => {
  const salon = show(client, { [CONTACT]: changed, [UNDO]: changed });
  const dialog = await form();
  expect(dialog.getByText(/^Visits that are booked already keep the name, number and address/)).toBeVisible();
  await retype(dialog, /Phone/, '0771234568');
  await retype(dialog, /Note of the import/, '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save contact' }));
  await pressUndo();
  expect(salon.callsTo(CONTACT).map(({ body }) => body)).toEqual([{ phone: '0771234568', notes: '', version: 'v0' }]);
  await waitFor(() => expect(salon.callsTo(UNDO)).toHaveLength(1));
});

it('what an import would refuse is said at its field, and nothing is sent', async () => {
  const salon = show({ ...client, notes: '' });
  const dialog = await form();
  expect(dialog.queryByRole('textbox', { name: /Note of the import/ })).toBeNull();
  await retype(dialog, /Phone/, '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save contact' }));
  expect(dialog.getByText(messages.importNoContact)).toBeVisible();
  expect(salon.callsTo(CONTACT)).toEqual([]);
});

it('an address that another record has is refused at its field', async () => {
  const sentence = accountRefusals.CONTACT_TAKEN.text({ reason: 'email', name: 'Ama' });
  show(client, {
    [CONTACT]: Response.json({ status: 'error', code: 'CONTACT_TAKEN', errors: { email: sentence } }, { status: 409 }),
  });
  const dialog = await form();
  await retype(dialog, /E-mail/, 'ama@example.test');
  await userEvent.click(dialog.getByRole('button', { name: 'Save contact' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /E-mail/ })).toBeInvalid();
});

it('of a contact that somebody else has changed meanwhile, it is chosen field by field', async () => {
  const theirs = { ...client, phone: '0770000000', contactVersion: 'v9' };
  const salon = show(client, {
    [CONTACT]: () => (salon.callsTo(CONTACT).length === 1 ? refuse(409, 'CHANGED_MEANWHILE', 'x') : changed),
  });
  const dialog = await form();
  await retype(dialog, /Phone/, '0771234568');
  salon.replies[RECORD] = { customer: theirs, history: null, alsoKnownAs: [] };
  await userEvent.click(dialog.getByRole('button', { name: 'Save contact' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(salon.callsTo(CONTACT)[1]?.body).toEqual({ phone: '0771234568', version: 'v9' }));
});

it('of the two forms of the record, the one opens that something was typed into before the session ended', async () => {
  const record: CustomerRecord = { customer: client, history: null, alsoKnownAs: [] };
  accountSalon({ 'GET /auth/me': { user: admin }, [RECORD]: record });
  const path = `/admin/customers/${ID}`;
  const draft: FormDraft = { form: 'contact', version: 'v0', before: { city: 'Kandy' }, typed: { city: 'Galle' } };
  open(path, { signedIn: true, before: () => keepDraft(path, admin._id, { draft: JSON.stringify(draft) }) });
  expect(await screen.findByRole('textbox', { name: /City/ })).toHaveValue('Galle');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('of a person with an account it says who changes it, and has no button', async () => {
  show({ ...client, hasAccount: true, contactVersion: undefined });
  expect(await screen.findByText(accountRefusals.CONTACT_OF_ACCOUNT.text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit contact' })).toBeNull();
});
