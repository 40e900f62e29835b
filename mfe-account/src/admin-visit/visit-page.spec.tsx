import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminAction, Appointment, VisitEvent, VisitRecord } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { admin, confirmed, visitRecord } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { historyWords } from './history-words.js';

const PATH = '/admin/visits/ARL-261205-0007';
const GET = 'GET /admin/visits/ARL-261205-0007';
const AT = '2026-12-05T04:10:00.000Z';
const visit: Appointment = {
  ...confirmed,
  user: { name: 'Ama Silva', email: 'ama@example.lk', phone: '0771234567' },
  moves: [
    { to: 'completed', undoable: true },
    { to: 'cancelled', undoable: true },
  ],
};
const act: AdminAction = {
  id: 'act1',
  kind: 'desk_payment',
  at: AT,
  admin: { _id: 'u1', name: 'Nimal' },
  appointment: { _id: 'a2', appointmentId: 'ARL-261205-0007', customerName: 'Ama Silva' },
  from: 'confirmed',
  to: 'confirmed',
  undoneAt: null,
  undoable: true,
  undoableUntil: '2026-12-06T04:10:00.000Z',
};
const event: VisitEvent = {
  at: AT,
  actor: 'admin',
  by: 'Nimal',
  from: 'confirmed',
  to: 'confirmed',
  reason: 'LKR 500.00 paid at the desk: cash',
};
const receipt = { id: 'act2', undoable: true, undoableUntil: '2026-12-06T04:10:00.000Z' };

function desk(record: Partial<VisitRecord> = {}, replies = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [GET]: visitRecord({ visit, ...record }),
    'POST /admin/visits/a2/payments': { appointment: visit, act: receipt },
    'POST /admin/visits/a2/progress': { appointment: visit, act: receipt },
    'POST /admin/visits/a2/cancel': { appointment: visit, act: receipt },
    'PUT /admin/visits/a2/note': { appointment: visit, act: receipt },
    'POST /admin/visits/a2/receipt': {},
    'PUT /admin/visits/a2/lines': { appointment: visit, act: receipt },
    'GET /services/get-services': { services: [{ _id: 's6', title: 'Gel manicure', price: 2500, averageTime: 30 }] },
    'PATCH /appointments/a2/status': { appointment: visit, act: receipt },
    'POST /admin/acts/act1/undo': { appointment: visit },
    'POST /admin/acts/act2/undo': { appointment: visit },
    ...replies,
  });
  open(PATH, { signedIn: true });
  return salon;
}
const bodies = (salon: ReturnType<typeof desk>, call: string) => salon.asked(call).map(({ body }) => body);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('shows what is noted of the customer, allergies first', async () => {
  desk({ customerNotes: { allergies: 'Nuts', preferences: '', notes: 'Window seat', blocked: '', prepay: '' } });
  expect(await screen.findByText('Nuts')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Allergies', 'Notes']),
  );
  expect(screen.queryByText('Preferences')).toBeNull();
});

it('shows who, when, the money, the mails and what was done, with its undo', async () => {
  const salon = desk({
    history: [
      event,
      { ...event, at: '2026-12-01T00:00:00Z', actor: 'system', by: null, from: 'pending', reason: 'paid' },
    ],
    acts: [act],
    deskPayments: [{ _id: 'act1', amount: 500, means: 'cash', reference: '', by: 'Nimal', at: AT, takenBack: false }],
    mails: [{ _id: 'm1', kind: 'confirmation', to: 'ama@example.lk', at: AT, sentAt: AT, state: 'sent' }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ama Silva' })).toBeVisible();
  const history = screen.getByRole('region', { name: 'History' });
  expect(
    within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('LKR 500.00 paid at the desk: cash'), expect.stringContaining('Confirmed: paid')]);
  expect(within(screen.getByRole('region', { name: 'Mails' })).getByRole('listitem')).toHaveTextContent(
    /Confirmation.*sent.*ama@example.lk/,
  );
  await userEvent.click(await button('Undo: LKR 500.00 paid at the desk: cash'));
  await waitFor(() => expect(salon.asked('POST /admin/acts/act1/undo')).toHaveLength(1));
});

it('notes that the customer has arrived, and takes it back from the toast', async () => {
  const salon = desk({ progress: ['arrived', 'started'] });
  await userEvent.click(await button('Arrived'));
  await userEvent.click(await button('Undo'));
  await waitFor(() => expect(salon.asked('POST /admin/acts/act2/undo')).toHaveLength(1));
  expect(bodies(salon, 'POST /admin/visits/a2/progress')).toEqual([{ to: 'arrived' }]);
});

it('takes the rest by card, and no more than the rest', async () => {
  const salon = desk();
  const form = await screen.findByRole('form', { name: 'Take payment' });
  const amount = within(form).getByLabelText('Amount, LKR');
  expect(amount).toHaveValue('6500');
  await userEvent.clear(amount);
  await userEvent.type(amount, '6501');
  expect(within(form).getByRole('button', { name: 'Take payment' })).toBeDisabled();
  expect(form).toHaveTextContent('Between 0.01 and 6500');
  await userEvent.clear(amount);
  await userEvent.type(amount, '6000.50');
  await userEvent.selectOptions(within(form).getByLabelText('By'), 'Card machine');
  await userEvent.type(within(form).getByLabelText('Reference, if any'), 'slip 12');
  await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/payments')).toEqual([
      { amount: 6000.5, means: 'card', reference: 'slip 12' },
    ]),
  );
});

it('says before Completed what is still due', async () => {
  const salon = desk();
  await userEvent.click(await button('Completed'));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent('LKR 6,500.00 is still due.');
  await userEvent.click(within(asked).getByRole('button', { name: 'Completed' }));
  await waitFor(() => expect(salon.asked('PATCH /appointments/a2/status')).toHaveLength(1));
});

it('says what is booked before a hold that is paid as a whole is confirmed', async () => {
  const whole = { ...visit, status: 'pending' as const, prepaid: 4500, appointmentFee: 1000 };
  const salon = desk({ visit: { ...whole, moves: [{ to: 'confirmed', undoable: true }] } });
  await userEvent.click(await button('Price paid at the desk'));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent(
    'LKR 5,500.00 counts as paid in cash: this customer pays the whole price in advance.',
  );
  await userEvent.click(within(asked).getByRole('button', { name: 'Price paid at the desk' }));
  await waitFor(() => expect(bodies(salon, 'PATCH /appointments/a2/status')).toMatchObject([{ status: 'confirmed' }]));
});

it('gives back what a visit that was paid as a whole costs less by now, and takes it again', async () => {
  const salon = desk({ money: { deskPaid: 0, payable: 0, overpaid: 3500 } });
  expect(await screen.findByText(/more was paid than the visit costs/)).toBeVisible();
  await userEvent.click(await button('Give money back'));
  const form = await screen.findByRole('form', { name: 'Give back' });
  expect(within(form).getByLabelText('Amount, LKR')).toHaveValue('3500');
  await userEvent.click(within(form).getByRole('button', { name: 'Give back' }));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/payments')).toEqual([{ amount: -3500, means: 'cash', reference: '' }]),
  );
});

it('offers to take again what was given back', async () => {
  desk({ money: { deskPaid: -3500, payable: 0, overpaid: 0 } });
  await userEvent.click(await button('Take money again'));
  expect(within(await screen.findByRole('form', { name: 'Take again' })).getByLabelText('Amount, LKR')).toHaveValue(
    '3500',
  );
});

it('cancels at whose request is said, on the terms that are shown', async () => {
  const salon = desk();
  await userEvent.click(await button('Cancel the visit'));
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).getByRole('radio', { name: /customer wants/ })).toBeChecked();
  expect(asked).toHaveTextContent('Nothing goes back, LKR 2,250.00 is owed');
  await userEvent.click(within(asked).getByRole('radio', { name: /The salon cancels/ }));
  await userEvent.type(within(asked).getByLabelText('Reason, for the history'), 'Ishara is ill');
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/cancel')).toEqual([
      { party: 'salon', refund: 1000, owed: 0, reason: 'Ishara is ill' },
    ]),
  );
});

it('of two who write a note, the second reads the first before saving', async () => {
  const salon = desk({}, { 'PUT /admin/visits/a2/note': refuse(409, 'CHANGED_MEANWHILE', 'Somebody else was faster') });
  await userEvent.type(await screen.findByLabelText(/For the desk/), 'Tea');
  salon.replies[GET] = visitRecord({ visit, note: { text: 'Wheelchair', version: 'n1' } });
  await userEvent.click(await button('Save the note'));
  expect(await screen.findByText(/A colleague has written meanwhile: “Wheelchair”/)).toBeVisible();
  await userEvent.click(await button('Keep mine'));
  salon.replies['PUT /admin/visits/a2/note'] = { appointment: visit, act: receipt };
  await userEvent.click(await button('Save the note'));
  await waitFor(() =>
    expect(bodies(salon, 'PUT /admin/visits/a2/note').at(-1)).toEqual({ text: 'Tea', version: 'n1' }),
  );
});

it('adds a service at the chair with a price agreed for a reason, and says what the visit costs then', async () => {
  const salon = desk();
  await userEvent.click(await button('Change the services'));
  const dialog = await screen.findByRole('dialog', { name: 'Services of the visit' });
  await userEvent.selectOptions(
    await within(dialog).findByLabelText('Add a service'),
    await within(dialog).findByRole('option', { name: /Gel manicure/ }),
  );
  expect(within(dialog).getByText(/The services cost/)).toHaveTextContent(
    'LKR 9,000.00, and the visit ends at 11:00 AM',
  );
  const price = within(dialog).getByLabelText('Price of Gel manicure, LKR');
  await userEvent.clear(price);
  await userEvent.type(price, '2000');
  const save = within(dialog).getByRole('button', { name: 'Save the services' });
  expect(save).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText('Why this price'), 'waited long');
  await userEvent.click(save);
  await waitFor(() =>
    expect(bodies(salon, 'PUT /admin/visits/a2/lines')).toEqual([
      {
        services: [
          { service: 's1', quantity: 1 },
          { service: 's6', quantity: 1, price: 2000, reason: 'waited long' },
        ],
        version: 'l0',
      },
    ]),
  );
});

it('mails the receipt, and says that a mail cannot be taken back', async () => {
  const salon = desk();
  expect(await screen.findByText('To ama@example.lk. A mail cannot be taken back.')).toBeVisible();
  await userEvent.click(await button('Mail the receipt'));
  await waitFor(() => expect(salon.asked('POST /admin/visits/a2/receipt')).toHaveLength(1));
});

it('a visit that nobody knows says so, with a way on', async () => {
  desk({}, { [GET]: refuse(404, 'APPOINTMENT_NOT_FOUND', 'The requested resource was not found.') });
  expect(await screen.findByRole('heading', { name: 'No visit has this number.' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Visit');
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Customers' })).toHaveAttribute(
    'href',
    '/admin/customers',
  );
});

it('a move in the history says its day and time in words', () => {
  const move = { at: '', by: null, actor: 'admin', from: 'confirmed', to: 'confirmed' } as const;
  expect(historyWords({ ...move, reason: 'rescheduled from 2026-11-24 09:40: She is late' })).toBe(
    'Rescheduled from 24 Nov 2026, 9:40 AM: She is late',
  );
});
