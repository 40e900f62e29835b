import type { Appointment } from '@salon/contracts';
import { cleanup, screen } from '@testing-library/react';
import { fakeSalon } from '@salon/testing/fake-salon';
import { cart, confirmed, held, site, user } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';

const ADDRESS = '?appointment=a1&order=AAAABBBBCCCCDDDDEEEF';

beforeEach(() => void jest.useFakeTimers({ now: MORNING }));
afterEach(() => jest.useRealTimers());

describe('after a payment that failed', () => {
  it.each<[string, Appointment, string]>([
    ['the fee is paid at the desk', confirmed, 'Payment Successful!'],
    [
      'the salon cancels the visit',
      { ...held, status: 'cancelled', cancelReason: 'salon', holdUntil: null },
      'This visit is cancelled',
    ],
  ])('D3 the result is shown once and stays when %s', async (_, visit, title) => {
    const { replies, callsTo } = fakeSalon({
      'GET /auth/me': { user },
      'GET /site': { site },
      'GET /cart/get-cart': { cart },
      'GET /appointments/a1': { appointment: { ...held, attempt: 'failed' } },
    });
    const { here } = open(`/payment-success${ADDRESS}`);
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
    const callsOfVisit = () => callsTo('GET /appointments/a1').length;
    const before = callsOfVisit();
    replies['GET /appointments/a1'] = () => {
      if (callsOfVisit() > before + 20) cleanup(); // Two pages that lead to each other would never end.
      return new Promise((resolve) => setTimeout(() => resolve({ appointment: visit }), 50));
    };
    await pass(4_100);
    await pass(200);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(here()).toBe(`/payment-success${ADDRESS}`);
    expect(callsOfVisit() - before).toBeLessThanOrEqual(2);
  });
});
