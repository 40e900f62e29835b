import { screen, within } from '@testing-library/react';
import type { Appointment } from '@salon/contracts';
import { bookingSalon } from '../testing/booking-salon.js';
import { confirmed, site } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';

const other: Appointment = {
  ...confirmed,
  _id: 'a2',
  startTime: '14:00',
  endTime: '16:15',
  startsAt: '2026-11-26T08:30:00.000Z',
  services: [...confirmed.services].reverse(),
};

/** The success page of a visit whose customer has these visits. */
async function openSuccess(...appointments: Appointment[]) {
  const { callsTo } = bookingSalon(
    { 'GET /site': { site }, 'GET /appointments/my-appointments': { appointments, next: null } },
    confirmed,
  );
  open('/payment-success?appointment=a1');
  await pass(50);
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(callsTo('GET /appointments/my-appointments')).toHaveLength(1);
}

beforeEach(() => void jest.useFakeTimers({ now: MORNING }));
afterEach(() => jest.useRealTimers());

describe('a paid visit', () => {
  it('whose customer has booked the same services for another time of the day says so, with a link', async () => {
    await openSuccess(confirmed, other);
    const notice = within(
      screen.getByText(/another visit with the same services that day, at 2:00 PM\./).parentElement!,
    );
    expect(notice.getByRole('link', { name: 'See both visits' })).toHaveAttribute('href', '/profile/appointments');
  });

  it.each<[string, Partial<Appointment>]>([
    ['on another day', { date: '2026-11-27', startsAt: '2026-11-27T08:30:00.000Z' }],
    ['with other services', { services: confirmed.services.slice(1) }],
    ['that is cancelled', { status: 'cancelled' }],
    ['that has begun', { startsAt: '2026-11-21T04:30:00.000Z' }],
  ])('says nothing of one %s', async (_, change) => {
    await openSuccess(confirmed, { ...other, ...change });
    expect(screen.queryByText(/another visit/)).toBeNull();
  });
});
