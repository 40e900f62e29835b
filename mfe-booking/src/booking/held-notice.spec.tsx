import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bookingSalon, chooseDay, chooseTime, slip } from '../testing/booking-salon.js';
import { held } from '../testing/fixtures.js';
import { open, pass, MORNING, stopCalendar } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const SENTENCE =
  'Thursday, November 26, 2026, 10:30 AM is held for you until 10:42 AM. Choosing another time releases it.';
const back = () => fireEvent.click(screen.getByRole('link', { name: 'Date and time' }));

afterEach(() => jest.useRealTimers());

describe('C6 choosing a time while another one is held', () => {
  beforeEach(stopCalendar);

  it('says after the way back from the payment until when it is held, with the way to pay', async () => {
    bookingSalon();
    open('/book-appointment?appointment=a1');
    await screen.findByRole('link', { name: 'Date and time' });
    back();
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/book-appointment?appointment=a1');
  });

  it('says of one held earlier before the press that would release it, and not at once: the page would move', async () => {
    const { callsTo } = bookingSalon({ [LIST]: { appointments: [held], next: null } });
    open('/book-appointment');
    await chooseDay();
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(1));
    expect(screen.queryByText(SENTENCE)).toBeNull();
    await chooseTime('11:00 AM');
    expect(await within(slip()).findByText(SENTENCE)).toBeVisible();
    expect(screen.getByText('Nov 26, 2026, 11:00 AM instead of Nov 26, 2026, 10:30 AM')).toBeInTheDocument();
    await chooseTime('10:30 AM');
    await waitFor(() => expect(screen.queryByText(SENTENCE)).toBeNull());
  });
});

it('says of one whose payment is being checked what follows from another booking, and urges no second payment', async () => {
  stopCalendar();
  bookingSalon({ [LIST]: { appointments: [{ ...held, orderId: 'o1', attempt: 'pending' }], next: null } });
  open('/book-appointment');
  await chooseDay();
  await chooseTime('11:00 AM');
  const notice = await within(slip()).findByText(/is held for you until 10:42 AM/);
  expect(notice).toHaveTextContent(
    'PayHere is still checking its payment. If you book another time and it goes through, you have both visits.',
  );
  expect(notice).not.toHaveTextContent('releases');
  expect(within(slip()).getByRole('link', { name: 'See the payment' })).toBeVisible();
});

it('C5 says it no longer once the time is over', async () => {
  jest.useFakeTimers({ now: MORNING });
  bookingSalon();
  open('/book-appointment?appointment=a1');
  await pass(50);
  back();
  await pass(50);
  expect(screen.getByText(SENTENCE)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(12 * 60_000));
  expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
});
