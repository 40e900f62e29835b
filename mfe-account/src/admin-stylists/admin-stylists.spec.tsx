import type { StylistVisit } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentSalon, fill, press, service, stylist } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const [CUT, DRY, GEL] = [1, 2, 3].map((each) => `${each}1111111-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
];
const dilani = stylist('s1', 'Dilani', { serviceIds: [CUT], visits: 2 });
const nadeesha = stylist('s2', 'Nadeesha', { serviceIds: [DRY], accountEmail: 'nadeesha@araliya.test' });
const ruwan = stylist('s3', 'Ruwan', { archived: true, hasHours: false });
const visit = (_id: string, startTime: string, customerName: string): StylistVisit => ({
  _id,
  appointmentId: 'ARL-261126-0001',
  date: '2026-11-26',
  startTime,
  customerName,
  serviceIds: [CUT],
});
const change = { _id: 'c1', subject: 'stylist' };
const LIST = 'GET /admin/stylists';

const salonOf = (replies: Parameters<typeof contentSalon>[0] = {}) =>
  contentSalon({
    'GET /admin/content/services': {
      entries: [service(CUT, 'Haircut'), service(DRY, 'Blow-dry'), service(GEL, 'Gel polish', { category: 'nail' })],
    },
    'GET /admin/salon-changes?subjects=stylist,stylistOrder': { changes: [] },
    [LIST]: { stylists: [dilani, ruwan, nadeesha] },
    'GET /admin/stylists/s1/visits': { visits: [visit('v1', '10:00', 'Kamala'), visit('v2', '11:00', 'Shanthi')] },
    'GET /admin/stylists/s2/visits': { visits: [] },
    ...replies,
  });
const show = () => open('/admin/stylists', { signedIn: true });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Stylists' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('lists who works here with what they do in words, then who has left', async () => {
  salonOf();
  show();
  await screen.findByText('Haircut');
  expect(await rows()).toEqual([
    expect.stringMatching(/Dilani .*Haircut.*2 visits to come.*No account/),
    expect.stringMatching(/Nadeesha .*Blow-dry.*No visits to come.*Signs in as nadeesha@araliya.test/),
    expect.stringMatching(/Ruwan Archived.*All services/),
  ]);
});

it('names what nobody does, and is silent once somebody does it', async () => {
  const salon = salonOf({ 'PATCH /admin/stylists/s1': { stylist: dilani, change } });
  show();
  const notice = /^Nobody does Gel polish: guests see it and find no time/;
  expect(await screen.findByText(notice)).toBeVisible();
  await press('Edit: Dilani');
  salon.replies[LIST] = { stylists: [{ ...dilani, serviceIds: [CUT, GEL] }, nadeesha] };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Gel polish' }));
  await press('Save');
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});

it('says of whoever has no weekly hours that they cannot be booked, and where to set them', async () => {
  salonOf({ [LIST]: { stylists: [stylist('s4', 'Ishara', { hasHours: false }), ruwan] } });
  show();
  expect(await screen.findByRole('link', { name: 'set weekly hours' })).toHaveAttribute('href', '/admin/hours');
  expect(screen.getAllByText(/Not bookable yet/)).toHaveLength(1);
});

it('changes the words of one, sends that alone with its version, and can be undone from its message', async () => {
  const salon = salonOf({
    'PATCH /admin/stylists/s2': { stylist: nadeesha, change },
    'POST /admin/salon-changes/c1/undo': { change },
  });
  show();
  await rows();
  await press('Edit: Nadeesha');
  await fill('A line about them', 'Cutting');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(salon.callsTo('PATCH /admin/stylists/s2').map(({ body }) => body)).toEqual([
    { skills: 'Cutting', version: 'v-s2' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await screen.findByText('Undone.');
});

it('says before saving what nobody would do any more, and which visits that are booked are touched', async () => {
  salonOf();
  show();
  await rows();
  await press('Edit: Dilani');
  await userEvent.click(await screen.findByRole('button', { name: 'All of Nail Art' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Haircut' }));
  expect(await screen.findByText(/^Nobody would do Haircut any more/)).toBeVisible();
  expect(await screen.findByText(/^2 visits to come are for what Dilani would not do any more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kamala' })).toHaveAttribute('href', '/admin/visits/ARL-261126-0001');
});

it('finds a service of a stylist by every word of the search, in any order', async () => {
  salonOf();
  show();
  await rows();
  await press('Edit: Dilani');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a service' }), 'polish  gel');
  expect(screen.getByRole('checkbox', { name: 'Gel polish' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Blow-dry' })).toBeNull();
});

it('takes somebody new on with all services; an empty form says what is missing and sends nothing', async () => {
  const salon = salonOf({ 'POST /admin/stylists': { stylist: stylist('s4', 'Ishara'), change } });
  show();
  await rows();
  await press('New stylist');
  await press('Create stylist');
  expect(await screen.findByText('Name is required')).toBeVisible();
  await fill('Name', 'Ishara');
  await fill('A line about them', 'Nails');
  await userEvent.click(screen.getByRole('checkbox', { name: /^All services/ }));
  await press('Create stylist');
  expect(await screen.findByText('Choose at least one service, or all of them')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^All services/ }));
  await press('Create stylist');
  await waitFor(() =>
    expect(salon.callsTo('POST /admin/stylists').map(({ body }) => body)).toEqual([
      { name: 'Ishara', skills: 'Nails', picture: null, serviceIds: null, accountEmail: '' },
    ]),
  );
});

it('shows what somebody else has saved meanwhile, field by field, and saves what is chosen', async () => {
  let isFirst = true;
  const theirs = { ...nadeesha, name: 'Nadeesha Silva', skills: 'Bridal hair', version: 'v2' };
  const salon = salonOf({
    'PATCH /admin/stylists/s2': () => {
      if (!isFirst) return { stylist: nadeesha, change };
      isFirst = false;
      salon.replies[LIST] = { stylists: [dilani, theirs] };
      return refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed this meanwhile.', { current: {} });
    },
  });
  show();
  await rows();
  await press('Edit: Nadeesha');
  await fill('A line about them', 'Cutting');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this meanwhile' }));
  const name = within(dialog.getByRole('group', { name: 'Name' }));
  expect(name.getByRole('radio', { name: 'Theirs Nadeesha Silva' })).toBeChecked();
  const words = within(dialog.getByRole('group', { name: 'A line about them' }));
  expect(words.getByRole('radio', { name: 'Yours Cutting' })).toBeChecked();
  expect(words.getByRole('radio', { name: 'Theirs Bridal hair' })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(salon.callsTo('PATCH /admin/stylists/s2')).toHaveLength(2));
  expect(salon.callsTo('PATCH /admin/stylists/s2')[1]?.body).toEqual({ skills: 'Cutting', version: 'v2' });
});

it('moves one down by keys: the list changes at once, the focus stays with the row, and the order is sent', async () => {
  const salon = salonOf({ 'PUT /admin/stylists/order': { change } });
  show();
  await rows();
  screen.getByRole('button', { name: 'Move down: Dilani' }).focus();
  salon.replies[LIST] = { stylists: [nadeesha, ruwan, dilani] };
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(salon.callsTo('PUT /admin/stylists/order').map(({ body }) => body)).toEqual([
      { from: ['s1', 's3', 's2'], to: ['s2', 's3', 's1'] },
    ]),
  );
  expect((await rows())[0]).toContain('Nadeesha');
  expect(screen.getByRole('button', { name: 'Move up: Dilani' })).toHaveFocus();
});

it('does not archive whoever has visits to come, and names them with the way on', async () => {
  const salon = salonOf();
  show();
  await rows();
  await press('Archive: Dilani');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dilani has 2 visits to come' }));
  expect(dialog.getByText(/^Give them to somebody else first: enter leave from the day after/)).toHaveTextContent(
    /A visit under way and a time that is held unpaid cannot be given away: please wait until it is over\.$/,
  );
  const shanthi = await dialog.findByRole('link', { name: 'Shanthi' });
  expect(shanthi).toHaveAttribute('href', '/admin/visits/ARL-261126-0001');
  expect(shanthi.closest('li')).toHaveTextContent('November 26, 2026, 11:00 AM: Shanthi');
  expect(dialog.getByRole('link', { name: 'Enter leave' })).toHaveAttribute('href', '/admin/hours?leave=s1');
  expect(salon.callsTo('POST /admin/stylists/s1/archive')).toEqual([]);
});

it('asks before it archives the only one who does something; restoring asks nothing', async () => {
  const salon = salonOf({
    'POST /admin/stylists/s2/archive': { stylist: nadeesha, change },
    'POST /admin/stylists/s3/restore': { stylist: ruwan, change },
  });
  show();
  await screen.findByText('Blow-dry');
  await press('Restore: Ruwan');
  await waitFor(() => expect(salon.callsTo('POST /admin/stylists/s3/restore')).toHaveLength(1));
  await press('Archive: Nadeesha');
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive Nadeesha?' }));
  expect(question.getByText(/^Nobody would do Blow-dry any more/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(salon.callsTo('POST /admin/stylists/s2/archive')).toHaveLength(1));
});

it("says the server's reason when one cannot be archived", async () => {
  const SENTENCE = 'Nadeesha is the only stylist: nothing could be booked any more.';
  salonOf({
    [LIST]: { stylists: [nadeesha] },
    'POST /admin/stylists/s2/archive': refuse(409, 'STYLIST_LAST', SENTENCE),
  });
  show();
  await rows();
  await press('Archive: Nadeesha');
  expect(await screen.findByText(SENTENCE)).toBeVisible();
});

it.each([
  ['that it loads', never, 'Loading...'],
  ['that nobody works here yet', { stylists: [] }, 'Nobody works here yet.'],
  ['that it failed', refuse(503, 'DATABASE_DOWN', ''), 'Try Again'],
])('says %s', async (_state, reply, text) => {
  salonOf({ [LIST]: reply });
  show();
  expect(await screen.findByText(text)).toBeInTheDocument();
});
