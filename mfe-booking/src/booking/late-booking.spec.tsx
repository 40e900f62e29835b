import { type Appointment, bookingRefusals } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { toast } from '@salon/web-kit';
import { appointmentQuery, myAppointmentsQuery } from '@salon/web-kit/queries';
import { useInfiniteQuery, useQuery } from '@salon/web-kit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { bookingSalon, chooseDay, chooseTime, proceed } from '../testing/booking-salon.js';
import { held } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const ELSEWHERE = '/services?category=nail';

beforeEach(stopCalendar);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** 'My Appointments' as another page shows it, and the visit that the payment begins with. */
function MyVisits() {
  const { data } = useInfiniteQuery(myAppointmentsQuery);
  const cached = useQuery({ ...appointmentQuery('a1'), enabled: false }).data;
  const visits = data?.pages.flatMap(({ appointments }) => appointments) ?? [];
  return (
    <>
      <output aria-label="visits">{visits.map(({ _id }) => _id).join()}</output>
      <output aria-label="cached visit">{cached?._id}</output>
    </>
  );
}

/** Presses 'Proceed to Payment' and leaves for another page before `reply` is received. */
async function leaveWhileBooking(reply: () => unknown) {
  let answer!: () => void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const visits: Appointment[] = [];
  const salon = bookingSalon({
    'POST /appointments/create': () => late.then(reply),
    [LIST]: () => ({ appointments: visits, next: null }),
  });
  const page = open('/book-appointment', { beside: <MyVisits /> });
  await chooseDay();
  await chooseTime();
  await proceed();
  await waitFor(() => expect(salon.callsTo('POST /appointments/create')).toHaveLength(1));
  await act(() => page.go(ELSEWHERE));
  await screen.findByText('another page');
  visits.push(held);
  return { ...page, answer };
}

it('a booking that succeeds after the customer has left is listed, and the page and its address stay', async () => {
  jest.spyOn(toast, 'success');
  const { here, answer } = await leaveWhileBooking(() => ({ appointment: held }));
  answer();
  await waitFor(() => expect(screen.getByRole('status', { name: 'visits' })).toHaveTextContent('a1'));
  expect(screen.getByRole('status', { name: 'cached visit' })).toHaveTextContent('a1');
  expect(here()).toBe(ELSEWHERE);
  expect(screen.getByText('another page')).toBeVisible();
  expect(toast.success).not.toHaveBeenCalled();
});

it('a booking that fails after the customer has left says so on the page that is open now', async () => {
  const taken = bookingRefusals.BOOKING_SLOT_TAKEN.text;
  const { here, answer } = await leaveWhileBooking(() => refuse(409, 'BOOKING_SLOT_TAKEN', taken));
  answer();
  expect((await screen.findAllByText(taken))[0]).toBeInTheDocument();
  expect(here()).toBe(ELSEWHERE);
});
