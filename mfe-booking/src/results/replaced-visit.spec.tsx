import { screen } from '@testing-library/react';
import type { Appointment } from '@salon/contracts';
import { bookingSalon } from '../testing/booking-salon.js';
import { held, site } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';

const replaced: Appointment = { ...held, status: 'cancelled', cancelReason: 'replaced', holdUntil: null };
const ordered: Appointment = { ...replaced, orderId: 'AAAABBBBCCCCDDDDEEEF' };

beforeEach(() => void jest.useFakeTimers({ now: MORNING }));
afterEach(() => jest.useRealTimers());

describe('a held visit whose customer has booked another time in another tab', () => {
  it.each<[string, string, Appointment]>([
    ['its payment', '/book-appointment?appointment=a1', replaced],
    ['its payment, once begun', '/book-appointment?appointment=a1', ordered],
    ['its cancelled payment', '/payment-cancel?appointment=a1', ordered],
    ['its failed payment', '/payment-cancel?appointment=a1', { ...ordered, attempt: 'failed' }],
    ['its successful payment', '/payment-success?appointment=a1', ordered],
  ])('D3 leads from %s to the visits, not to a choice that would release the new time', async (_, path, visit) => {
    const { replies } = bookingSalon({ 'GET /site': { site } });
    open(path);
    await pass(50);
    replies['GET /appointments/a1'] = { appointment: visit };
    await pass(5_100);
    expect(screen.getByText(/You have booked another time since\./)).toBeVisible();
    expect(screen.queryByText(/still in your cart|did not reach us in time/)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'View My Appointments' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'View My Appointments' })).toHaveAttribute('href', '/profile/appointments');
    expect(document.querySelector('a[href^="/book-appointment"]')).toBeNull();
    expect(screen.queryAllByText(/If you were charged after all/)).toHaveLength(visit.orderId === null ? 0 : 1);
  });
});
