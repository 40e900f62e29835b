import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, decided, hoursSalon, impact, NADEESHA, outside } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const UNAFFECTED = /^No booked visit is affected\./;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const next = () => press('Next: what it affects');
async function type(label: string, text: string) {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

/** Leave of Nadeesha, as far as its second step. */
async function leave() {
  await press('Leave or extra hours');
  await userEvent.selectOptions(await screen.findByLabelText('Who'), 'Nadeesha Silva');
  await type('First day', '2026-11-30');
  await type('Last day', '2026-11-30');
  await next();
}

it('says of leave that no visit depends on it, saves it on Save, and offers Undo', async () => {
  const salon = hoursSalon({ 'POST /admin/salon-changes/c1/undo': { change } });
  const { here } = open('/admin/hours', { signedIn: true });
  await leave();
  expect(await screen.findByText(UNAFFECTED)).toBeVisible();
  expect(salon.callsTo('PUT /admin/hours')).toEqual([]);
  await press('Save');
  const exception = { stylistId: NADEESHA, kind: 'leave', from: '2026-11-30', to: '2026-11-30', hours: null, note: '' };
  await waitFor(() =>
    expect(salon.callsTo('PUT /admin/hours').map(({ body }) => body)).toEqual([
      { change: { subject: 'exception', exception } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressUndo();
  await waitFor(() => expect(salon.callsTo('POST /admin/salon-changes/c1/undo')).toHaveLength(1));
  expect(await screen.findByText(/^Undone\. Any visit that was moved or cancelled with it stays so and/)).toBeVisible();
  await press('Admin actions');
  await waitFor(() => expect(here()).toBe('/admin/actions'));
});

it.each([
  ['an undo that leaves visits as they are', change],
  ['any other, as of an undo', { ...change, kind: 'undo', undoLeaves: undefined }],
])('names the visits that %s leaves outside the hours, and leads to them', async (_what, saved) => {
  hoursSalon({
    'PUT /admin/hours': { change: saved },
    'POST /admin/salon-changes/c1/undo': { change, outside: 2 },
  });
  const { here } = open('/admin/hours', { signedIn: true });
  await leave();
  await press('Save');
  await pressUndo();
  expect(await screen.findByText(/^Undone\. .*2 booked visits lie outside the hours now\.$/)).toBeVisible();
  await press('Decide what happens');
  await waitFor(() => expect(here()).toBe('/admin/outside-hours'));
});

it('says what was saved as the list of changes does', async () => {
  hoursSalon();
  open('/admin/hours', { signedIn: true });
  await leave();
  await press('Save');
  expect(await screen.findByText('Added: Leave of Dilani Perera, 24 November 2026')).toBeVisible();
});

it.each([
  ['no visit', impact(), UNAFFECTED],
  ['a visit', impact(outside), /^1 booked visit would lie outside the hours\. Nothing/],
  ['a visit that waits', { ...impact(), waiting: 1 }, /outside the hours\. It waits for a decision already\. No other/],
  ['both', { ...impact(outside), waiting: 1 }, /^2 booked visits .* hours\. 1 of them waits for a decision already\./],
  [
    'two that wait',
    { ...impact(), waiting: 2 },
    /^2 booked visits .* hours\. All wait for a decision already\. No other/,
  ],
])('saves nothing of whoever only looks at what it affects: %s', async (_what, affected, words) => {
  const salon = hoursSalon({ 'POST /admin/hours/impact': affected });
  open('/admin/hours', { signedIn: true });
  await press('Close the salon');
  await type('First day', '2026-12-01');
  await type('Reason', 'Painting');
  await next();
  expect(await screen.findByText(words)).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Before you save' });
  await waitFor(() => expect(dialog).toHaveFocus());
  await press('Back');
  expect(await screen.findByLabelText('Reason')).toHaveValue('Painting');
  expect(screen.getByRole('dialog', { name: 'Close the salon' })).toHaveFocus();
  await next();
  await screen.findByText(words);
  await userEvent.keyboard('{Escape}');
  await press('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(salon.callsTo('POST /admin/hours/impact')).toHaveLength(2);
  expect(salon.callsTo('PUT /admin/hours')).toEqual([]);
});

it('names the visits of a day to be closed that were kept on purpose, each with its page', async () => {
  const { appointmentId, date, startTime, customerName } = outside;
  const kept = [{ appointmentId, date, startTime, customerName }];
  hoursSalon({ 'POST /admin/hours/impact': { ...impact(), kept } });
  open('/admin/hours', { signedIn: true });
  await leave();
  expect(await screen.findByText(/^1 booked visit was kept outside the hours on purpose, and stays/)).toBeVisible();
  const link = screen.getByRole('link', { name: customerName });
  expect(link).toHaveAttribute('href', `/admin/visits/${appointmentId}`);
  expect(link.closest('li')).toHaveTextContent('Nimali Fernando, Tue, Nov 24, 10:00 AM');
  expect(screen.getByText('No other is affected. Nothing is saved yet.')).toBeVisible();
});

it.each([
  [
    'a visit was kept on purpose',
    { kept: [{ ...outside, customerName: 'Kumari' }] },
    /kept outside the hours on purpose/,
  ],
  ['a visit waits for a decision', { waiting: 1 }, /It waits for a decision already/],
])('removes nothing at once while %s', async (_what, affected, words) => {
  const salon = hoursSalon({ 'POST /admin/hours/impact': { ...impact(), ...affected } });
  open('/admin/hours', { signedIn: true });
  await press('Remove: plan of Dilani Perera from January 1, 2027');
  expect(await screen.findByText(words)).toBeVisible();
  expect(salon.callsTo('PUT /admin/hours')).toEqual([]);
});

it('shows a warning beside a step without visits', async () => {
  const warning = 'Nadeesha Silva works outside the hours of the salon on Monday.';
  hoursSalon({ 'POST /admin/hours/impact': { ...impact(), warnings: [warning] } });
  open('/admin/hours', { signedIn: true });
  await leave();
  expect(await screen.findByText(warning)).toBeVisible();
  expect(screen.getByText(UNAFFECTED)).toBeVisible();
});

const GUESTS_READ = /^Guests read the hours on the contact page as a text of its own/;

it('says before a plan of the salon is saved that guests read the hours as a text of its own', async () => {
  hoursSalon();
  open('/admin/hours', { signedIn: true });
  await press('New plan for The salon');
  await next();
  const dialog = within(await screen.findByRole('dialog', { name: 'Before you save' }));
  expect(dialog.getByText(GUESTS_READ)).toBeVisible();
  const form = dialog.getByRole('link', { name: 'Hours as guests read them' });
  expect(form).toHaveAttribute('href', '/admin/content/settings');
});

it('does not say so of the plan of a stylist', async () => {
  hoursSalon();
  open('/admin/hours', { signedIn: true });
  await press('New plan for Nadeesha Silva');
  await next();
  const dialog = within(await screen.findByRole('dialog', { name: 'Before you save' }));
  expect(dialog.queryByText(GUESTS_READ)).toBeNull();
});

it('opens the form for leave of the stylist whom its address names, once', async () => {
  hoursSalon();
  const { here } = open(`/admin/hours?leave=${NADEESHA}`, { signedIn: true });
  await screen.findByRole('dialog', { name: 'Leave or extra hours' });
  expect(screen.getByLabelText('Who')).toHaveDisplayValue('Nadeesha Silva');
  expect(screen.getByLabelText('What')).toHaveDisplayValue('Leave');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(here()).toBe('/admin/hours');
});

it('opens no form for a stylist who does not work here', async () => {
  hoursSalon();
  open('/admin/hours?leave=33333333-3333-4333-8333-333333333333', { signedIn: true });
  await screen.findByRole('region', { name: 'Hours of Nadeesha Silva' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['an edit without a change', 'Edit: plan of Dilani Perera from January 1, 2027'],
  ['a removal', 'Remove: plan of Dilani Perera from January 1, 2027'],
])('asks before what was chosen for the visits of %s is discarded', async (_what, begin) => {
  const salon = hoursSalon({
    'POST /admin/hours/impact': impact(outside),
    'POST /admin/appointments/a1/keep': decided,
  });
  open('/admin/hours', { signedIn: true });
  await press(begin);
  if (begin.startsWith('Edit')) await next();
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), 'Keep it as it is');
  await userEvent.click(screen.getByRole('link', { name: 'Nimali Fernando' }));
  await press('Keep editing');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(await screen.findByLabelText(/visit of Nimali/)).toHaveValue('keep');
  await press('Save');
  expect(await screen.findByRole('dialog', { name: 'Saved' })).toBeVisible();
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(salon.callsTo('POST /admin/appointments/a1/keep')).toHaveLength(1);
});
