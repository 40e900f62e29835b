import { type Appointment, bookingRefusals } from '@salon/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, type Call, type Reply } from '@salon/testing/fake-salon';
import { bookingSalon, chooseDay, chooseTime, words } from '../testing/booking-salon.js';
import { availability, freeDays, movable } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const MOVE = 'PATCH /appointments/a1/reschedule';
const NEW_TIMES = 'GET /appointments/a1/new-times?date=2026-12-03';
const QUESTION = 'Are you sure you want to reschedule this appointment?';
const OFTEN = { leftAfter: 0, why: 'A visit can be given another time at most 3 times' } as const;
const moved: Appointment = {
  ...movable,
  date: '2026-12-03',
  startTime: '15:30',
  endTime: '17:45',
  options: { cancel: null, reschedule: { leftAfter: 1, why: null } },
};

const salon = (replies: Record<string, Reply> = {}, visit: Appointment = movable) =>
  bookingSalon(
    {
      'GET /appointments/a1/new-days?month=2026-11': { days: freeDays('2026-11', '2026-11-21') },
      'GET /appointments/a1/new-days?month=2026-12': { days: freeDays('2026-12', '2026-11-21') },
      [NEW_TIMES]: {
        ...availability,
        date: '2026-12-03',
        blocked: [{ time: '10:30', code: 'CURRENT', text: 'This is the time you have now.' }],
        availableSlots: ['10:00', '15:30'],
      },
      [MOVE]: { appointment: moved },
      ...replies,
    },
    visit,
  );

const start = () => open('/book-appointment?reschedule=a1');
const pickAnother = async () => {
  await chooseDay(/December 3, 2026/);
  await chooseTime('3:30 PM');
};
const press = async () => userEvent.click(screen.getAllByRole('button', { name: 'Reschedule' })[0]!);
const dialog = () => within(screen.getByRole('alertdialog', { name: QUESTION }));
const agree = () => userEvent.click(dialog().getByRole('button', { name: 'Reschedule' }));

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

describe('another time for a booked visit', () => {
  it('C10 shows the visit as it is booked, with days and times of its own and nothing to pay', async () => {
    const { callsTo } = salon();
    start();
    const slip = await screen.findByRole('complementary', { name: 'Your visit' });
    expect(screen.getByRole('heading', { level: 1, name: 'Choose another time' })).toBeVisible();
    expect(words(slip)).toContain('Your time nowThursday, November 26, 2026, 10:30 AM');
    expect(within(slip).getByText('Frangipani Glow Facial')).toBeVisible();
    expect(within(slip).getByText(/nothing is paid again/)).toBeVisible();
    await pickAnother();
    expect(words(slip)).toContain('December 3, 20263:30 PM5:45 PM135 minutes (2 h 15) with Nadeesha');
    expect(callsTo('POST /appointments/check-availability')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull();
  });

  it('C10 says of the time it has now that it is the one it has', async () => {
    salon();
    start();
    await chooseDay(/December 3, 2026/);
    await userEvent.click(await screen.findByRole('button', { name: '10:30 AM' }));
    expect(screen.getByText('This is the time you have now.')).toBeVisible();
  });

  it('C10 asks with the old and the new time and how many moves are left, the focus on keeping, and then moves it', async () => {
    const { callsTo } = salon();
    const { here } = start();
    await pickAnother();
    await press();
    expect(dialog().getByText('From').nextElementSibling).toHaveTextContent('Thursday, November 26, 2026, 10:30 AM');
    expect(dialog().getByText('To').nextElementSibling).toHaveTextContent('Thursday, December 3, 2026, 3:30 PM');
    expect(dialog().getByText('After this it can be moved 2 more times.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Keep the old time' })).toHaveFocus();
    await agree();
    expect(await screen.findByText('Your visit has a new time')).toBeInTheDocument();
    expect(callsTo(MOVE).map(({ body }) => body)).toEqual([{ date: '2026-12-03', startTime: '15:30' }]);
    expect(here()).toBe('/profile/appointments');
  });

  it('C10 says that it is moved, and opens nothing, when the answer comes after the customer has left', async () => {
    let answer!: (reply: unknown) => void;
    const late = new Promise((resolve) => (answer = resolve));
    const { callsTo } = salon({ [MOVE]: () => late });
    const { go, here } = start();
    await pickAnother();
    await press();
    await agree();
    await waitFor(() => expect(callsTo(MOVE)).toHaveLength(1));
    await act(() => go('/services?category=nail'));
    await screen.findByText('another page');
    answer({ appointment: moved });
    await screen.findByText('Your visit has a new time');
    expect(here()).toBe('/services?category=nail');
  });

  it('C10 says who does it when the stylist is another one now', async () => {
    salon({ [MOVE]: { appointment: { ...moved, stylist: { _id: 'st2', name: 'Ruwan' } } } });
    start();
    await pickAnother();
    await press();
    await agree();
    expect(await screen.findByText('Your visit has a new time, with Ruwan')).toBeInTheDocument();
  });

  it('C10 leads to the visits after the last move, not to the sentence that there is no further one', async () => {
    salon({ [MOVE]: { appointment: { ...moved, options: { cancel: null, reschedule: OFTEN } } } });
    const { here } = start();
    await pickAnother();
    await press();
    await agree();
    await screen.findByText('Your visit has a new time');
    expect(screen.queryByText('This visit cannot be moved')).toBeNull();
    await waitFor(() => expect(here()).toBe('/profile/appointments'));
  });

  it('C10 moves nothing when the customer keeps the old time', async () => {
    const { callsTo } = salon();
    start();
    await pickAnother();
    await press();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep the old time' }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(callsTo(MOVE)).toEqual([]);
  });

  it('C10 asks for a date and a time first, in words', async () => {
    salon();
    start();
    await screen.findByRole('heading', { name: 'Choose another time' });
    await press();
    expect((await screen.findAllByText('Please select a date for your appointment'))[0]).toBeVisible();
    await chooseDay(/December 3, 2026/);
    await press();
    expect((await screen.findAllByText('Please select a date and time for your appointment'))[0]).toBeVisible();
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('C10 keeps what was picked through a reload', async () => {
    salon();
    const { here } = start();
    await pickAnother();
    const address = here();
    cleanup();
    open(address);
    expect(await screen.findByRole('button', { name: '3:30 PM' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('refusals', () => {
  it('C10 a time just taken is told above the times that are left', async () => {
    salon({
      [MOVE]: () =>
        refuse(409, 'BOOKING_SLOT_TAKEN', bookingRefusals.BOOKING_SLOT_TAKEN.text, {
          availableSlots: ['10:00'],
          blocked: [],
        }),
    });
    start();
    await pickAnother();
    await press();
    await agree();
    expect((await screen.findAllByText(bookingRefusals.BOOKING_SLOT_TAKEN.text))[0]).toBeVisible();
    expect(await screen.findByText('Please select a date and time to continue.')).toBeVisible();
  });

  it('C10 a rule that came between is told in its words', async () => {
    const salonNow = salon({
      [MOVE]: () =>
        refuse(409, 'RESCHEDULE_REFUSED', 'A visit can be given another time until 24 hours before it begins'),
    });
    start();
    await pickAnother();
    salonNow.replies['GET /appointments/a1'] = {
      appointment: {
        ...movable,
        options: {
          cancel: null,
          reschedule: { leftAfter: 0, why: 'A visit can be given another time until 24 hours before it begins' },
        },
      },
    };
    await press();
    await agree();
    expect(await screen.findByRole('heading', { level: 1, name: 'This visit cannot be moved' })).toBeVisible();
    expect(screen.getByText('A visit can be given another time until 24 hours before it begins.')).toBeVisible();
  });

  it('a failure keeps the choice and says so beside the button', async () => {
    salon({ [MOVE]: () => refuse(500, 'INTERNAL', '') });
    start();
    await pickAnother();
    await press();
    await agree();
    expect(await screen.findByText('Failed to reschedule appointment')).toBeVisible();
    expect(screen.getByRole('button', { name: '3:30 PM' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each<[string, Partial<Appointment>, string]>([
    [
      'too often moved',
      { options: { cancel: null, reschedule: OFTEN } },
      'A visit can be given another time at most 3 times.',
    ],
    [
      'not paid',
      { status: 'pending', options: { cancel: null, reschedule: null } },
      'Only a confirmed visit that is still to come can be given another time.',
    ],
  ])('C10 a visit %s is not offered days at all', async (_why, change, sentence) => {
    const { callsTo } = salon({}, { ...movable, ...change });
    start();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Appointments' })).toHaveAttribute('href', '/profile/appointments');
    expect(callsTo('GET /appointments/a1/new-days?month=2026-11')).toEqual([]);
  });

  it("C11 somebody else's visit is not found", async () => {
    salon({ 'GET /appointments/a1': () => refuse(404, 'NOT_FOUND', 'The requested resource was not found') });
    start();
    expect(await screen.findByText('This visit is not in your account.')).toBeVisible();
  });
});

it('D4 a payment whose time had gone takes another time without counting as a move', async () => {
  const placeless: Appointment = {
    ...movable,
    status: 'cancelled',
    cancelReason: 'unpaid',
    money: 'paid_unplaced',
    options: { cancel: null, reschedule: { leftAfter: 3, why: null } },
  };
  const times = { [NEW_TIMES]: ({ path }: Call) => ({ ...availability, date: path.slice(-10) }) };
  const { callsTo } = salon(times, placeless);
  start();
  expect(await screen.findByText('Your booking fee is paid and counts for the time you choose.')).toBeVisible();
  await pickAnother();
  await press();
  expect(dialog().getByText('Your visit is confirmed at once; nothing is paid again.')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Not yet' })).toBeVisible();
  await agree();
  await waitFor(() => expect(callsTo(MOVE)).toMatchObject([{ body: { unplaced: true } }]));
});
