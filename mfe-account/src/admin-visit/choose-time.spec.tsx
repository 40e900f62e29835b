import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Appointment } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { clearToasts } from '@salon/web-kit';
import { pressUndo } from '../testing/press-undo.js';
import { visitRecord } from '../testing/fixtures.js';
import { bodies, button, GET, openVisit, recorded, visit } from '../testing/visit-page.js';

const GIVE = 'PATCH /appointments/a2/reschedule';
const timesOf = (date: string) => `GET /appointments/a2/new-times?date=${date}`;
const OWN_DAY = timesOf('2026-12-05');
const money = { deskPaid: 0, payable: 0, overpaid: 0 };
const unplaced: Appointment = {
  ...visit,
  status: 'cancelled',
  cancelReason: 'unpaid',
  money: 'paid_unplaced',
  moves: [],
};
const free = { closed: null, nextFree: null };
const nextFree = { date: '2026-12-07', time: '10:00' };
const NEXT = 'The next free time is December 7, 2026, 10:00 AM.';

/** The page of a visit that was paid after its time had been taken. */
const desk = (replies = {}, change: Partial<Appointment> = {}) =>
  openVisit(
    { visit: { ...unplaced, ...change }, money },
    {
      [OWN_DAY]: { ...free, availableSlots: ['09:30', '15:00'] },
      [GIVE]: { appointment: visit, act: recorded },
      ...replies,
    },
  );
const part = () => screen.findByRole('region', { name: 'Choose another time' });
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

it('gives a paid visit without a time another one, says what that means, and takes it back', async () => {
  const salon = desk();
  const form = within(await part());
  expect(form.getByText(/it is confirmed, and nothing is refunded\./)).toBeVisible();
  expect(form.getByRole('link', { name: 'Open tasks' })).toHaveAttribute('href', '/admin/tasks');
  await userEvent.selectOptions(await form.findByRole('combobox', { name: 'at' }), await form.findByText('3:00 PM'));
  expect(
    form.getByText('December 5, 2026, 3:00 PM with Ishara, or with a colleague who is free. The customer is mailed.'),
  ).toBeVisible();
  salon.replies[GET] = visitRecord({ visit: { ...visit, startTime: '15:00' } });
  await userEvent.click(confirm());
  expect(await screen.findByText('Confirmed for December 5, 2026, 3:00 PM')).toBeVisible();
  expect(bodies(salon, GIVE)).toEqual([{ date: '2026-12-05', startTime: '15:00', unplaced: true }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Choose another time' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await pressUndo();
  await waitFor(() => expect(salon.callsTo('POST /admin/acts/act2/undo')).toHaveLength(1));
});

it('begins today when the time that had gone is over, and offers its own time again otherwise', async () => {
  const salon = desk({ [timesOf('2026-11-21')]: { ...free, availableSlots: ['16:00'] } }, { date: '2026-11-20' });
  const form = within(await part());
  expect(form.getByLabelText('Confirm for')).toHaveValue('2026-11-21');
  expect(await form.findByRole('option', { name: '4:00 PM' })).toBeInTheDocument();
  fireEvent.change(form.getByLabelText('Confirm for'), { target: { value: '2026-12-05' } });
  expect(await form.findByRole('option', { name: '9:30 AM' })).toBeInTheDocument();
  expect(salon.callsTo(OWN_DAY)).toHaveLength(1);
});

it.each([
  [{ closed: 'Closed on Saturdays', nextFree }, `Closed on Saturdays. ${NEXT}`],
  [{ closed: 'We are painting.', nextFree: null }, 'We are painting. There is no free time on a later day.'],
  [{ closed: null, nextFree }, `Nobody is free for it on this day. ${NEXT}`],
  [free, 'Nobody is free for it on this day. There is no free time on a later day.'],
])('says why a day has no time, and what can be done instead: %j', async (reply, said) => {
  desk({ [OWN_DAY]: { ...reply, availableSlots: [] } });
  expect(await screen.findByText(said)).toBeVisible();
  expect(confirm()).toBeDisabled();
});

it('says that it looks for times, and loads again what has failed', async () => {
  const salon = desk({ [OWN_DAY]: never });
  expect(await screen.findByText('Looking for free times …')).toBeVisible();
  salon.replies[timesOf('2026-12-06')] = refuse(418, 'ODD', 'x');
  fireEvent.change(screen.getByLabelText('Confirm for'), { target: { value: '2026-12-06' } });
  const again = await button('Try Again');
  expect(confirm()).toBeDisabled();
  salon.replies[timesOf('2026-12-06')] = { ...free, availableSlots: ['11:00'] };
  await userEvent.click(again);
  expect(await screen.findByRole('option', { name: '11:00 AM' })).toBeInTheDocument();
});

it('says that the time was taken meanwhile, and leaves the choice among the others', async () => {
  const taken = 'This time has just been taken';
  const salon = desk({ [GIVE]: refuse(409, 'BOOKING_SLOT_TAKEN', taken) });
  await screen.findByRole('option', { name: '9:30 AM' });
  salon.replies[OWN_DAY] = { ...free, availableSlots: ['15:00'] };
  await userEvent.click(confirm());
  expect(await within(await part()).findByRole('alert')).toHaveTextContent(taken);
  expect(await screen.findByText(/^9:30 AM is not among the free times of this day\./)).toBeVisible();
  expect(screen.queryByRole('option', { name: '9:30 AM' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'at' })).toHaveDisplayValue('Choose …');
  expect(confirm()).toHaveFocus();
});

it('still says why it was refused when the visit has been refunded meanwhile', async () => {
  const refused = 'Only a confirmed visit can be moved';
  const salon = desk({ [GIVE]: refuse(409, 'RESCHEDULE_REFUSED', refused) });
  await screen.findByRole('option', { name: '9:30 AM' });
  salon.replies[GET] = visitRecord({ visit: { ...unplaced, money: 'refunding' }, money });
  await userEvent.click(confirm());
  expect(await within(await part()).findByRole('alert')).toHaveTextContent(refused);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Choose another time' })).toHaveFocus();
});

describe('whose response was lost', () => {
  beforeEach(() => act(clearToasts));

  /** Confirms for 9:30 AM; the visit is as given then. */
  async function confirmedTo(found: Appointment) {
    const salon = desk({ [GIVE]: () => Promise.reject(new TypeError('fetch failed')) });
    await screen.findByRole('option', { name: '9:30 AM' });
    salon.replies[GET] = visitRecord({ visit: found, money });
    await userEvent.click(confirm());
  }

  it('is done once it is found', async () => {
    await confirmedTo({ ...visit, date: '2026-12-05', startTime: '09:30' });
    expect(await screen.findByText('Confirmed for December 5, 2026, 9:30 AM')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Choose another time' })).toBeNull());
  });

  it.each<[string, Appointment]>([
    ['no time', { ...unplaced, startTime: '09:30' }],
    ['another time', { ...visit, date: '2026-12-05', startTime: '15:00' }],
  ])('says so when the visit has %s', async (_what, found) => {
    await confirmedTo(found);
    expect(await within(await part()).findByRole('alert')).toHaveTextContent(/connection or try again later\.$/);
    expect(screen.queryByText(/^Confirmed for/)).toBeNull();
  });
});

it.each([
  ['a confirmed visit', visit],
  ['a visit that the salon has cancelled', { ...unplaced, money: 'refund_due' as const }],
])('offers no other time on the page of %s', async (_what, shown) => {
  openVisit({ visit: shown, money });
  expect(await screen.findByRole('region', { name: 'Money' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Choose another time' })).toBeNull();
});
