import { FORMER_CUSTOMER } from '@salon/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse } from '@salon/testing/fake-salon';
import { visitRecord } from '../testing/fixtures.js';
import { historyWords } from '../visit/history.rules.js';
import { historyOf } from './visit.rules.js';
import { GET, AT, visit, act, event, recorded, bodies, button, openVisit as desk } from '../testing/visit-page.js';

it('shows what is noted of the customer, allergies first', async () => {
  desk({ customerNotes: { allergies: 'Nuts', preferences: '', notes: 'Window seat', blocked: '', prepay: '' } });
  expect(await screen.findByText('Nuts')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Allergies', 'Notes']),
  );
  expect(screen.queryByText('Preferences')).toBeNull();
});

it('leads to the record of the customer, unless their data was deleted', async () => {
  desk();
  expect(await screen.findByRole('link', { name: 'The record of Ama Silva' })).toBeVisible();
  cleanup();
  desk({ visit: { ...visit, user: { ...visit.user, name: FORMER_CUSTOMER } } });
  expect(await screen.findByRole('heading', { level: 1, name: FORMER_CUSTOMER })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^The record of/ })).toBeNull();
});

it('shows who, when, the money, the mails and what was done, with its undo', async () => {
  const automatic = { ...event, at: '2026-12-01T00:00:00Z', actor: 'system', by: null, from: 'pending' } as const;
  const salon = desk({
    history: [event, { ...automatic, cause: { kind: 'paid' } }],
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
  await waitFor(() => expect(salon.callsTo('POST /admin/acts/act1/undo')).toHaveLength(1));
});

it('notes that the customer has arrived, and takes it back from the toast', async () => {
  const salon = desk({ progress: ['arrived', 'started'] });
  await userEvent.click(await button('Arrived'));
  await userEvent.click(await button('Undo'));
  await waitFor(() => expect(salon.callsTo('POST /admin/acts/act2/undo')).toHaveLength(1));
  expect(bodies(salon, 'POST /admin/visits/a2/progress')).toEqual([{ to: 'arrived' }]);
});

it('says before Completed what is still due', async () => {
  const salon = desk();
  await userEvent.click(await button('Completed'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(
    'LKR 6,500.00 is still due. Completing records it as paid. You can note later how it was paid. ' +
      'If the customer still owes it, leave the visit as it is.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Completed' }));
  await waitFor(() => expect(salon.callsTo('PATCH /appointments/a2/status')).toHaveLength(1));
});

it('says until when an unpaid hold keeps its time', async () => {
  desk({ visit: { ...visit, status: 'pending', holdUntil: '2026-11-26T07:45:00Z' } });
  expect(await screen.findByText('The time is held until 1:15 PM.')).toBeVisible();
});

it('says what is booked before a hold that is paid as a whole is confirmed', async () => {
  const whole = { ...visit, status: 'pending' as const, prepaid: 4500, appointmentFee: 1000 };
  const salon = desk({ visit: { ...whole, moves: [{ to: 'confirmed', undoable: true }] } });
  await userEvent.click(await button('Price paid at the desk'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(
    'LKR 5,500.00 counts as paid in cash: this customer pays the whole price in advance.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Price paid at the desk' }));
  await waitFor(() => expect(bodies(salon, 'PATCH /appointments/a2/status')).toMatchObject([{ status: 'confirmed' }]));
});

it('says that money of the desk comes first, before a visit is cancelled', async () => {
  desk({ money: { deskPaid: 1200, payable: 0, overpaid: 0 } });
  const first = 'To cancel: Please refund the LKR 1,200.00 that was paid at the desk first.';
  expect(await screen.findByText(first)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the visit' })).toBeNull();
});

it('cancels at whose request is said, on the terms that are shown', async () => {
  const salon = desk();
  await userEvent.click(await button('Cancel the visit'));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('radio', { name: /customer wants/ })).toBeChecked();
  expect(dialog).toHaveTextContent('Nothing is refunded, LKR 2,250.00 is owed');
  await userEvent.click(within(dialog).getByRole('radio', { name: /The salon cancels/ }));
  await userEvent.type(within(dialog).getByLabelText('Reason, for the history'), 'Ishara is ill');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/cancel')).toEqual([
      { party: 'salon', refund: 1000, owed: 0, reason: 'Ishara is ill' },
    ]),
  );
});

it('a refused cancellation stays open and says why', async () => {
  desk({}, { 'POST /admin/visits/a2/cancel': refuse(409, 'X', 'What it costs has changed meanwhile') });
  await userEvent.click(await button('Cancel the visit'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Reason, for the history'), 'Ill');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('What it costs has changed meanwhile');
  expect(dialog.getByLabelText('Reason, for the history')).toHaveValue('Ill');
});

it('of two who write a note, the second reads the first before saving', async () => {
  const salon = desk({}, { 'PUT /admin/visits/a2/note': refuse(409, 'CHANGED_MEANWHILE', 'Somebody else was faster') });
  await userEvent.type(await screen.findByLabelText(/For the desk/), 'Tea');
  salon.replies[GET] = visitRecord({ visit, note: { text: 'Wheelchair', version: 'n1' } });
  await userEvent.click(await button('Save the note'));
  expect(await screen.findByText(/A colleague has written meanwhile: “Wheelchair”/)).toBeVisible();
  await userEvent.click(await button('Keep mine'));
  salon.replies['PUT /admin/visits/a2/note'] = { appointment: visit, act: recorded };
  await userEvent.click(await button('Save the note'));
  await waitFor(() =>
    expect(bodies(salon, 'PUT /admin/visits/a2/note').at(-1)).toEqual({ text: 'Tea', version: 'n1' }),
  );
});

it('an own note is not shown as that of a colleague while the rest of the page is read again', async () => {
  const salon = desk();
  await userEvent.type(await screen.findByLabelText(/For the desk/), 'Tea');
  salon.replies[GET] = visitRecord({ visit, note: { text: 'Tea', version: 'n1' } });
  salon.replies['GET /site'] = never;
  await userEvent.click(await button('Save the note'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the note' })).toBeNull());
  expect(screen.queryByText(/A colleague has written/)).toBeNull();
});

it('adds a service at the chair with a price agreed for a reason, and says what the visit costs then', async () => {
  const salon = desk();
  await userEvent.click(await button('Change the services'));
  const dialog = await screen.findByRole('dialog', { name: 'Services of the visit' });
  await within(dialog).findByRole('button', { name: /^Gel manicure 30 min/ });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Add a service' }), 'gel{Enter}');
  expect(within(dialog).getByText('Already chosen')).toBeVisible();
  expect(within(dialog).getByText(/The services cost/)).toHaveTextContent(
    'LKR 9,000.00, and the visit ends at 11:00 AM',
  );
  const price = within(dialog).getByLabelText('Price of Gel manicure, LKR');
  await userEvent.clear(price);
  await userEvent.type(price, '2,000');
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
        total: 8500,
        minutes: 90,
      },
    ]),
  );
});

it('a price below zero is refused as such', async () => {
  desk();
  await userEvent.click(await button('Change the services'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Services of the visit' }));
  const price = dialog.getByLabelText('Price of Frangipani Glow Facial, LKR');
  await userEvent.clear(price);
  await userEvent.type(price, '-5');
  expect(price).toHaveAccessibleDescription(/^Between LKR 0 and LKR /);
  expect(dialog.getByText(/^The visit ends at 10:30 AM/)).toBeVisible();
  expect(dialog.queryByText(/more was paid/)).toBeNull();
});

it('a removed service leaves the focus at the next one', async () => {
  const [facial] = visitRecord({}).lines.list;
  const list = [facial!, { ...facial!, service: 's2', title: 'Silk Blow-dry' }];
  desk({ lines: { list, version: 'l0', changeable: true } });
  await userEvent.click(await button('Change the services'));
  await userEvent.click(await button('Remove Frangipani Glow Facial'));
  expect(screen.getByText('Silk Blow-dry', { selector: 'strong' })).toHaveFocus();
});

it('asks before changed services are left', async () => {
  desk();
  await userEvent.click(await button('Change the services'));
  await userEvent.click(await button('Remove Frangipani Glow Facial'));
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('mails the receipt, and says that a mail cannot be taken back', async () => {
  const salon = desk();
  expect(await screen.findByText('To ama@example.lk. A mail cannot be taken back.')).toBeVisible();
  await userEvent.click(await button('Mail the receipt'));
  await waitFor(() => expect(salon.callsTo('POST /admin/visits/a2/receipt')).toHaveLength(1));
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

it('an undo in the history says what was taken back', () => {
  const undone = { ...act, undoneAt: '2026-12-01T03:00:00Z' };
  const history = [{ ...event, at: undone.undoneAt, cause: { kind: 'undo' } } as const, event];
  expect(historyOf({ history, acts: [undone] }).map(historyWords)).toEqual([
    'Taken back: LKR 500.00 paid at the desk: cash',
    'LKR 500.00 paid at the desk: cash',
  ]);
});

it('a time that the desk gave a paid visit can be undone in the history, which names who chose it', async () => {
  const placed = { ...event, actor: 'system', from: 'cancelled' } as const;
  const salon = desk({
    history: [
      { ...placed, by: null, cause: { kind: 'paid' } }, // By itself, at the same instant.
      { ...placed, cause: { kind: 'placed', by: 'admin' } },
      { ...placed, at: '2026-12-01T00:00:00Z', by: null, cause: { kind: 'placed', by: 'customer' } },
    ],
    acts: [{ ...act, kind: 'reschedule' }],
  });
  expect(await screen.findByText('Confirmed: another time, chosen by the customer')).toBeVisible();
  await userEvent.click(await button('Undo: Confirmed: another time, chosen at the desk'));
  await waitFor(() => expect(salon.callsTo('POST /admin/acts/act1/undo')).toHaveLength(1));
});
