import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Appointment } from '@salon/contracts';
import { confirmed, offered } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const cancelled: Appointment = {
  ...confirmed,
  status: 'cancelled',
  cancelReason: 'customer',
  money: 'refund_due',
  options: { cancel: null, reschedule: null },
};

/** Cancels the facial of December 5 out of `before`. */
async function cancel(before: Appointment[]) {
  const salon = accountSalon({
    'GET /appointments/my-appointments': { appointments: before },
    'PATCH /appointments/a2/cancel': { appointment: cancelled },
  });
  open('/profile/appointments', { signedIn: true });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel: Frangipani Glow Facial, December 5, 2026' }),
  );
  salon.replies['GET /appointments/my-appointments'] = {
    appointments: before.map((visit) => (visit === confirmed ? cancelled : visit)),
  };
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
  await screen.findByText('Cancelled by you.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The dialog returns the focus in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

it('after cancelling the focus is at the visit that follows', async () => {
  await cancel([confirmed, offered]);
  expect(screen.getByRole('heading', { name: /Bridal Morning/ })).toHaveFocus();
});

it('after cancelling the last one the focus is at the one before', async () => {
  await cancel([confirmed, { ...offered, date: '2026-12-01', startsAt: '2026-12-01T08:30:00.000Z' }]);
  expect(screen.getByRole('heading', { name: /Bridal Morning/ })).toHaveFocus();
});

it('after cancelling the only one the focus is at the heading of the page', async () => {
  await cancel([confirmed]);
  expect(screen.getByRole('heading', { level: 1, name: 'My Appointments' })).toHaveFocus();
});
