import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayVisit, SalonDay } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed, visitRecord } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const DAY = `GET /admin/days/${DATE}`;
const RECORD = `GET /admin/visits/${confirmed.appointmentId}`;
const MOVE = 'POST /admin/desk/visits/v1/move';
const shifts = [{ start: '09:00', end: '18:00' }];
const visit: DayVisit = {
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
    { _id: 'd', name: 'Dilani', picture: null, shifts, away: [] },
    { _id: 'n', name: 'Nadeesha', picture: null, shifts, away: [] },
  ],
  visits: [visit],
  cancelled: 0,
};
const MOVED = 'Somebody has moved this visit meanwhile. It is on November 26, 2026 at 2:00 PM with Nadeesha now';

atNow(new Date('2026-11-26T03:07:00Z'));

/** The confirmation of a move by the keys. */
async function confirmation(keys: string) {
  open(`/admin/day/${DATE}`, { signedIn: true });
  const cell = await screen.findByRole('button', { name: /Ama Silva/ });
  act(() => cell.focus());
  await userEvent.keyboard(`m${keys}{Enter}`);
  return { cell, dialog: await screen.findByRole('dialog', { name: 'Move Ama Silva?' }) };
}

/** The confirmation of a move by a quarter of an hour, while `visits` are on the board by now. */
async function moving(visits: DayVisit[], code = 'VISIT_CHANGED', message = MOVED) {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, [DAY]: day, [MOVE]: refuse(409, code, message) });
  const { cell, dialog } = await confirmation('{ArrowDown}');
  salon.replies[DAY] = { ...day, visits };
  return { salon, dialog, cell, confirm: () => within(dialog).getByRole('button', { name: 'Move' }) };
}
const bodies = (salon: ReturnType<typeof accountSalon>) => salon.callsTo(MOVE).map(({ body }) => body);

it('moves from where a colleague has moved the visit, once that has been read', async () => {
  const other = { ...visit, startTime: '14:00', endTime: '15:00', stylist: { _id: 'n', name: 'Nadeesha' } };
  const { salon, dialog, confirm } = await moving([other]);
  await userEvent.click(confirm());
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(MOVED);
  await waitFor(() => expect(dialog).toHaveTextContent('From 2:00 PM with Nadeesha to 10:15 AM with Dilani.'));
  salon.replies[MOVE] = { appointment: visit };
  await userEvent.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon)).toMatchObject([
    { startTime: '10:15', from: { date: DATE, startTime: '10:00', stylistId: 'd' } },
    { startTime: '10:15', from: { date: DATE, startTime: '14:00', stylistId: 'n' } },
  ]);
});

it('cannot be sent again for a visit that has left the day', async () => {
  const { dialog, confirm } = await moving([], 'VISIT_CHANGED', 'This visit has been cancelled meanwhile');
  await userEvent.click(confirm());
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This visit has been cancelled meanwhile');
  await waitFor(() => expect(confirm()).toBeDisabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says first that the move of a visit that has begun cannot be undone, and of no other', async () => {
  const { dialog: earlier } = await moving([visit]);
  expect(earlier).toHaveAccessibleDescription('From 10:00 AM with Dilani to 10:15 AM with Dilani.');
  cleanup();
  const begun = { ...visit, startsAt: '2026-11-26T03:00:00.000Z' };
  accountSalon({ 'GET /auth/me': { user: admin }, [DAY]: { ...day, visits: [begun] } });
  const { dialog } = await confirmation('{ArrowDown}');
  expect(dialog).toHaveAccessibleDescription(
    / to 10:15 AM with Dilani\. The visit has begun, so this cannot be undone\.$/,
  );
});

it('asks why when the move needs a reason since it was begun', async () => {
  const needed = 'It begins in less than 24 hours. Please say why it is moved';
  const { salon, dialog, confirm } = await moving([{ ...visit, moveNeedsReason: needed }], 'MOVE_NEEDS_REASON', needed);
  await userEvent.click(confirm());
  salon.replies[MOVE] = { appointment: visit };
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Why' }), 'She called');
  await userEvent.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon)).toMatchObject([{ reason: '' }, { reason: 'She called' }]);
});

it('asks why of another time, not of another stylist at the same time', async () => {
  const late = { ...visit, moveNeedsReason: 'It begins in less than 24 hours. Please say why it is moved' };
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [DAY]: { ...day, visits: [late] },
    [MOVE]: { appointment: visit },
  });
  const later = await confirmation('{ArrowDown}{ArrowRight}');
  expect(within(later.dialog).getByRole('textbox', { name: 'Why' })).toBeRequired();
  await userEvent.click(within(later.dialog).getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(later.cell).toHaveFocus());
  await userEvent.keyboard('m{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Move Ama Silva?' });
  expect(dialog).toHaveTextContent('From 10:00 AM with Dilani to 10:00 AM with Nadeesha.');
  expect(within(dialog).queryByRole('textbox', { name: 'Why' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon)).toMatchObject([{ startTime: '10:00', stylistId: 'n', reason: '' }]);
});

it('has the button that confirms last, and Enter moves a visit of a customer without an address', async () => {
  const walkIn = { ...visit, user: { ...visit.user, email: '' } };
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [DAY]: { ...day, visits: [walkIn] },
    [MOVE]: { appointment: walkIn },
  });
  const { cell, dialog } = await confirmation('{ArrowDown}');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Leave it', 'Move', '']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(salon)).toMatchObject([{ startTime: '10:15', tell: false }]);
  await waitFor(() => expect(cell).toHaveFocus());
});

describe('of a move without a response', () => {
  const NO_RESPONSE = /internet connection or try again later\.$/;
  const at = (startTime: string, stylist = visit.stylist) => ({ ...visit, startTime, endTime: '23:00', stylist });

  /** The move to 10:15, which is sent, while the visit is found where it is by then. */
  async function sent(now: DayVisit) {
    const started = await moving([now]);
    started.salon.replies[RECORD] = visitRecord({ visit: now });
    started.salon.replies[MOVE] = () => Promise.reject(new TypeError('fetch failed'));
    await userEvent.click(started.confirm());
    return started;
  }

  it('closes as done when it was made', async () => {
    const { cell } = await sent(at('10:15'));
    expect(await screen.findByText('Ama Silva is at 10:15 AM with Dilani now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/^Moving Ama Silva/)).toBeNull();
    await waitFor(() => expect(cell).toHaveFocus());
  });

  it('says where the visit is when it is left', async () => {
    const { salon, dialog } = await sent(at('14:00', { _id: 'n', name: 'Nadeesha' }));
    expect(await within(dialog).findByText(NO_RESPONSE)).toBeVisible();
    await waitFor(() => expect(salon.callsTo(DAY)).toHaveLength(2));
    await act(async () => {});
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
    expect(await screen.findByText('Ama Silva is at 2:00 PM with Nadeesha now.')).toBeInTheDocument();
  });

  it('says that the visit stays where it was when it is left', async () => {
    const { dialog } = await sent(visit);
    expect(await within(dialog).findByText(NO_RESPONSE)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
    expect(await screen.findByText('Ama Silva stays at 10:00 AM with Dilani.')).toBeInTheDocument();
  });
});

it('no longer says that the visit is being moved once it has been', async () => {
  const { salon, confirm } = await moving([visit]);
  salon.replies[MOVE] = { appointment: visit };
  await userEvent.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^(Moving Ama Silva|10:15 AM with Dilani)/)).toBeNull();
});
