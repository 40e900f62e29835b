import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayVisit, SalonDay } from '@salon/contracts';
import { salonToday } from '@salon/web-kit';
import { never, refuse } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed, visitRecord } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const DATE = '2026-11-26';
const shifts = [{ start: '09:00', end: '18:00' }];
const visit = (change: Partial<DayVisit>): DayVisit => ({
  ...confirmed,
  ...atDesk,
  date: DATE,
  stylist: { _id: 'd', name: 'Dilani' },
  moves: [{ to: 'cancelled', undoable: true }],
  ...change,
});
const first = visit({
  _id: 'v1',
  appointmentId: 'ARL-261120-0001',
  startTime: '10:00',
  endTime: '11:00',
  user: { ...confirmed.user, name: 'Ama Silva' },
});
const held = visit({
  _id: 'v2',
  appointmentId: 'ARL-261120-0002',
  startTime: '13:00',
  endTime: '14:00',
  status: 'pending',
  money: 'none',
  holdUntil: '2026-11-26T07:45:00Z',
  stylist: { _id: 'n', name: 'Nadeesha' },
  user: { ...confirmed.user, name: 'Banu Perera' },
  moves: [
    { to: 'confirmed', undoable: true },
    { to: 'cancelled', undoable: false, why: 'The unpaid hold it would bring back has run out' },
  ],
});
const day: SalonDay = {
  date: DATE,
  today: '2026-11-22',
  closed: null,
  stylists: [
    { _id: 'd', name: 'Dilani', picture: null, shifts, away: [] },
    { _id: 'n', name: 'Nadeesha', picture: null, shifts, away: [] },
  ],
  visits: [first, held],
  cancelled: 1,
};
const receipt = { id: 'a1', undoable: true, undoableUntil: '2026-11-27T10:00:00Z' };

function desk(replies = {}) {
  return accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    [`GET /appointments/v1/new-times?date=${DATE}&stylistId=d`]: { availableSlots: ['10:00', '15:00'], closed: null },
    'GET /admin/visits/ARL-261120-0001': visitRecord({ visit: first }),
    'GET /admin/visits/ARL-261120-0002': visitRecord({ visit: held }),
    'PATCH /appointments/v1/status': { appointment: first, act: receipt },
    'PATCH /appointments/v2/status': { appointment: held, act: receipt },
    'POST /admin/appointments/v1/reassign': { appointment: first, act: receipt },
    'POST /admin/desk/visits/v1/move': { appointment: first, act: receipt },
    'POST /admin/acts/a1/undo': { appointment: first },
    ...replies,
  });
}
const board = () => screen.findByRole('group', { name: 'Visits of the day' });

it('shows one column for each stylist, and is walked through by the arrow keys with a single tab stop', async () => {
  desk();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await within(await board()).findByRole('button', { name: /^Free 60 min/ });
  const buttons = within(await board()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
    'Free 60 min from 9:00 AM with Dilani',
    `10:00 AM Ama Silva ${first.services[0]!.service.title}Confirmed ◐ 6,500 due with Dilani`,
    'Free 420 min from 11:00 AM with Dilani',
    'Free 240 min from 9:00 AM with Nadeesha',
    expect.stringMatching(/^1:00 PM Banu Perera .*Pending .* due until 1:15 PM with Nadeesha$/),
    'Free 240 min from 2:00 PM with Nadeesha',
  ]);
  expect(buttons[1]).toHaveAccessibleName(/^10:00 AM Ama Silva .* with Dilani$/);
  expect(screen.getByText('1 visit, 1 held, 1 cancelled')).toBeVisible();
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
  act(() => buttons[0]?.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(buttons[3]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(buttons[4]).toHaveFocus();
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, 0, -1]);
});

it('confirms a held visit that is paid at the desk, and takes it back from the toast', async () => {
  const salon = desk();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Banu Perera/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fee paid at the desk' }));
  await pressUndo();
  await waitFor(() => expect(salon.callsTo('POST /admin/acts/a1/undo')).toHaveLength(1));
  expect(salon.callsTo('PATCH /appointments/v2/status').map(({ body }) => body)).toEqual([
    { status: 'confirmed', reason: 'at the desk' },
  ]);
});

it('says before an act that it cannot be undone', async () => {
  const salon = desk();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Banu Perera/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('This cannot be undone: The unpaid hold it would bring back has run out.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
  expect(salon.callsTo('POST /admin/visits/v2/cancel')).toHaveLength(0);
});

it('moves a visit to a free time and gives it to somebody else, and says who is mailed', async () => {
  const salon = desk();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  expect(await screen.findByText(/From 10:00 AM to November 26, 2026, 3:00 PM. The customer is mailed./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  expect(await screen.findByText(/The customer is mailed: Nadeesha instead of Dilani/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(salon.callsTo('POST /admin/appointments/v1/reassign')).toHaveLength(1));
  expect(salon.callsTo('POST /admin/desk/visits/v1/move').map(({ body }) => body)).toEqual([
    {
      date: DATE,
      startTime: '15:00',
      stylistId: 'd',
      from: { date: DATE, startTime: '10:00', stylistId: 'd' },
      tell: true,
      reason: '',
    },
  ]);
});

it('promises no mail to a customer without an address', async () => {
  const walkIn = { ...first, user: { ...first.user, email: '' } };
  desk({ [`GET /admin/days/${DATE}`]: { ...day, visits: [walkIn] } });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  const noMail = 'No mail address is known: please tell the customer by phone.';
  expect(await screen.findByText(new RegExp(`^From 10:00 AM to November 26, 2026, 3:00 PM. ${noMail}`))).toBeVisible();
  expect(screen.getByText(noMail)).toBeVisible();
  expect(screen.queryByText(/The customer is mailed/)).toBeNull();
});

it('a refused act leaves the panel open and says why', async () => {
  desk({
    'POST /admin/appointments/v1/reassign': refuse(409, 'STYLIST_NOT_FREE', 'Nadeesha is not free at this time'),
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ama Silva' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nadeesha is not free at this time');
});

it('keeps the focus on a refused move while the free times are looked up again', async () => {
  const times = `GET /appointments/v1/new-times?date=${DATE}&stylistId=d`;
  const salon = desk({ 'POST /admin/desk/visits/v1/move': refuse(409, 'BOOKING_SLOT_TAKEN', 'Somebody was faster') });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  const move = screen.getByRole('button', { name: 'Move' });
  await waitFor(() => expect(move).toBeEnabled());
  salon.replies[times] = never;
  await userEvent.click(move);
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster');
  await waitFor(() => expect(salon.callsTo(times)).toHaveLength(2));
  expect(move).toBeEnabled();
  expect(move).toHaveFocus();
});

it('asks why when a move needs a reason since the panel was opened', async () => {
  const needed = 'It begins in less than 24 hours. Please say why it is moved';
  const salon = desk({ 'POST /admin/desk/visits/v1/move': refuse(409, 'MOVE_NEEDS_REASON', needed) });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  const move = screen.getByRole('button', { name: 'Move' });
  await waitFor(() => expect(move).toBeEnabled());
  salon.replies[`GET /admin/days/${DATE}`] = { ...day, visits: [{ ...first, moveNeedsReason: needed }, held] };
  await userEvent.click(move);
  expect(await screen.findByRole('alert')).toHaveTextContent(needed);
  const why = await screen.findByRole('textbox', { name: 'Why' });
  expect(move).toBeDisabled();
  salon.replies['POST /admin/desk/visits/v1/move'] = { appointment: first, act: receipt };
  await userEvent.type(why, 'She called');
  await userEvent.click(move);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(salon.callsTo('POST /admin/desk/visits/v1/move').map(({ body }) => body)).toMatchObject([
    { reason: '' },
    { reason: 'She called' },
  ]);
});

it('looks for free times again after that failed', async () => {
  const times = `GET /appointments/v1/new-times?date=${DATE}&stylistId=d`;
  const salon = desk({ [times]: refuse(503, 'UPSTREAM_DOWN', 'No.') });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByText(/Failed to load available time slots/)).toBeVisible();
  salon.replies[times] = { availableSlots: ['15:00'], closed: null };
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled());
});

it('a day on which nobody works says so and links to the tasks, and one that fails can be asked for again', async () => {
  const salon = desk({ [`GET /admin/days/${DATE}`]: refuse(503, 'UPSTREAM_DOWN', 'No.') });
  open(`/admin/day/${DATE}`, { signedIn: true });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies[`GET /admin/days/${DATE}`] = { ...day, stylists: [], visits: [], closed: 'Poya day' };
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Nobody works on this day.' })).toBeVisible();
  expect(screen.getByText('The salon is closed: Poya day.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open tasks' })).toHaveAttribute('href', '/admin/tasks');
});

it('any other address leads to today', async () => {
  const page = (desk({ [`GET /admin/days/${salonToday()}`]: day }), open('/admin/day/soon', { signedIn: true }));
  await waitFor(() => expect(page.here()).toBe('/admin/day'));
  expect(await board()).toBeVisible();
});

it('renders the sheets for paper only while it is printed, with allergies', async () => {
  const notes = { allergies: 'Nuts', preferences: '', notes: '', blocked: '', prepay: '' };
  desk({ [`GET /admin/days/${DATE}`]: { ...day, visits: [{ ...first, customerNotes: notes }, held] } });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await board();
  expect(screen.queryByRole('table')).toBeNull();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(2);
  expect(screen.getByText('Allergies: Nuts')).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});
