import {
  type CustomerDetails,
  type CustomerRecord,
  type CustomerVisit,
  type CustomerVisits,
  messages,
  type SalonChange,
} from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const ID = '11111111-1111-4111-8111-111111111111';
const customer: CustomerDetails = {
  _id: ID,
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  phone: '0771234567',
  city: 'Kandy',
  notes: '',
  hasAccount: true,
  since: '2024-03-01T05:00:00.000Z',
  ids: [ID],
};
const past: CustomerVisit = {
  appointmentId: 'ARL-261026-0012',
  status: 'no_show',
  isComing: false,
  date: '2026-10-26',
  startTime: '10:00',
  stylist: 'Dilani',
  services: ['Cut', 'Colour'],
  owed: 900,
};
const coming: CustomerVisit = {
  ...past,
  appointmentId: 'ARL-261126-0042',
  status: 'confirmed',
  isComing: true,
  date: '2026-11-26',
  owed: 0,
};
const history: CustomerVisits = {
  visits: [coming, past],
  total: 2,
  completed: 0,
  noShows: 1,
  lateCancellations: 0,
  refundsDue: 1000,
  notPaid: 900,
  notes: { allergies: '', preferences: '', notes: '', blocked: '', prepay: '', version: 'n0' },
  merged: [],
  into: null,
};

const change: SalonChange = {
  _id: 'c1',
  kind: 'edit',
  subject: 'customer',
  subjectId: ID,
  title: 'Notes of Nimali Perera',
  by: 'Nimal',
  at: '2026-11-23T04:10:00.000Z',
  undoUntil: '2026-11-24T04:10:00.000Z',
  undone: false,
};
const NOTES = `PUT /admin/customers/${ID}/notes`;

function show(record: Partial<CustomerRecord>, replies = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/customers/${ID}`]: { customer, history, alsoKnownAs: [], ...record },
    ...replies,
  });
  open(`/admin/customers/${ID}`, { signedIn: true });
  return salon;
}

it('signs a customer out everywhere, after saying that it cannot be undone', async () => {
  const ended = `DELETE /admin/customers/${ID}/sessions`;
  const salon = show({}, { [ended]: { ended: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign Nimali Perera out everywhere?' });
  expect(question).toHaveTextContent('It cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(messages.customerSignedOut)).toBeVisible();
  expect(salon.callsTo(ended)).toHaveLength(1);
});

it('shows who it is, the visits to come and past with their numbers, and what is owed', async () => {
  show({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Nimali Perera' })).toBeVisible();
  expect(screen.getByText('known since March 1, 2024')).toBeVisible();
  const [next] = within(screen.getByRole('region', { name: 'Visits to come' })).getAllByRole('listitem');
  expect(within(next!).getByRole('link')).toHaveAttribute('href', '/admin/visits/ARL-261126-0042');
  expect(
    within(screen.getByRole('region', { name: 'Past and cancelled visits' })).getByRole('listitem'),
  ).toHaveTextContent(/Cut, Colour.*with Dilani.*No show.*900.00.*not paid/);
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['0', '1', '0', expect.stringContaining('1,000.00'), expect.stringContaining('900.00')]);
});

it('names what nobody has noted of completed visits, of each and of all', async () => {
  const completed = { ...past, status: 'completed' as const, owed: 0, unnoted: 40 };
  show({ history: { ...history, visits: [completed], notPaid: 0, unnoted: 40 } });
  const visits = within(await screen.findByRole('region', { name: 'Past and cancelled visits' }));
  expect(visits.getByRole('listitem')).toHaveTextContent(/Completed *LKR 40\.00 not noted$/);
  expect(screen.getByText('Payment not noted').parentElement).toHaveTextContent(/LKR 40\.00$/);
});

it('shows the other part when one is down, and says so', async () => {
  show({ customer: null });
  expect(await screen.findByText('Name, number and address cannot be shown at the moment.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Past and cancelled visits' })).toBeVisible();
});

it('says that the visits are away', async () => {
  show({ history: null });
  expect(await screen.findByText('The visits cannot be shown at the moment.')).toBeVisible();
  expect(screen.getByText('Kandy')).toBeVisible();
});

it('an id that nobody has says so, with a way on in place of Try Again', async () => {
  show({}, { [`GET /admin/customers/${ID}`]: refuse(404, 'NOT_FOUND', 'The requested resource was not found') });
  expect(await screen.findByRole('heading', { name: 'There is no such customer.' })).toBeVisible();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/admin/customers');
  expect(alert.queryByRole('button')).toBeNull();
});

it('says that nothing was booked yet', async () => {
  show({ history: { ...history, visits: [], total: 0 } });
  expect(await screen.findByRole('heading', { name: 'No visits yet.' })).toBeVisible();
});

it('notes are written, and undone where it is said that they are saved', async () => {
  const salon = show(
    {},
    {
      [NOTES]: { notes: { ...history.notes, allergies: 'Nuts', version: 'n1' }, change },
      'POST /admin/salon-changes/c1/undo': { change },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Write notes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Notes of Nimali Perera' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Allergies/ }), 'Nuts');
  await userEvent.click(dialog.getByRole('button', { name: 'Save notes' }));
  await pressUndo();
  expect(salon.callsTo(NOTES).map(({ body }) => body)).toEqual([{ allergies: 'Nuts', version: 'n0' }]);
  await waitFor(() => expect(salon.callsTo('POST /admin/salon-changes/c1/undo')).toHaveLength(1));
});

it('of notes that two have written, it is chosen field by field', async () => {
  const theirs = { allergies: 'Milk', preferences: 'Tea', notes: '', blocked: '', prepay: '', version: 'n1' };
  const salon = show(
    {},
    {
      [NOTES]: () =>
        salon.callsTo(NOTES).length === 1 ? refuse(409, 'CHANGED_MEANWHILE', 'x') : { notes: theirs, change },
      [`GET /admin/customers/${ID}`]: () => ({
        customer,
        history: salon.callsTo(NOTES).length === 0 ? history : { ...history, notes: theirs },
        alsoKnownAs: [],
      }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Write notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Allergies/ }), 'Nuts');
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await screen.findByText('Somebody else has changed this meanwhile')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(salon.callsTo(NOTES)).toHaveLength(2));
  expect(salon.callsTo(NOTES)[1]?.body).toEqual({ allergies: 'Nuts', version: 'n1' });
});

describe('a merge', () => {
  const other = {
    ...customer,
    _id: '22222222-2222-4222-8222-222222222222',
    name: 'Nimali P.',
    email: '',
    hasAccount: false,
  };
  const MERGE = `POST /admin/customers/${ID}/merge`;
  const theirs = { ...history, total: 1, notes: { ...history.notes, allergies: 'Latex' } };
  const replies = {
    'GET /admin/customers?search=Nimali': { customers: [customer, other], next: null },
    [`GET /admin/customers/${other._id}`]: { customer: other, history: theirs, alsoKnownAs: [] },
    [MERGE]: { change: { ...change, subject: 'customerMerge' } },
  };
  async function choose() {
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another record' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another record' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'The other record' }), 'Nimali');
    const found = within(await dialog.findByRole('list', { name: 'Records found' }));
    expect(found.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(found.getByRole('button', { name: /Nimali P\./ }));
    return dialog;
  }

  it('shows both with what is noted of them, says what happens, merges, and is undone from the toast', async () => {
    const salon = show({}, { ...replies, 'POST /admin/salon-changes/c1/undo': { change } });
    const dialog = await choose();
    expect(within(dialog.getByRole('region', { name: 'Is kept' })).getByText('Nimali Perera')).toBeVisible();
    expect(await within(dialog.getByRole('region', { name: 'Becomes part of it' })).findByText('Latex')).toBeVisible();
    expect(dialog.getByText(/It can be undone for a day/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(salon.callsTo(MERGE)[0]?.body).toEqual({ merged: other._id });
    await pressUndo();
    await waitFor(() => expect(salon.callsTo('POST /admin/salon-changes/c1/undo')).toHaveLength(1));
  });

  it('keeps the other record when that is wanted, and leads to it', async () => {
    const swapped = `POST /admin/customers/${other._id}/merge`;
    const salon = show({}, { ...replies, [swapped]: { change: { ...change, subject: 'customerMerge' } } });
    const dialog = await choose();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Nimali P. instead' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nimali P.' })).toBeVisible();
    expect(salon.callsTo(swapped)[0]?.body).toEqual({ merged: ID });
  });

  it('says why it is refused, and stays open', async () => {
    show({}, { ...replies, [MERGE]: refuse(409, 'MERGE_MADE', 'Nimali P. has been merged into Ama already') });
    const dialog = await choose();
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await dialog.findByText('Nimali P. has been merged into Ama already')).toBeVisible();
  });

  it('is seen in the record: who else they are known as', async () => {
    show({ alsoKnownAs: [other] });
    expect(await screen.findByText('Also known as Nimali P. (0771234567)')).toBeVisible();
  });
});
