import { messages } from '@salon/contracts';
import { refuse, type Call } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import { bookingSalon, chooseDay, chooseTime, proceed, slip } from '../testing/booking-salon.js';
import { availability, held } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const CREATE = 'POST /appointments/create';
const TIMES = 'POST /appointments/check-availability';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

it('a booking whose response is lost is shown as held once another time is chosen', async () => {
  const { replies, callsTo } = bookingSalon({ [CREATE]: refuse(504, 'UPSTREAM_TIMEOUT', '') });
  open('/book-appointment');
  await chooseDay();
  await chooseTime();
  await waitFor(() => expect(callsTo(LIST)).toHaveLength(1));
  replies[LIST] = { appointments: [held], next: null };
  await proceed();
  await screen.findByText(messages.bookFailed);
  await chooseTime('11:00 AM');
  expect(await within(slip()).findByText(/10:30 AM is held for you until/)).toBeVisible();
});

it('times that the salon refuses are asked for again: the day has closed meanwhile', async () => {
  const why = 'We are closed on this day.';
  const { replies } = bookingSalon({ [CREATE]: refuse(400, 'BOOKING_INVALID', why) });
  open('/book-appointment');
  await chooseDay();
  await chooseTime();
  replies[TIMES] = ({ body }: Call) => ({
    ...availability,
    date: (body as { date: string }).date,
    availableSlots: [],
    closed: 'A holiday',
  });
  await proceed();
  await screen.findByText(why);
  await waitFor(() => expect(screen.queryByRole('button', { name: '10:30 AM' })).toBeNull());
  expect(screen.getByText(why)).toBeVisible();
});
