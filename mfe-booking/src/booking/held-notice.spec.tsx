import { act, fireEvent, screen } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
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

  it('asks for no visit that is not known: the page would move once it is', async () => {
    const { callsTo } = bookingSalon();
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    expect(callsTo(LIST)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
  });
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
