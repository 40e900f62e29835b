import type { OpenTasks, Refund } from '@salon/contracts';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const LIST = 'GET /admin/tasks';
const nothing = { tasks: [], total: 0 };
const none: OpenTasks = {
  ...{ refunds: nothing, notices: nothing, mails: nothing, holds: nothing, messages: nothing },
  outside: 0,
  total: 0,
};
const visit = { _id: 'a1', appointmentId: 'ARL-261126-0042', customerName: 'Nimali Perera' };
const refund: Refund = {
  _id: 'r1',
  appointment: { ...visit, date: '2026-11-26', startTime: '10:00', customerEmail: 'nimali@example.test' },
  orderId: 'O1',
  paymentId: 'p1',
  amount: 1000,
  reason: 'unplaced',
  state: 'due',
  method: null,
  reference: null,
  failure: null,
  createdAt: '2026-11-23T03:00:00.000Z',
  begunAt: null,
  doneAt: null,
  moves: [
    { to: 'send', undoable: false, why: 'Money that has left cannot be called back.' },
    { to: 'settle', undoable: true },
  ],
};
const notice = {
  _id: '7',
  at: '2026-11-23T03:00:00.000Z',
  verdict: 'mismatch' as const,
  orderId: 'O2',
  paymentId: null,
  amount: '1.00',
  currency: 'LKR',
  visit,
};
const mail = {
  _id: 'm1',
  at: '2026-11-23T03:00:00.000Z',
  kind: 'confirmation' as const,
  to: 'nimali@example.test',
  visit,
};
const one = <Task,>(task: Task) => ({ tasks: [task], total: 1 });
const act = { id: 'act1', undoable: true, undoableUntil: '2026-11-24T03:00:00.000Z' };

function show(tasks: Partial<OpenTasks>, replies: Record<string, Reply> = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [LIST]: { ...none, ...tasks },
    ...replies,
  });
  open('/admin/tasks', { signedIn: true });
  return salon;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('says that nothing needs anybody', async () => {
  show({});
  expect(await screen.findByRole('heading', { name: 'Nothing needs you.' })).toBeVisible();
});

it('sends money back once it was said that this cannot be undone', async () => {
  const salon = show(
    { refunds: one(refund), total: 1 },
    { 'POST /admin/refunds/r1/send': { refund, act: { id: 'act1', undoable: false, why: 'x' } } },
  );
  await press('Refund: LKR 1,000.00 to Nimali Perera');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Send LKR 1,000.00 back to Nimali Perera?' }));
  expect(dialog.getByText('Money that has left cannot be called back.')).toBeVisible();
  salon.replies[LIST] = none;
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('The refund is on its way')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nothing needs you.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('leads from a paid visit without a time to its page, where it gets another one', async () => {
  const other = { ...refund, _id: 'r2', reason: 'cancelled' as const };
  show({ refunds: { tasks: [refund, other], total: 2 }, total: 2 });
  const links = await screen.findAllByRole('link', { name: 'Choose another time: Nimali Perera' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/visits/ARL-261126-0042']);
});

it('notes a bank transfer with its reference, and undoes it', async () => {
  const salon = show(
    { refunds: one(refund), total: 1 },
    { 'POST /admin/refunds/r1/settle': { refund, act }, 'POST /admin/acts/act1/undo': {} },
  );
  await press('Paid back by bank transfer: Nimali Perera');
  await press('Note as paid back');
  const field = screen.getByLabelText('Reference of the bank transfer');
  expect(field).toHaveAccessibleDescription('Please give the reference of the bank transfer, at most 80 characters');
  await userEvent.type(field, ' T-4711 ');
  await press('Note as paid back');
  await waitFor(() =>
    expect(salon.callsTo('POST /admin/refunds/r1/settle').map(({ body }) => body)).toEqual([{ reference: 'T-4711' }]),
  );
  expect(await screen.findByText('Noted as paid back')).toBeVisible();
  await press(/^Undo/);
  await waitFor(() => expect(salon.callsTo('POST /admin/acts/act1/undo')).toHaveLength(1));
});

it('shows why the gateway refused, and what another desk did meanwhile', async () => {
  show(
    { refunds: one({ ...refund, failure: 'The gateway refused: closed account' }), total: 1 },
    { 'POST /admin/refunds/r1/send': () => refuse(409, 'REFUND_CLOSED', 'This refund is being made already') },
  );
  expect(await screen.findByText('The gateway refused: closed account')).toBeVisible();
  await press(/^Refund:/);
  await press('Refund');
  expect(await screen.findByText('This refund is being made already')).toBeVisible();
});

it('notes what became of a notice that was not believed', async () => {
  const change = { _id: 'c1', subject: 'notice', subjectId: '7', undoUntil: '2026-11-24T03:00:00.000Z', undone: false };
  const salon = show({ notices: one(notice), total: 1 }, { 'POST /admin/notices/7/review': { change } });
  expect(await screen.findByText(/names another amount or currency than the order/)).toBeVisible();
  await press('Looked into: Another amount than ordered, O2');
  await press('Note it');
  const field = screen.getByLabelText('What you found out');
  expect(field).toHaveAccessibleDescription(/Please say in at most 300 characters what became of it/);
  await userEvent.type(field, 'The bank called');
  await press('Note it');
  await waitFor(() =>
    expect(salon.callsTo('POST /admin/notices/7/review').map(({ body }) => body)).toEqual([
      { note: 'The bank called' },
    ]),
  );
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible();
});

it('sends a mail again, and says why not', async () => {
  const salon = show(
    { mails: one(mail), total: 1 },
    { 'POST /admin/mails/m1/send': () => refuse(409, 'MAIL_REFUSED', 'This mail has been sent meanwhile') },
  );
  await press('Send again: Confirmation to nimali@example.test');
  await press('Send again');
  expect(await screen.findByText('This mail has been sent meanwhile')).toBeVisible();
  salon.replies['POST /admin/mails/m1/send'] = {};
  await press('Send again: Confirmation to nimali@example.test');
  await press('Send again');
  expect(await screen.findByText('The mail is being sent')).toBeVisible();
});

it('leads to the visits outside the hours, and names the times that are free again soon', async () => {
  const hold = {
    visit,
    customerPhone: '0771234567',
    date: '2026-11-26',
    startTime: '10:00',
    until: '2026-11-23T03:15:00.000Z',
  };
  show({ outside: 3, holds: one(hold), total: 3 });
  expect(await screen.findByRole('heading', { name: '3 visits to decide' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/admin/outside-hours');
  expect(screen.getByText(/0771234567/)).toBeVisible();
});

it('does not say that visits outside the hours are left out: all of them are behind one row', async () => {
  show({ outside: 12, total: 12 });
  expect(await screen.findByRole('heading', { name: '12 visits to decide' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Visits outside the hours 12' })).toBeVisible();
  expect(screen.queryByText(/^The oldest/)).toBeNull();
});

it('says how many tasks of a kind are not shown', async () => {
  show({ mails: { tasks: [mail], total: 30 }, total: 30 });
  expect(await screen.findByText(/^The oldest 1 of 30 are shown/)).toBeVisible();
});

it('says why the tasks cannot be shown', async () => {
  show({}, { [LIST]: () => refuse(503, 'UNAVAILABLE', 'x') });
  expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
});

it('the dashboard counts them', async () => {
  accountSalon({ 'GET /auth/me': { user: admin }, [LIST]: { ...none, outside: 12, total: 12 } });
  open('/admin/dashboard', { signedIn: true });
  expect(await screen.findByRole('link', { name: /^Open tasks 12/ })).toHaveAttribute('href', '/admin/tasks');
});

const message = {
  _id: 'c1',
  at: '2026-11-23T03:00:00.000Z',
  name: 'Kumari Silva',
  email: 'kumari@example.test',
  message: 'Do you have an hour on Friday?',
};

it('a message of the contact page is answered by mail, noted, and waits again by Undo', async () => {
  const salon = show(
    { messages: one(message), total: 1 },
    { 'POST /admin/messages/c1/answer': {}, 'POST /admin/messages/c1/reopen': {} },
  );
  const list = await screen.findByRole('region', { name: /^Messages without an answer/ });
  expect(within(list).getByText('Do you have an hour on Friday?')).toBeVisible();
  const mailto = within(list).getByRole('link', { name: 'Write to Kumari Silva' });
  expect(mailto).toHaveAttribute('href', 'mailto:kumari@example.test');
  await press('Answered: the message of Kumari Silva');
  await pressUndo();
  await waitFor(() => expect(salon.callsTo('POST /admin/messages/c1/reopen')).toHaveLength(1));
});

it('a long name stays out of the label of the button that writes to them', async () => {
  const name = 'Kumarihamy Wickramasinghe Mudiyanselage Dissanayake Rathnayake Banda';
  show({ messages: one({ ...message, name }), total: 1 });
  const write = await screen.findByRole('link', { name: `Write to ${name}` });
  expect(write).toHaveTextContent(/^Write$/);
});

it('says so while the messages cannot be read, and shows the rest', async () => {
  show({ messages: null, mails: one(mail), total: 1 });
  expect(await screen.findByText('The messages of the contact page cannot be read just now.')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Mails that do not leave/ })).toBeVisible();
});

it('a payment that the bank took back waits, with its visit, until somebody has looked into it', async () => {
  show({ chargeBacks: one({ ...notice, amount: '1000.00' }), total: 1 });
  const list = within(await screen.findByRole('region', { name: /^Payments that the bank took back/ }));
  expect(list.getByText('LKR 1,000.00')).toBeVisible();
  expect(list.getByRole('link', { name: 'ARL-261126-0042' })).toBeVisible();
  await press('Looked into: Taken back by the bank, O2');
  expect(screen.getByLabelText('What you found out')).toBeVisible();
});

it('leads from each task to its visit, and names the amount of a notice as everywhere', async () => {
  const foreign = { ...notice, _id: '8', amount: '10.5', currency: 'USD', visit: null };
  show({
    ...{ refunds: one(refund), mails: one(mail) },
    ...{ notices: { tasks: [{ ...notice, amount: '1000.00' }, foreign], total: 2 }, total: 4 },
  });
  const links = await screen.findAllByRole('link', { name: 'ARL-261126-0042' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/admin/visits/ARL-261126-0042'));
  expect(screen.getByText('LKR 1,000.00', { selector: '.dots span' })).toBeVisible();
  expect(screen.getByText('USD 10.5')).toBeVisible();
});
