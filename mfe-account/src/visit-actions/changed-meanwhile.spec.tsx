import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { confirmed, freely } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const CANCEL = 'PATCH /appointments/a2/cancel';
const dialog = () => within(screen.getByRole('alertdialog'));
const pressCancel = () => userEvent.click(dialog().getByRole('button', { name: 'Cancel appointment' }));
const placeOf = ({ date, startTime, stylist }: typeof confirmed) => ({ date, startTime, stylistId: stylist._id });

/** The dialog of a visit that changes after it was shown: the press is refused with that code and sentence. */
async function changed(visit: object, code: string, why: string) {
  const salon = accountSalon({ [LIST]: { appointments: [confirmed] }, [CANCEL]: refuse(409, code, why) });
  open('/profile/appointments', { signedIn: true });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel: Frangipani Glow Facial, December 5, 2026' }),
  );
  await waitFor(() => expect(salon.callsTo(LIST)).toHaveLength(2));
  salon.replies[LIST] = { appointments: [visit] };
  await pressCancel();
  expect(await screen.findByText(why)).toBeInTheDocument();
  salon.replies[CANCEL] = { appointment: { ...visit, status: 'cancelled', cancelReason: 'customer' } };
  return () => salon.callsTo(CANCEL).map(({ body }) => body);
}

it('C9 shows what it costs by now when the press came after the free time, and cancels by the next press', async () => {
  const late = { ...confirmed.options, cancel: { ...freely, cost: 3250, refund: 0, owed: 2250 } };
  const sent = await changed(
    { ...confirmed, options: late },
    'CANCEL_COSTS_MORE',
    'Cancelling costs LKR 3,250.00 by now',
  );
  expect(await dialog().findByText('You would owe')).toBeVisible();
  await pressCancel();
  await screen.findByText('Appointment cancelled successfully');
  expect(sent()).toMatchObject([{ cost: 0 }, { cost: 3250 }]);
});

it('C9 shows the new time of a visit that the desk has moved before the press, and cancels that by the next', async () => {
  const moved = { ...confirmed, date: '2026-12-06', startTime: '15:00', stylist: { _id: 'st9', name: 'Ruwan' } };
  const sent = await changed(moved, 'VISIT_CHANGED', 'Somebody has moved this visit meanwhile');
  expect(await dialog().findByText('3:00 PM')).toBeVisible();
  await pressCancel();
  await screen.findByText('Appointment cancelled successfully');
  expect(sent()).toEqual([confirmed, moved].map((visit) => ({ cost: 0, from: placeOf(visit) })));
});
