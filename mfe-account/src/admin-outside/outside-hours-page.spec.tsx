import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DILANI, decided, hoursSalon, outside } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const PAGE = '/admin/visits/ARL-261120-0001';
/** Where the page shows the visit of Nimali. */
const SEEN = { date: '2026-11-24', startTime: '10:00', stylistId: DILANI };
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
      { date: '2026-11-25', startTime: '10:00', from: SEEN },
    ]),
  );
  expect(await screen.findByText('Kept as it is.')).toBeVisible();
  await press(/^Undo: Customer b/);
  expect(await screen.findByText('The visit has been given another time since.')).toBeVisible();
  expect(screen.getByText('Kept as it is.')).toBeVisible();
});

it('gives every visit to whoever is free, but leaves what was chosen', async () => {
  const later = others.map((each, at) => ({ ...each, startTime: `1${at + 1}:00`, endTime: `1${at + 2}:00` }));
  hoursSalon({ 'GET /admin/outside-hours': { visits: [outside, ...later], total: 3 } });
  open('/admin/outside-hours', { signedIn: true });
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), 'Keep it as it is');
  await press('Give 3 of 3 to whoever is free');
  expect(screen.getAllByRole('combobox').map((each) => (each as HTMLSelectElement).value.split(' ')[0])).toEqual([
    'keep',
    'reassign',
    'reassign',
  ]);
});

it('offers a free place to one visit only, and says for whom it was chosen', async () => {
  hoursSalon({ 'GET /admin/outside-hours': { visits: [outside, ...others], total: 3 } });
  open('/admin/outside-hours', { signedIn: true });
  const optionsOf = (name: RegExp) => within(screen.getByLabelText(name));
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), 'move 2026-11-25 10:00');
  const gone = 'Move to Wed, Nov 25, 10:00 AM with Dilani Perera (chosen for Nimali Fernando)';
  for (const name of [/visit of Customer b/, /visit of Customer c/])
    expect(optionsOf(name).getByRole('option', { name: gone })).toBeDisabled();
  const own = 'Move to Wed, Nov 25, 10:00 AM with Dilani Perera';
  expect(optionsOf(/visit of Nimali/).getByRole('option', { name: own })).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText(/visit of Nimali/), 'keep');
  expect(optionsOf(/visit of Customer b/).getByRole('option', { name: own })).toBeEnabled();
});

it('counts for whom somebody is free, when one stylist is free for two', async () => {
  hoursSalon({ 'GET /admin/outside-hours': { visits: [outside, ...others], total: 3 } });
  open('/admin/outside-hours', { signedIn: true });
  expect(await screen.findAllByRole('combobox')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /to whoever is free/ })).toBeNull();
});

it('leads to each visit, and cannot cancel one before its money of the desk is refunded', async () => {
  const paid = { ...outside, refund: 0, deskPaid: 3000 };
  const salon = hoursSalon({
    'GET /admin/outside-hours': { visits: [paid], total: 1 },
    'POST /admin/appointments/a1/keep': () => refuse(409, 'SLOT_TAKEN', 'That time has just been taken.'),
  });
  open('/admin/outside-hours', { signedIn: true });
  const blocked = 'Cancel it. Please refund the LKR 3,000.00 that was paid at the desk first';
  expect(await screen.findByRole('option', { name: blocked })).toBeDisabled();
  const leads = () => expect(screen.getByRole('link', { name: 'Nimali Fernando' })).toHaveAttribute('href', PAGE);
  leads();
  await userEvent.selectOptions(screen.getByLabelText(/visit of Nimali/), 'Keep it as it is');
  salon.replies['GET /admin/outside-hours'] = { visits: [], total: 0 };
  await press('Do this for 1 visit');
  await screen.findByText('That time has just been taken.');
  leads();
});

it.each(['chosen', 'being done'])('asks before a link to a visit discards what is %s', async (state) => {
  hoursSalon({
    'GET /admin/outside-hours': { visits: [outside, ...others], total: 3 },
    'POST /admin/appointments/a1/keep': never,
  });
  const { here } = open('/admin/outside-hours', { signedIn: true });
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), 'Keep it as it is');
  if (state === 'being done') await press('Do this for 1 visit');
  await userEvent.click(screen.getByRole('link', { name: 'Customer b' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await press('Keep editing');
  expect(here()).toBe('/admin/outside-hours');
  expect(screen.getByLabelText(/visit of Nimali/)).toHaveValue('keep');
});

it('ends a refusal with one full stop', async () => {
  hoursSalon({
    'GET /admin/outside-hours': { visits: [outside], total: 1 },
    'POST /admin/appointments/a1/keep': () => refuse(409, 'SLOT_TAKEN', 'That time has just been taken.'),
  });
  open('/admin/outside-hours', { signedIn: true });
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), 'Keep it as it is');
  await press('Do this for 1 visit');
  expect(await screen.findByText('That time has just been taken. The visit stays an open task.')).toBeVisible();
});

it('has nothing to decide when no visit lies outside the hours, or each was kept', async () => {
  hoursSalon();
  open('/admin/outside-hours', { signedIn: true });
  expect(await screen.findByRole('heading', { name: 'No visit waits for a decision.' })).toBeVisible();
});

it('says why it cannot be shown', async () => {
  hoursSalon({ 'GET /admin/outside-hours': () => refuse(503, 'UNAVAILABLE', 'x') });
  open('/admin/outside-hours', { signedIn: true });
  expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
});
