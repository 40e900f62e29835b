import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Appointment } from '@salon/contracts';
import { completed, confirmed } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const past = (count: number, from = 0): Appointment[] =>
  Array.from({ length: count }, (_, at) => ({
    ...completed,
    _id: `p${from + at}`,
    appointmentId: `ARL-P${from + at}`,
  }));
const show = () => open('/profile/appointments', { signedIn: true });

it('A-081 B-210 shows older visits page by page, with the focus on the first new one', async () => {
  accountSalon({
    [LIST]: { appointments: [confirmed, ...past(2)], next: 'c1' },
    [`${LIST}?cursor=c1`]: { appointments: past(3, 1), next: null },
  });
  show();
  await userEvent.click(await screen.findByText('Past and cancelled'));
  expect(screen.getByText('2+')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByText('ARL-P2')).closest('li')).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('loads pages until one has visits whose time has passed: a cancelled one to come is not one of them', async () => {
  const later = { ...confirmed, _id: 'later', date: '2026-12-30', startsAt: '2026-12-30T04:00:00.000Z' };
  accountSalon({
    [LIST]: { appointments: [{ ...later, status: 'cancelled', cancelReason: 'customer' }], next: 'c1' },
    [`${LIST}?cursor=c1`]: { appointments: [confirmed, ...past(1)], next: null },
  });
  show();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/Frangipani/));
  expect(screen.getByText('Confirmed')).toBeVisible();
});

it('A-017 loads pages until the next visit is among them, because the latest come first', async () => {
  const later = { ...confirmed, _id: 'later', date: '2026-12-30', startsAt: '2026-12-30T04:00:00.000Z' };
  const salon = accountSalon({
    [LIST]: { appointments: [later], next: 'c1' },
    [`${LIST}?cursor=c1`]: { appointments: [confirmed, ...past(1)], next: 'c2' },
  });
  show();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3));
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.closest('li')).toHaveTextContent('December');
  expect(salon.callsTo(`${LIST}?cursor=c2`)).toEqual([]);
});
