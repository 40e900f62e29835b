import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hoursSalon } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function type(label: string, text: string) {
  await userEvent.clear(await screen.findByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
}

async function closing(first: string, last: string | null) {
  const salon = hoursSalon({
    'GET /admin/hours/holidays?year=2026': {
      isKnown: true,
      holidays: [{ day: '2026-12-23', name: 'Poya Day' }],
    },
  });
  open('/admin/hours', { signedIn: true });
  await press('Close the salon');
  await type('First day', first);
  if (last !== null) await type('Last day', last);
  await type('Reason', 'Staff outing');
  return salon;
}
const next = () => press('Next: what it affects');
const closed = (...days: string[]) => ({
  change: { subject: 'closure', closures: days.map((day) => ({ day, reason: 'Staff outing' })) },
});

it('closes several days in one save, of whose effect it asks once', async () => {
  const salon = await closing('2026-12-15', '2026-12-17');
  await next();
  await screen.findByText(/^No booked visit is affected/);
  await press('Save');
  const request = closed('2026-12-15', '2026-12-16', '2026-12-17');
  await waitFor(() => expect(salon.callsTo('PUT /admin/hours').map(({ body }) => body)).toEqual([request]));
  expect(salon.callsTo('POST /admin/hours/impact').map(({ body }) => body)).toEqual([request]);
});

it('the last day follows a corrected first day while it is the same', async () => {
  await closing('2026-12-31', null);
  await type('First day', '2026-12-24');
  expect(screen.getByLabelText('Last day')).toHaveValue('2026-12-24');
});

it('closes a single day without a choice of the last one', async () => {
  const salon = await closing('2026-12-15', null);
  expect(screen.getByLabelText('Last day')).toHaveValue('2026-12-15');
  await next();
  await waitFor(() => expect(salon.callsTo('POST /admin/hours/impact')[0]?.body).toEqual(closed('2026-12-15')));
});

it('leaves days between them as they are that are closed already, or ticked as holidays', async () => {
  const salon = await closing('2026-12-22', '2026-12-26');
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription(
    'Days that are closed already stay as they are.',
  );
  await userEvent.click(await screen.findByLabelText('December 23, 2026: Poya Day'));
  await next();
  await waitFor(() => expect(salon.callsTo('POST /admin/hours/impact')).toHaveLength(1));
  expect(salon.callsTo('POST /admin/hours/impact')[0]?.body).toEqual({
    change: {
      subject: 'closure',
      closures: [
        ...closed('2026-12-22', '2026-12-24', '2026-12-26').change.closures,
        { day: '2026-12-23', reason: 'Poya Day' },
      ],
    },
  });
});

it.each([
  ['ends before it begins', '2026-12-17', '2026-12-15', 'The last day is before the first'],
  ['has no end', '2026-12-15', '', 'The last day is before the first'],
  ['has a wrong year', '2026-12-15', '2036-12-17', 'Please close at most 60 days at once'],
])('says at the last day that a closure %s', async (_what, first, last, problem) => {
  const salon = await closing(first, last);
  await next();
  const field = screen.getByLabelText('Last day');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)));
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('First day')).toBeValid();
  expect(salon.callsTo('POST /admin/hours/impact')).toEqual([]);
});

it('says once that the reason of several days is missing', async () => {
  await closing('2026-12-15', '2026-12-17');
  await userEvent.clear(screen.getByLabelText('Reason'));
  await next();
  expect(await screen.findAllByText(/^Please say why the salon is closed/)).toHaveLength(1);
});
