import type { Appointment } from '@salon/contracts';
import { myAppointmentsQuery } from '@salon/web-kit/queries';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { bookingSalon, chooseDay, chooseTime } from '../testing/booking-salon.js';
import { availability, freeDays, movable } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const QUESTION = 'Are you sure you want to reschedule this appointment?';
const WHY = 'A visit can be given another time until 24 hours before it begins';
const noMove = { cancel: null, reschedule: { leftAfter: 0, why: WHY } } as const;
const moved: Appointment = {
  ...movable,
  date: '2026-12-03',
  startTime: '15:30',
  endTime: '17:45',
  stylist: { _id: 'st2', name: 'Ruwan' },
  options: noMove,
};

/** 'My Appointments', loaded before the move. */
function MyVisits() {
  useInfiniteQuery(myAppointmentsQuery);
  return null;
}

/** Moves the visit to December 3, 3:30 PM; the call is answered by `reply`, and the visit is `now` from then on. */
async function move(reply: () => unknown, now: Appointment) {
  const { replies, callsTo } = bookingSalon(
    {
      'GET /appointments/a1/new-days?month=2026-11': { days: freeDays('2026-11', '2026-11-21') },
      'GET /appointments/a1/new-days?month=2026-12': { days: freeDays('2026-12', '2026-11-21') },
      'GET /appointments/a1/new-times?date=2026-12-03': { ...availability, date: '2026-12-03' },
      'PATCH /appointments/a1/reschedule': () => {
        replies['GET /appointments/a1'] = { appointment: now };
        return reply();
      },
    },
    movable,
  );
  const page = open('/book-appointment?reschedule=a1', { beside: <MyVisits /> });
  await chooseDay(/December 3, 2026/);
  await chooseTime('3:30 PM');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reschedule' })[0]!);
  const dialog = within(screen.getByRole('alertdialog', { name: QUESTION }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
  return { ...page, callsTo };
}

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

describe('a move whose response is lost', () => {
  it.each([
    ['the salon takes too long', () => refuse(504, 'UPSTREAM_TIMEOUT', '')],
    ['a service stops', () => refuse(503, 'UPSTREAM_DOWN', '')],
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('C10 is a success when %s and the visit has its new time', async (_, reply) => {
    const { here } = await move(reply, moved);
    expect(await screen.findByText('Your visit has a new time, with Ruwan')).toBeInTheDocument();
    await waitFor(() => expect(here()).toBe('/profile/appointments'));
    expect(screen.queryByText('This visit cannot be moved')).toBeNull();
  });

  it('C10 is a failure when the visit has the time it had', async () => {
    const { here } = await move(() => refuse(504, 'UPSTREAM_TIMEOUT', ''), movable);
    expect(await screen.findByText('Failed to reschedule appointment')).toBeVisible();
    expect(here()).toContain('/book-appointment');
  });

  it('C12 asks for visits and times again when nobody knows whether it was made', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch'));
    const { callsTo } = await move(gone, movable);
    await screen.findByText('Failed to reschedule appointment');
    await waitFor(() => expect(callsTo('GET /appointments/a1/new-times?date=2026-12-03')).toHaveLength(2));
    await waitFor(() => expect(callsTo('GET /appointments/my-appointments')).toHaveLength(2));
  });

  it('C10 is a failure when the visit has that time and is cancelled', async () => {
    const cancelled: Appointment = { ...moved, status: 'cancelled', cancelReason: 'salon' };
    const { here } = await move(() => refuse(504, 'UPSTREAM_TIMEOUT', ''), cancelled);
    expect(await screen.findByRole('heading', { name: 'This visit cannot be moved' })).toBeVisible();
    expect(here()).toContain('/book-appointment');
  });
});
