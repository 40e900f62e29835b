import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Appointment, DayVisit, SalonDay } from '@salon/contracts';
import { admin, atDesk, confirmed, visitRecord } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const DATE = '2026-11-26';
const DAY = `GET /admin/days/${DATE}`;
const RECORD = 'GET /admin/visits/ARL-261120-0001';
const shifts = [{ start: '09:00', end: '18:00' }];
const visit: DayVisit = {
  ...confirmed,
  ...atDesk,
  _id: 'v1',
  appointmentId: 'ARL-261120-0001',
  date: DATE,
  startTime: '10:00',
  endTime: '11:00',
  stylist: { _id: 'd', name: 'Dilani' },
  user: { ...confirmed.user, name: 'Ama Silva' },
  moves: [
    { to: 'completed', undoable: true },
    { to: 'cancelled', undoable: true },
  ],
};
const day: SalonDay = {
  date: DATE,
  today: '2026-11-22',
  closed: null,
  stylists: [
    { _id: 'd', name: 'Dilani', picture: null, shifts, away: [] },
    { _id: 'n', name: 'Nadeesha', picture: null, shifts, away: [] },
  ],
  visits: [visit],
  cancelled: 0,
};

function desk(replies = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [DAY]: day,
    [`GET /appointments/v1/new-times?date=${DATE}&stylistId=d`]: { availableSlots: ['15:00'], closed: null },
    [RECORD]: visitRecord({ visit }),
    'PATCH /appointments/v1/status': { appointment: visit },
    'POST /admin/visits/v1/cancel': { appointment: visit },
    ...replies,
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  return salon;
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const panel = () => within(screen.getByRole('dialog', { name: 'Ama Silva' }));

it('has the next steps and the money first, then another time or stylist, and cancelling last', async () => {
  desk({ [DAY]: { ...day, visits: [{ ...visit, note: 'Window seat' }] } });
  await press(/Ama Silva/);
  const inOrder = [
    panel().getByText(/^November 26, 2026/),
    panel().getByText('✎ Window seat'),
    await panel().findByRole('button', { name: 'Completed' }),
    panel().getByRole('button', { name: 'Take payment' }),
    panel().getByLabelText('Move to'),
    panel().getByLabelText('Give to'),
    panel().getByRole('button', { name: 'Change the services' }),
    panel().getByRole('button', { name: 'Cancel the visit' }),
  ];
  const sorted = inOrder.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  expect(sorted).toEqual(inOrder);
});

it('begins with the focus outside of any field, also when it is opened again', async () => {
  desk();
  await press(/Ama Silva/);
  await panel().findByRole('button', { name: 'Completed' });
  expect(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/Ama Silva/);
  await panel().findByRole('button', { name: 'Completed' });
  expect(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
});

it('gives the focus back to the visit on the board when a step closes it, and does not go to the heading of the page', async () => {
  const money = { deskPaid: 0, payable: 0, overpaid: 0 };
  const salon = desk({ [RECORD]: visitRecord({ visit, money }) });
  const cell = await screen.findByRole('button', { name: /Ama Silva/ });
  await userEvent.click(cell);
  await panel().findByRole('button', { name: 'Completed' });
  const done: DayVisit = { ...visit, status: 'completed', moves: [] };
  salon.replies[DAY] = { ...day, visits: [done] };
  salon.replies[RECORD] = visitRecord({ visit: done, money });
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await press('Completed');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cell).toHaveFocus());
  expect(focus.mock.contexts).not.toContain(screen.getByRole('heading', { level: 1 }));
});

it('moves the focus to the nearest place on the board when the visit was cancelled', async () => {
  const salon = desk();
  await press(/Ama Silva/);
  await press('Cancel the visit');
  salon.replies[DAY] = { ...day, visits: [] };
  salon.replies[RECORD] = visitRecord({ visit: { ...visit, status: 'cancelled', moves: [] } });
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Free .* with Dilani/ })).toHaveFocus());
});

it('keeps the focus in the panel when a note keeps it open after its last step', async () => {
  const money = { deskPaid: 0, payable: 0, overpaid: 0 };
  const salon = desk({ [RECORD]: visitRecord({ visit, money }) });
  await press(/Ama Silva/);
  await userEvent.type(await screen.findByRole('textbox', { name: /^For the desk/ }), 'Tea');
  salon.replies[RECORD] = visitRecord({ visit: { ...visit, status: 'completed', moves: [] }, money });
  const completed = panel().getByRole('button', { name: 'Completed' });
  await press('Completed');
  await waitFor(() => expect(completed).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ama Silva' })).toHaveFocus());
});

it('offers another time and stylist also when the record cannot be read', async () => {
  desk({ [RECORD]: Response.json({ status: 'error' }, { status: 404 }) });
  await press(/Ama Silva/);
  expect(await screen.findByRole('button', { name: 'Move' })).toBeVisible();
  act(() => panel().getByRole('button', { name: 'Give' }).focus());
});

const NONE = 'No time of the grid is free with Dilani on this day.';
const BOARD = 'The board also takes times between those of the grid.';
const NEXT = 'The next free time is November 30, 2026, 9:00 AM.';

it.each([
  [null, DATE, `${NONE} ${BOARD} ${NEXT}`],
  [null, '2026-11-27', `${NONE} ${NEXT}`],
  ['Dilani is away on this day', DATE, `Dilani is away on this day. ${NEXT}`],
])('says why no time is free, and what the board of the day can do about it: %s, %s', async (closed, date, said) => {
  const path = (of: string) => `GET /appointments/v1/new-times?date=${of}&stylistId=d`;
  const nextFree = { date: '2026-11-30', time: '09:00' };
  desk({ [path(date)]: { availableSlots: [], closed, nextFree } });
  await press(/Ama Silva/);
  fireEvent.change(await screen.findByLabelText('Move to'), { target: { value: date } });
  expect(await panel().findByText(said)).toBeVisible();
  expect(panel().getByRole('button', { name: 'Move' })).toBeDisabled();
  expect(panel().getByRole('button', { name: 'Choose the place on the board' })).toBeEnabled();
});

it('says first that the move of a visit that has begun cannot be undone', async () => {
  const begun = { ...visit, startsAt: '2020-11-26T04:30:00.000Z' };
  desk({ [DAY]: { ...day, visits: [begun] }, [RECORD]: visitRecord({ visit: begun }) });
  await press(/Ama Silva/);
  expect(
    await screen.findByText(/ to November 26, 2026, 3:00 PM\. .* The visit has begun, so this cannot be undone\.$/),
  ).toBeVisible();
});

it('looks for other times only once the typed day is complete', async () => {
  const salon = desk({ [DAY]: { ...day, visits: [visit] } });
  await press(/Ama Silva/);
  const typed = panel().getByLabelText('Move to');
  for (const value of ['', '0002-12-01', '0020-12-01']) fireEvent.change(typed, { target: { value } });
  expect(panel().queryByRole('button', { name: 'Try Again' })).toBeNull();
  fireEvent.change(typed, { target: { value: '2026-12-01' } });
  await waitFor(() =>
    expect(salon.calls.filter(({ path }) => path.includes('new-times')).map(({ path }) => path)).toEqual([
      `/appointments/v1/new-times?date=${DATE}&stylistId=d`,
      '/appointments/v1/new-times?date=2026-12-01&stylistId=d',
    ]),
  );
});

describe('another place whose response was lost', () => {
  const MOVE = 'POST /admin/desk/visits/v1/move';
  const GIVE = 'POST /admin/appointments/v1/reassign';
  const TIMES = `GET /appointments/v1/new-times?date=${DATE}&stylistId=d`;
  const NO_RESPONSE = /internet connection or try again later\.$/;
  const free = { availableSlots: ['09:00', '15:00'], closed: null };
  const lost = () => Promise.reject(new TypeError('fetch failed'));

  /** The panel, with 3:00 PM chosen; `found` is the visit as it is read from the first press on. */
  async function opened(found: Partial<Appointment> | null) {
    const salon = desk({ [TIMES]: free, [MOVE]: lost, [GIVE]: lost });
    await press(/Ama Silva/);
    await userEvent.selectOptions(await screen.findByLabelText('at'), await screen.findByText('3:00 PM'));
    salon.replies[RECORD] = found ? visitRecord({ visit: { ...visit, ...found } }) : lost;
    return salon;
  }

  it.each<[string, Partial<Appointment>]>([
    ['Move', { startTime: '15:00', endTime: '16:00' }],
    ['Give', { stylist: { _id: 'n', name: 'Nadeesha' } }],
  ])('closes as done once it is found: %s', async (name, found) => {
    const salon = await opened(found);
    salon.replies[DAY] = { ...day, visits: [{ ...visit, ...found }] };
    await press(name);
    expect(await screen.findByText(name === 'Move' ? 'Moved' : 'Nadeesha takes it now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /Ama Silva/ })).toHaveFocus());
  });

  it.each<[string, Partial<Appointment>]>([
    ['Move', { startTime: '09:00' }],
    ['Move', { startTime: '15:00', status: 'cancelled' }],
    ['Give', { stylist: { _id: 'n', name: 'Nadeesha' }, status: 'cancelled' }],
  ])('is not taken for what a colleague did, and is still chosen: %s, %j', async (name, found) => {
    await opened(found);
    await press(name);
    expect(await panel().findByText(NO_RESPONSE)).toBeVisible();
    expect(screen.getByLabelText('at')).toHaveDisplayValue('3:00 PM');
  });

  it('is not replaced by a time that nobody chose when it cannot be read', async () => {
    const salon = await opened(null);
    salon.replies[DAY] = { ...day, visits: [{ ...visit, startTime: '15:00', endTime: '16:00' }] };
    salon.replies[TIMES] = { ...free, availableSlots: ['09:00', '10:00'] };
    await press('Move');
    expect(await panel().findByText(NO_RESPONSE)).toBeVisible();
    expect(await panel().findByText(/^3:00 PM is not among the free times of this day\./)).toBeVisible();
    expect(screen.getByLabelText('at')).toHaveDisplayValue('Choose …');
    const move = panel().getByRole('button', { name: 'Move' });
    expect(move).toHaveAttribute('aria-disabled', 'true');
    expect(move).toHaveFocus();
    await userEvent.click(move);
    expect(salon.callsTo(MOVE)).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('at'), '9:00 AM');
    expect(move).toHaveAttribute('aria-disabled', 'false');
  });

  it('gives it to nobody else by a repeated press once the chosen one has it', async () => {
    const salon = await opened(null);
    salon.replies[DAY] = { ...day, visits: [{ ...visit, stylist: { _id: 'n', name: 'Nadeesha' } }] };
    await press('Give');
    expect(await panel().findByText(NO_RESPONSE)).toBeVisible();
    await waitFor(() => expect(panel().getByLabelText('Give to')).toHaveDisplayValue('Choose …'));
    await press('Give');
    expect(salon.callsTo(GIVE)).toHaveLength(1);
  });
});
