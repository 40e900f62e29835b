import { act, fireEvent, screen } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { confirmed, held } from '../testing/fixtures.js';
import { open, pass, MORNING, stopCalendar } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const SENTENCE =
  'Thursday, November 26, 2026, 10:30 AM is held for you until 10:42 AM. Choosing another time releases it.';
const listed = (...appointments: object[]) => ({ [LIST]: { appointments, next: null } });

afterEach(() => jest.useRealTimers());

describe('C6 choosing a time while another one is held', () => {
  beforeEach(stopCalendar);

  it('says until when it is held and that another choice releases it, with the way to pay', async () => {
    bookingSalon(listed(confirmed, held));
    open('/book-appointment');
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/book-appointment?appointment=a1');
  });

  it('says so after the way back from the payment, before the list of visits is loaded', async () => {
    bookingSalon({ [LIST]: () => new Promise(() => undefined) });
    open('/book-appointment?appointment=a1');
    fireEvent.click(await screen.findByRole('link', { name: 'Date and time' }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
  });

  it.each([
    ['is paid', confirmed],
    ['has run out', { ...held, holdUntil: '2026-11-21T04:59:00.000Z' }],
    ['was cancelled', { ...held, status: 'cancelled', cancelReason: 'replaced', holdUntil: null }],
  ])('says nothing of a visit that %s', async (_, visit) => {
    const { callsTo } = bookingSalon(listed(visit));
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    expect(callsTo(LIST)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
  });
});

it('C5 says it no longer once the time is over', async () => {
  jest.useFakeTimers({ now: MORNING });
  bookingSalon(listed(held));
  open('/book-appointment');
  await pass(50);
  await pass(50);
  expect(screen.getByText(SENTENCE)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(12 * 60_000));
  expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
});
