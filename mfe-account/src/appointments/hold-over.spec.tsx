import { screen, waitFor } from '@testing-library/react';
import { held } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';

it('C12 asks until a hold that has ended is released, and not while it is held', async () => {
  const salon = accountSalon({ [LIST]: { appointments: [held] } });
  open('/profile/appointments', { signedIn: true });
  await screen.findByRole('timer');
  jest.setSystemTime(new Date(held.holdUntil!));
  await waitFor(() => expect(salon.callsTo(LIST).length).toBeGreaterThan(1)); // Not released yet.
  expect(screen.getByText('Pending')).toBeVisible();
  salon.replies[LIST] = { appointments: [{ ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null }] };
  expect(await screen.findByText('Not paid in time. Nothing was charged.', {}, { timeout: 6_000 })).toBeInTheDocument();
}, 15_000);

it("B-162 'Updated' is the time of the server when the device's clock is wrong", async () => {
  const list = { status: 'success', data: { appointments: [held], next: null } };
  accountSalon({
    [LIST]: () =>
      new Response(JSON.stringify(list), {
        headers: { 'content-type': 'application/json', date: 'Sat, 21 Nov 2026 08:00:00 GMT' },
      }),
  });
  open('/profile/appointments', { signedIn: true });
  expect(await screen.findByText('Updated 1:30 PM')).toBeVisible();
});
