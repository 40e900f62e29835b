import { DEFAULT_POLICY } from '@salon/contracts';
import type { Reply } from '@salon/testing/fake-salon';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentSalon, fill, press, service, stylist } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const DAY = '2026-11-23';
const line = { received: 0, returned: 0, expected: 0, counted: null, reason: '', afterClosing: 0 };
const change = { _id: 'c1', subject: 'policy' };

const REPLIES: Record<string, Reply> = {
  'GET /admin/salon-changes?subjects=stylist,stylistOrder': { changes: [] },
  'GET /admin/salon-changes?subjects=policy': { changes: [] },
  'GET /admin/content/settings': {
    entries: [{ _id: 'site', archived: false, position: 0, fields: { brand: 'Araliya', tagline: 'A quiet house' } }],
  },
  'GET /admin/policy': { policy: { ...DEFAULT_POLICY, version: 'v1' } },
  'PUT /admin/policy': ({ body }: { body: unknown }) => ({ policy: { ...(body as object), version: 'v2' }, change }),
  [`GET /admin/close/${DAY}`]: {
    date: DAY,
    lines: [{ ...line, means: 'cash' }],
    closed: null,
    closable: true,
    undecided: [],
    unnoted: [],
    entries: [],
    trace: [],
    version: 'v1',
  },
  'GET /admin/content/services': { entries: [service('a', 'Haircut'), service('b', 'Blow-dry')] },
  'GET /admin/stylists': { stylists: [stylist('s1', 'Dilani', { serviceIds: ['a'], visits: 1 })] },
  'GET /admin/stylists/s1/visits': {
    visits: [
      {
        _id: 'v1',
        appointmentId: 'ARL-261126-0001',
        date: '2026-11-26',
        startTime: '10:00',
        customerName: 'Kamala',
        serviceIds: ['a'],
      },
    ],
  },
};

async function choose(name: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name }));
}

it.each([
  ['the settings', '/admin/content/settings', 'Tagline', 'A calm house'],
  ['the policy', '/admin/policy', /^Booking fee/, '1500'],
  ['the count of a day', `/admin/close/${DAY}`, 'Cash, counted, LKR', '100'],
])('asks before a link discards what is typed into %s', async (_form, path, label, text) => {
  contentSalon(REPLIES);
  const { go, here } = open(path, { signedIn: true });
  await fill(label, text);
  await go('/elsewhere');
  await choose('Keep editing');
  expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(here()).toBe(path);
  await go('/elsewhere');
  await choose('Leave');
  expect(await screen.findByText('another page')).toBeVisible();
});

it('asks before a link inside a dialog discards what is typed there', async () => {
  contentSalon(REPLIES);
  const { here } = open('/admin/stylists', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Dilani' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Blow-dry' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Haircut' }));
  await userEvent.click(await screen.findByRole('link', { name: 'give it to somebody else' }));
  await choose('Keep editing');
  expect(screen.getByRole('checkbox', { name: 'Blow-dry' })).toBeChecked();
  await userEvent.click(screen.getByRole('link', { name: 'give it to somebody else' }));
  await choose('Leave');
  expect(here()).toBe('/admin/hours');
});

it('does not ask once the input is saved', async () => {
  contentSalon(REPLIES);
  const { go } = open('/admin/policy', { signedIn: true });
  await fill(/^Booking fee/, '1500');
  await press('Save');
  await screen.findByRole('button', { name: /Undo/ });
  await go('/elsewhere');
  expect(await screen.findByText('another page')).toBeVisible();
});

it('does not ask a user who is signed out meanwhile', async () => {
  contentSalon(REPLIES);
  const { go } = open('/admin/policy', { signedIn: true });
  await fill(/^Booking fee/, '1500');
  localStorage.removeItem('token');
  await go('/elsewhere');
  expect(await screen.findByText('another page')).toBeVisible();
});
