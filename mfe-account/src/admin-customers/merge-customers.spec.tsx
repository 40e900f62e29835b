import type { CustomerDetails } from '@salon/contracts';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const customer: CustomerDetails = {
  _id: '11111111-1111-4111-8111-111111111111',
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  phone: '',
  city: '',
  notes: '',
  hasAccount: true,
  since: '2024-03-01T05:00:00.000Z',
  ids: ['11111111-1111-4111-8111-111111111111'],
};
const other = { ...customer, _id: '22222222-2222-4222-8222-222222222222', name: 'Nimali P.' };
const RECORD = `GET /admin/customers/${customer._id}`;
const MERGE = `POST /admin/customers/${customer._id}/merge`;

async function openMerge(replies: Record<string, Reply> = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/customers?search=Nimali': { customers: [other], next: null },
    'GET /admin/customers?search=Kumari': { customers: [], next: null },
    'GET /admin/salon-changes': { changes: [] },
    [RECORD]: { customer, history: null, alsoKnownAs: [] },
    [`GET /admin/customers/${other._id}`]: { customer: other, history: null, alsoKnownAs: [] },
    ...replies,
  });
  const page = open(`/admin/customers/${customer._id}`, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Merge with another record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another record' }));
  const search = async (text: string) => {
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.click(dialog.getByRole('searchbox'));
    await userEvent.paste(text);
  };
  return { salon, dialog, search, ...page };
}

it('stays open, with its choice, while two records are merged', async () => {
  let refuseMerge: (response: Response) => void = () => undefined;
  const { salon, dialog, search } = await openMerge({
    [MERGE]: () => new Promise((resolve) => (refuseMerge = resolve)),
  });
  await search('Nimali');
  await userEvent.click(await dialog.findByRole('button', { name: /Nimali P\./ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(salon.callsTo(MERGE)).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep Nimali P. instead' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another record' }));
  expect(within(dialog.getByRole('region', { name: 'Is kept' })).getByText('Nimali Perera')).toBeVisible();
  refuseMerge(refuse(409, 'MERGE_MADE', 'Nimali P. has been merged into Ama already'));
  expect(await dialog.findByText('Nimali P. has been merged into Ama already')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another record' }));
  expect(dialog.getByRole('searchbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that nobody else is found only once the search has ended', async () => {
  const { salon, dialog, search } = await openMerge({ 'GET /admin/customers?search=Nimali': never });
  await search('Kumari');
  expect(await dialog.findByText('Nobody else is found by this.')).toBeVisible();
  await search('Nimali');
  await waitFor(() => expect(salon.callsTo('GET /admin/customers?search=Nimali')).toHaveLength(1));
  expect(dialog.queryByText('Nobody else is found by this.')).toBeNull();
});
