import {
  accountRefusals,
  type CustomerDetails,
  type CustomerRecord,
  type CustomerVisit,
  type CustomerVisits,
  messages,
  NO_NOTES,
  permissionsOf,
  type User,
} from '@salon/contracts';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const ID = '11111111-1111-4111-8111-111111111111';
const RECORD = `GET /admin/customers/${ID}`;
const LIST = 'GET /admin/customers?search=';
const DELETE = `DELETE /admin/customers/${ID}`;
const QUESTION = 'Delete the data of Nimali Perera?';
const FOR_GOOD = 'Delete the data for good';
const OPEN = 'Delete this person’s data';

const client: CustomerDetails = {
  _id: ID,
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  phone: '0771234567',
  city: 'Kandy',
  notes: '',
  hasAccount: false,
  since: '2024-03-01T05:00:00.000Z',
  ids: [ID],
};
const HISTORY: CustomerVisits = {
  visits: [],
  total: 0,
  completed: 0,
  noShows: 0,
  lateCancellations: 0,
  refundsDue: 0,
  notPaid: 0,
  notes: { ...NO_NOTES, version: 'n0' },
  merged: [],
  into: null,
};
const frontDesk: User = { ...admin, permissions: permissionsOf('front_desk') };

async function show(replies: Record<string, Reply> = {}, record: Partial<CustomerRecord> = {}, who = admin) {
  const salon = accountSalon({
    'GET /auth/me': { user: who },
    [LIST]: { customers: [], next: null },
    'GET /admin/client-imports': { imports: [] },
    [RECORD]: { customer: client, history: null, alsoKnownAs: [], ...record },
    ...replies,
  });
  const page = open(`/admin/customers/${ID}`, { signedIn: true });
  await screen.findByText(messages.customerVisitsAway);
  return { salon, page };
}
const dialog = () => within(screen.getByRole('alertdialog', { name: QUESTION }));
const press = async (name: string, inside: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await inside.findByRole('button', { name }));

it('T64 A19 the dialog says first that it cannot be undone, what is deleted and what stays; nothing goes unasked', async () => {
  const { salon } = await show();
  await press(OPEN);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^This cannot be undone\./);
  expect(dialog().getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(dialog().getByText('Their name, e-mail address, phone number and city')).toBeVisible();
  expect(dialog().getByText(/^Their visits and payments, without their name: the law/)).toBeVisible();
  expect(dialog().queryByText(/Their account|merged/)).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: OPEN })).toHaveFocus());
  expect(salon.callsTo(DELETE)).toEqual([]);
});

it('T64 A19 of a customer with an account and merged records it names both', async () => {
  await show({}, { customer: { ...client, hasAccount: true }, alsoKnownAs: [{ ...client, name: 'N. Perera' }] });
  await press(OPEN);
  expect(dialog().getByText(/^Their account with name, e-mail address/)).toBeVisible();
  expect(dialog().getByText('The other records of this person that were merged into this one')).toBeVisible();
});

it('T64 A19 deletes by keyboard, says so and shows the list of customers, read again', async () => {
  const { salon, page } = await show({ [DELETE]: {} });
  screen.getByRole('button', { name: OPEN }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(dialog().getByRole('button', { name: FOR_GOOD })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(messages.customerDataDeleted)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await waitFor(() => expect(salon.callsTo(LIST).length).toBeGreaterThan(0));
  expect([page.here(), salon.callsTo(DELETE).length, salon.callsTo(RECORD).length]).toEqual(['/admin/customers', 1, 1]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('T64 A19 the list that was seen before no longer shows the person', async () => {
  const { salon, page } = await show({ [LIST]: { customers: [client], next: null }, [DELETE]: {} });
  await page.go('/admin/customers');
  await userEvent.click(await screen.findByRole('link', { name: client.name }));
  salon.replies[LIST] = { customers: [], next: null };
  await userEvent.click(await screen.findByRole('button', { name: OPEN }));
  await press(FOR_GOOD, dialog());
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: client.name })).toBeNull());
});

it('T64 stays open and cannot be pressed twice while it runs', async () => {
  const { salon } = await show({ [DELETE]: never });
  await press(OPEN);
  await press(FOR_GOOD, dialog());
  expect(dialog().getByRole('button', { name: FOR_GOOD })).toHaveAttribute('aria-busy', 'true');
  await press(FOR_GOOD, dialog());
  expect(salon.callsTo(DELETE)).toHaveLength(1);
});

it.each([
  [
    'a visit to come',
    refuse(409, 'CUSTOMER_DELETION_REFUSED', 'They have a visit to come.'),
    'They have a visit to come.',
  ],
  [
    'a half deletion',
    refuse(503, 'CUSTOMER_DELETION_UNFINISHED', 'x'),
    accountRefusals.CUSTOMER_DELETION_UNFINISHED.text,
  ],
  ['a service that is away', refuse(503, 'UPSTREAM_DOWN', ''), 'Server error. Please try again later'],
  ['a confirmation that was closed', refuse(403, 'CONFIRMATION_NEEDED', 'Please confirm.'), 'Please confirm.'],
  ['something odd', refuse(418, 'ODD', ''), messages.customerDataDeleteFailed],
])('T64 A19 shows %s in the dialog, which stays open, and can be repeated', async (_what, reply, sentence) => {
  const { salon, page } = await show({ [DELETE]: reply });
  await press(OPEN);
  await press(FOR_GOOD, dialog());
  expect(await dialog().findByRole('alert')).toHaveTextContent(sentence);
  await press('Keep it', dialog());
  await press(OPEN);
  expect(dialog().queryByRole('alert')).toBeNull();
  salon.replies[DELETE] = {};
  await press(FOR_GOOD, dialog());
  await waitFor(() => expect(page.here()).toBe('/admin/customers'));
});

it('T64 A19 counts as done when a repeated try finds nobody, after a response that was lost', async () => {
  const { salon, page } = await show({ [DELETE]: refuse(404, 'CUSTOMER_NOT_FOUND', 'Not found.') });
  await press(OPEN);
  await press(FOR_GOOD, dialog());
  expect(await dialog().findByRole('alert')).toHaveTextContent('Not found.');
  salon.replies[DELETE] = refuse(504, 'UPSTREAM_TIMEOUT', '');
  await press(FOR_GOOD, dialog());
  await waitFor(() => expect(dialog().getByRole('alert')).not.toHaveTextContent('Not found.'));
  salon.replies[DELETE] = refuse(404, 'CUSTOMER_NOT_FOUND', 'Not found.');
  await press(FOR_GOOD, dialog());
  expect(await screen.findByText(messages.customerDataDeleted)).toBeInTheDocument();
  await waitFor(() => expect(page.here()).toBe('/admin/customers'));
});

it('T64 T8 A19 is for owners: the front desk is not offered it', async () => {
  await show({}, {}, frontDesk);
  expect(screen.getByRole('button', { name: 'Merge with another record' })).toBeVisible();
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
});

it('T64 A19 of a person who works here it says that the account is not deleted', async () => {
  await show({}, { customer: { ...client, hasAccount: true, isStaff: true } });
  expect(screen.getByText(/^Nimali Perera works here, or has worked here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
});

it('T64 A19 with visits to come it says so first and leads to them, and asks for nothing', async () => {
  const visit: CustomerVisit = {
    appointmentId: 'ARL-261126-0042',
    status: 'confirmed',
    isComing: true,
    date: '2026-11-26',
    startTime: '10:00',
    stylist: 'Dilani',
    services: ['Cut'],
    owed: 0,
  };
  const past: CustomerVisit = { ...visit, appointmentId: 'ARL-261026-0012', isComing: false, date: '2026-10-26' };
  const history = { ...HISTORY, visits: [visit, past], total: 2 };
  accountSalon({ 'GET /auth/me': { user: admin }, [RECORD]: { customer: client, history, alsoKnownAs: [] } });
  open(`/admin/customers/${ID}`, { signedIn: true });
  const sentence = /^To delete this person’s data: They have a visit to come\. Please cancel it first/;
  const around = within((await screen.findByText(sentence)).parentElement!);
  expect(around.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/visits/ARL-261126-0042',
  ]);
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
});
