import type { Appointment } from '@salon/contracts';
import { myAppointmentsQuery } from '@salon/web-kit/queries';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { act, screen } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { confirmed, held, init } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';

const released: Appointment = { ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null };

/** The state of the visit in the customer's list. */
function MyVisit() {
  const visit = useInfiniteQuery(myAppointmentsQuery).data?.pages[0]?.appointments[0];
  return <output aria-label="in the list">{visit && `${visit.status} ${visit.money}`}</output>;
}
const inList = () => screen.getByRole('status', { name: 'in the list' });

/** Opens `path` while the list still holds the visit as pending. */
async function openWithList(path: string) {
  let visit: Appointment = held;
  bookingSalon({
    'POST /appointments/init-payhere': init,
    'GET /appointments/a1': () => ({ appointment: visit }),
    'GET /appointments/my-appointments': () => ({ appointments: [visit], next: null, cursor: null }),
  });
  const page = open('/elsewhere', { beside: <MyVisit /> });
  await pass(50);
  expect(inList()).toHaveTextContent('pending none');
  await act(() => page.go(path));
  await pass(50);
  return { change: (next: Appointment) => void (visit = next) };
}

beforeEach(() => {
  jest.useFakeTimers({ now: MORNING });
  HTMLFormElement.prototype.submit = () => undefined;
});
afterEach(() => jest.useRealTimers());

describe('My Appointments after a payment (decision C12)', () => {
  it.each<[string, Appointment]>([
    ['confirmed', confirmed],
    ['unplaced', { ...released, money: 'paid_unplaced' }],
    ['released', released],
    ['cancelled', { ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due' }],
    ['charged back', { ...confirmed, money: 'charged_back' }],
  ])('shows a visit whose payment ends as %s', async (_outcome, visit) => {
    const { change } = await openWithList('/payment-success?appointment=a1');
    change(visit);
    await pass(5_000);
    expect(inList()).toHaveTextContent(`${visit.status} ${visit.money}`);
  });

  it.each(['/book-appointment?appointment=a1', '/payment-cancel?appointment=a1'])(
    'shows the end of the hold seen on %s',
    async (path) => {
      const { change } = await openWithList(path);
      change(released);
      await pass(5_500);
      expect(inList()).toHaveTextContent('cancelled none');
    },
  );
});
