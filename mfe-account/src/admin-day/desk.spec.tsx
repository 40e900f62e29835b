import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_NOTES, type SalonDay } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed } from '../testing/fixtures.js';
import { haircut } from '../testing/haircut.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const shifts = [{ start: '09:00', end: '18:00' }];
const visit = {
  ...confirmed,
  ...atDesk,
  _id: 'v1',
  date: DATE,
  startTime: '10:00',
  endTime: '11:00',
  stylist: { _id: 'd', name: 'Dilani' },
  user: { ...confirmed.user, name: 'Ama Silva', email: 'ama@example.test' },
};
const day: SalonDay = {
  date: DATE,
  today: DATE,
  closed: null,
  stylists: [
    {
      _id: 'd',
      name: 'Dilani',
      picture: null,
      shifts,
      away: [{ start: '16:00', end: '17:00', kind: 'block', note: 'Training', blockId: 'b1' }],
    },
    { _id: 'n', name: 'Nadeesha', picture: null, shifts, away: [] },
  ],
  visits: [visit],
  cancelled: 0,
};
const colour = { ...haircut, _id: 's2', title: 'Colour', averageTime: null };
const RECEIPT = { id: 'a1', undoable: true, undoableUntil: '2026-11-27T10:00:00Z' };
const known = { _id: 'c1', name: 'Banu Perera', email: '', phone: '0771234567', hasAccount: false };
const places = [{ date: DATE, startTime: '11:00', stylistId: 'd', stylistName: 'Dilani' }];
const from = { date: DATE, startTime: '10:00', stylistId: 'd' };

/** No customer is found by what is typed of these. */
const nobodyCalled = (...texts: string[]) =>
  Object.fromEntries(
    texts.flatMap((text) =>
      [...text].map((_, at) => [`GET /admin/desk/customers?search=${text.slice(0, at + 1)}`, { customers: [] }]),
    ),
  );
function desk(replies = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    'GET /services/get-services': { services: [colour, haircut] },
    'GET /admin/desk/customers?search=Banu': { customers: [known] },
    ...nobodyCalled('Chathu', '0775550000'),
    'POST /admin/desk/visits': { appointment: visit, act: RECEIPT },
    'POST /admin/desk/visits/v1/move': { appointment: visit, act: RECEIPT },
    'POST /admin/desk/blocks': { change: { _id: 'k1' } },
    'DELETE /admin/desk/blocks/b1': { change: { _id: 'k2' } },
    'POST /admin/salon-changes/k1/undo': { change: { _id: 'k3' } },
    'POST /admin/acts/a1/undo': { appointment: visit },
    ...replies,
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  return salon;
}
const board = () => screen.findByRole('group', { name: 'Visits of the day' });
const cell = async (name: RegExp) => within(await board()).findByRole('button', { name });
const bodies = (salon: ReturnType<typeof desk>, call: string) => salon.callsTo(call).map(({ body }) => body);

atNow(new Date('2026-11-26T03:07:00Z'));

it('books a walk-in by keys alone from a free cell, and Ctrl+Z takes it back', async () => {
  const salon = desk({
    'POST /admin/desk/visits': { appointment: { ...visit, user: { ...visit.user, name: 'Chathu' } }, act: RECEIPT },
  });
  const gap = await cell(/^Free 60 min from 9:00 AM with Dilani/);
  act(() => gap.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'New visit' });
  await screen.findByRole('button', { name: /Haircut/ });
  await userEvent.keyboard('Chathu{Tab}0775550000{Tab}{Tab}hair{Enter}');
  expect(await screen.findByRole('list', { name: 'Chosen services' })).toHaveTextContent('Haircut');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Chathu is booked')).toBeVisible();
  expect(bodies(salon, 'POST /admin/desk/visits')).toEqual([
    {
      date: DATE,
      startTime: '09:00',
      stylistId: 'd',
      origin: 'walk_in',
      note: '',
      customer: { name: 'Chathu', phone: '0775550000', email: '' },
      services: [{ service: 's1', quantity: 1 }],
      ...{ total: 2500, minutes: 45 },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(salon.callsTo('POST /admin/acts/a1/undo')).toHaveLength(1));
});

it('finds a known customer, and offers free places instead of one that is taken', async () => {
  const salon = desk({
    'POST /admin/desk/visits': refuse(409, 'DESK_PLACE_TAKEN', 'Dilani has Ama from 9:00 AM to 10:00 AM', { places }),
  });
  await userEvent.click(await cell(/^Free 60 min from 9:00 AM with Dilani/));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Customer' }), 'Banu');
  await userEvent.click(await screen.findByRole('button', { name: /Banu Perera/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Colour 30 min/ }));
  expect(within(screen.getByRole('dialog')).getAllByRole('status')[0]).toHaveTextContent(
    '30 minutes, LKR 2,500.00 at the salon: 9:00 AM to 9:30 AM',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dilani has Ama from 9:00 AM to 10:00 AM');
  salon.replies['POST /admin/desk/visits'] = { appointment: visit, act: RECEIPT };
  await userEvent.click(screen.getByRole('button', { name: '11:00 AM with Dilani' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon, 'POST /admin/desk/visits')[1]).toMatchObject({ customerId: 'c1', startTime: '11:00' });
});

it('shows a refusal where it is: at the field of a new customer, else above the form, with the focus', async () => {
  const problem = 'Phone must be a number of 7 to 15 digits';
  const refused = { status: 'error', code: 'VALIDATION_FAILED', message: problem, errors: { customer: problem } };
  const salon = desk({ 'POST /admin/desk/visits': Response.json(refused, { status: 400 }) });
  await userEvent.click(await cell(/^Free 60 min from 9:00 AM with Dilani/));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Customer' }), 'Chathu{Tab}12');
  await userEvent.click(await screen.findByRole('button', { name: /Colour/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await waitFor(() => expect(phone).toHaveFocus());
  expect(phone).toHaveAccessibleDescription(problem);
  expect(screen.getByRole('textbox', { name: 'Customer' })).not.toBeInvalid();
  await userEvent.type(phone, '34567');
  expect(phone).not.toBeInvalid();

  salon.replies['POST /admin/desk/visits'] = refuse(409, 'DESK_PLACE_TAKEN', 'Dilani has Ama', { places });
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Dilani has Ama/));
});

it('says what is noted of a known customer before they are booked, or that it cannot be read', async () => {
  const notes = {
    ...NO_NOTES,
    allergies: 'Latex',
    blocked: 'Did not come three times',
    prepay: 'Cancels late',
    version: 'n1',
  };
  const salon = desk({ 'GET /admin/customers/c1': { customer: null, history: { notes } } });
  const choose = async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Customer' }), 'Banu');
    await userEvent.click(await screen.findByRole('button', { name: /Banu Perera/ }));
  };
  await userEvent.click(await cell(/^Free 60 min from 9:00 AM with Dilani/));
  await choose();
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByText('Latex')).parentElement).toHaveTextContent('Allergies');
  expect(dialog.getByText('Did not come three times').parentElement).toHaveTextContent('Not to book online, because');
  expect(dialog.getByText('Cancels late').parentElement).toHaveTextContent('Pays in full online, because');

  salon.replies['GET /admin/customers/c1'] = { customer: null, history: null };
  await userEvent.click(dialog.getByRole('button', { name: 'Somebody else' }));
  await choose();
  expect(await dialog.findByText(/cannot be read just now/)).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: /Colour/ }));
  expect(dialog.getByRole('button', { name: 'Book' })).toBeEnabled();
});

it('moves a visit by keys, asks first, and keeps the focus on it', async () => {
  const salon = desk();
  const button = await cell(/Ama Silva/);
  act(() => button.focus());
  await userEvent.keyboard('m{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(button).toHaveStyle({ '--column': '1', '--top': '80' });
  expect(screen.getByText('10:20 AM with Nadeesha')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Move Ama Silva?' });
  expect(dialog).toHaveTextContent('From 10:00 AM with Dilani to 10:20 AM with Nadeesha.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon, 'POST /admin/desk/visits/v1/move')).toEqual([
    { date: DATE, startTime: '10:20', stylistId: 'n', from, tell: true, reason: '' },
  ]);
  expect(button).toHaveFocus();
});

it('Escape leaves a visit where it was', async () => {
  const salon = desk();
  const button = await cell(/Ama Silva/);
  act(() => button.focus());
  await userEvent.keyboard('m{ArrowDown}{Escape}{ArrowUp}');
  expect(button).toHaveStyle({ '--column': '0', '--top': '60' });
  expect(await cell(/^Free 60 min from 9:00 AM with Dilani/)).toHaveFocus();
  expect(salon.callsTo('POST /admin/desk/visits/v1/move')).toHaveLength(0);
});

it('moves a visit by one click and another, with a reason where one is needed', async () => {
  const late = { ...visit, moveNeedsReason: 'It begins in less than 24 hours. Please say why it is moved' };
  const salon = desk({ [`GET /admin/days/${DATE}`]: { ...day, visits: [late] } });
  await userEvent.click(await cell(/Ama Silva/));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose the place on the board' }));
  await userEvent.click(await cell(/^Free 540 min from 9:00 AM with Nadeesha/));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Why' }), 'She is late');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tell the customer by mail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon, 'POST /admin/desk/visits/v1/move')).toMatchObject([
    { tell: false, reason: 'She is late', stylistId: 'n' },
  ]);
});

it('a refused move is back in its place, says what is in the way and offers another', async () => {
  const salon = desk({
    'POST /admin/desk/visits/v1/move': refuse(409, 'DESK_PLACE_TAKEN', 'Nadeesha has Banu all along', { places }),
  });
  const button = await cell(/Ama Silva/);
  act(() => button.focus());
  await userEvent.keyboard('m{ArrowRight}{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nadeesha has Banu all along');
  expect(button).toHaveStyle({ '--column': '0', '--top': '60' });
  salon.replies['POST /admin/desk/visits/v1/move'] = { appointment: visit, act: RECEIPT };
  await userEvent.click(screen.getByRole('button', { name: '11:00 AM with Dilani' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon, 'POST /admin/desk/visits/v1/move')[1]).toMatchObject({ startTime: '11:00', stylistId: 'd' });
});

it('blocks time with a reason, and frees it', async () => {
  const salon = desk();
  await userEvent.click(await cell(/^Free 540 min from 9:00 AM with Nadeesha/));
  await userEvent.click(await screen.findByRole('button', { name: 'Block this time instead' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Why is it blocked?' }), 'Stocktaking');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '11:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  await pressUndo();
  await waitFor(() => expect(salon.callsTo('POST /admin/salon-changes/k1/undo')).toHaveLength(1));
  expect(bodies(salon, 'POST /admin/desk/blocks')).toMatchObject([
    { date: DATE, stylistId: 'n', endTime: '11:30', reason: 'Stocktaking' },
  ]);
  await userEvent.click(await cell(/^Blocked: Training from 4:00 PM with Dilani/));
  await userEvent.click(await screen.findByRole('button', { name: 'Free it' }));
  await waitFor(() => expect(salon.callsTo('DELETE /admin/desk/blocks/b1')).toHaveLength(1));
});
