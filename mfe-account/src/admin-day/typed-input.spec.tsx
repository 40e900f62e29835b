import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SalonDay } from '@salon/contracts';
import { clearToasts } from '@salon/web-kit';
import { refuse } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed, visitRecord } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

atNow(new Date('2026-11-26T03:07:00Z'));

const DATE = '2026-11-26';
const visit: SalonDay['visits'][number] = {
  ...confirmed,
  ...atDesk,
  _id: 'v1',
  appointmentId: 'ARL-261120-0001',
  date: DATE,
  startTime: '10:00',
  endTime: '11:00',
  stylist: { _id: 'd', name: 'Dilani' },
  user: { ...confirmed.user, name: 'Ama Silva' },
  moves: [{ to: 'completed' as const, undoable: true }],
};
const shifts = [{ start: '09:00', end: '18:00' }];
const stylist = { picture: null, shifts, away: [] };
const day: SalonDay = {
  date: DATE,
  today: DATE,
  closed: null,
  stylists: [
    { ...stylist, _id: 'd', name: 'Dilani' },
    { ...stylist, _id: 'n', name: 'Nadeesha' },
  ],
  visits: [visit],
  cancelled: 0,
};

/** The day's board; changes wait for `finish`. */
function desk(payable = 0) {
  let finish: (done: unknown) => void = () => undefined;
  const waiting = new Promise((resolve) => {
    finish = resolve;
  });
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    [`GET /appointments/v1/new-times?date=${DATE}&stylistId=d`]: { availableSlots: ['15:00'], closed: null },
    'GET /admin/visits/ARL-261120-0001': visitRecord({ visit, money: { deskPaid: 0, payable, overpaid: 0 } }),
    'PATCH /appointments/v1/status': () => waiting,
    'POST /admin/appointments/v1/reassign': () => waiting,
    'POST /admin/desk/visits/v1/move': () => waiting,
    'POST /admin/visits/v1/payments': () => waiting,
    'PUT /admin/visits/v1/note': () => waiting,
    'POST /admin/desk/blocks': () => waiting,
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  return { salon, finish: (done: unknown = { appointment: visit }) => finish(done) };
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

beforeEach(() => act(clearToasts));

it('shows on the board and in the panel how far a visit has come', async () => {
  visit.progress = 'arrived';
  desk();
  expect(await screen.findByRole('button', { name: /^10:00 AM Ama Silva .*Arrived/ })).toBeVisible();
  await press(/Ama Silva/);
  expect(within(await screen.findByRole('dialog')).getAllByText('Arrived').length).toBeGreaterThan(0);
  delete visit.progress;
});

it('blocks the stylist and the time that were chosen for a visit, and brings back what was typed', async () => {
  const { salon } = desk();
  await press(/^Free 540 min from 9:00 AM with Nadeesha/);
  await userEvent.type(await field('Customer'), 'Ruvini');
  await userEvent.selectOptions(screen.getByLabelText('With'), 'Dilani');
  fireEvent.change(screen.getByLabelText('At'), { target: { value: '15:00' } });
  await press('Block this time instead');
  expect(screen.getByLabelText('Of')).toHaveValue('d');
  expect(
    [screen.getByLabelText('From'), screen.getByLabelText('To')].map((each) => (each as HTMLInputElement).value),
  ).toEqual(['15:00', '16:00']);
  await userEvent.type(await field('Why is it blocked?'), 'Stocktaking');
  await press('Book a visit instead');
  expect(await field('Customer')).toHaveValue('Ruvini');
  await press('Block this time instead');
  expect(await field('Why is it blocked?')).toHaveValue('Stocktaking');
  expect(salon.callsTo('POST /admin/desk/blocks')).toEqual([]);
});

it.each(['Completed', 'Take payment', 'Save the note'])('%s keeps the panel open until it is saved', async (name) => {
  const { finish } = desk(name === 'Completed' ? 0 : 6500);
  await press(/Ama Silva/);
  const note = await field(/^For the desk/);
  if (name === 'Save the note') await userEvent.type(note, 'Tea');
  await press(name);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose the place on the board' })).toBeDisabled();
  finish(refuse(503, 'X', ''));
  expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose the place on the board' })).toBeEnabled());
  await press('Close');
  if (name === 'Save the note') await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(['Move', 'Give'])('%s keeps the panel of the visit open, which says a refusal', async (name) => {
  const { finish } = desk();
  await press(/Ama Silva/);
  await press(name);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Choose the place on the board' })).toBeDisabled();
  finish(refuse(409, 'X', 'Somebody was faster'));
  expect(await within(screen.getByRole('dialog')).findByText('Somebody was faster')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a block that is being saved keeps the panel open, which says a refusal', async () => {
  const { finish } = desk();
  await press(/^Free 60 min from 9:00 AM with Dilani/);
  await press('Block this time instead');
  await userEvent.type(await field('Why is it blocked?'), 'Stocktaking');
  await press('Block');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Book a visit instead' })).toBeDisabled();
  finish(refuse(409, 'X', 'Dilani has Ama'));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Dilani has Ama');
  expect(screen.getByRole('button', { name: 'Book a visit instead' })).toBeEnabled();
});

it('asks before a typed booking or block is left', async () => {
  desk();
  await press(/^Free 60 min from 9:00 AM with Dilani/);
  await userEvent.type(await field('Customer'), 'Banu');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(await field('Customer')).toHaveValue('Banu');
  await userEvent.clear(await field('Customer'));
  await press('Block this time instead');
  await userEvent.type(await field('Why is it blocked?'), 'Stocktaking');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves an empty booking without a question', async () => {
  desk();
  await press(/^Free 60 min from 9:00 AM with Dilani/);
  await field('Customer');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps an unsaved note when the visit is completed, and asks before it is left', async () => {
  const { finish } = desk();
  await press(/Ama Silva/);
  await userEvent.type(await field(/^For the desk/), 'Tea');
  await press('Completed');
  finish();
  expect(await screen.findByText('Completed', { selector: '.toast *' })).toBeVisible();
  expect(await field(/^For the desk/)).toHaveValue('Tea');
  await press('Close');
  expect(await question()).toBeVisible();
});

it('asks before an unsaved note is left for a place on the board', async () => {
  desk();
  await press(/Ama Silva/);
  await userEvent.type(await field(/^For the desk/), 'Tea');
  await press('Choose the place on the board');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(await field(/^For the desk/)).toHaveValue('Tea');
  await press('Choose the place on the board');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Leave it' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
