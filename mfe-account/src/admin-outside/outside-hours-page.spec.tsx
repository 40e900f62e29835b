import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decided, hoursSalon, outside } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const others = ['b', 'c'].map((_id) => ({ ...outside, _id, customerName: `Customer ${_id}` }));

it('does what was chosen for each visit, and undoes one', async () => {
  const salon = hoursSalon({
    'GET /admin/outside-hours': { visits: [outside, ...others], total: 3 },
    'PATCH /appointments/a1/reschedule': decided,
    'POST /admin/appointments/b/keep': { ...decided, act: { ...decided.act, id: 'act2' } },
    'POST /admin/acts/act2/undo': () => refuse(409, 'ACT_NOT_UNDOABLE', 'The visit has been given another time since'),
  });
  open('/admin/outside-hours', { signedIn: true });
  const choice = (name: RegExp) => screen.findByLabelText(name);
  expect(await screen.findByRole('button', { name: 'Choose what happens' })).toBeDisabled();
  await userEvent.selectOptions(await choice(/visit of Nimali/), 'Move to Wed, Nov 25, 10:00 AM with Dilani Perera');
  expect(screen.getByText('nimali@example.test is mailed the new time.')).toBeVisible();
  await userEvent.selectOptions(await choice(/visit of Customer b/), 'Keep it as it is');
  expect(screen.getByText('Nobody is mailed.')).toBeVisible();
  await press('Do this for 2 visits');
  await waitFor(() =>
    expect(salon.callsTo('PATCH /appointments/a1/reschedule').map(({ body }) => body)).toEqual([
      { date: '2026-11-25', startTime: '10:00' },
    ]),
  );
  expect(await screen.findByText('Done: Keep it as it is.')).toBeVisible();
  await press(/^Undo: Customer b/);
  expect(await screen.findByText(/^The visit has been given another time since\./)).toBeVisible();
});

it('gives every visit to whoever is free, but leaves what was chosen', async () => {
  hoursSalon({ 'GET /admin/outside-hours': { visits: [outside, ...others], total: 3 } });
  open('/admin/outside-hours', { signedIn: true });
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), 'Keep it as it is');
  await press('Give 3 of 3 to whoever is free');
  expect(screen.getAllByRole('combobox').map((each) => (each as HTMLSelectElement).value.split(' ')[0])).toEqual([
    'keep',
    'reassign',
    'reassign',
  ]);
});

it('has nothing to decide when every visit lies within the hours', async () => {
  hoursSalon();
  open('/admin/outside-hours', { signedIn: true });
  expect(await screen.findByRole('heading', { name: 'Every visit lies within the hours.' })).toBeVisible();
});

it('says why it cannot be shown', async () => {
  hoursSalon({ 'GET /admin/outside-hours': () => refuse(503, 'UNAVAILABLE', 'x') });
  open('/admin/outside-hours', { signedIn: true });
  expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
});
