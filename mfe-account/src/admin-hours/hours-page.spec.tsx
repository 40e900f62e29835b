import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, decided, DILANI, hours, hoursSalon, impact, NADEESHA, outside, WEEK } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (label: string | RegExp, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);
async function type(label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const next = () => press('Next: what it affects');
/** Saves in the second step, of a change that no visit depends on. */
async function saveUnaffected() {
  expect(await screen.findByText(/^No booked visit is affected\./)).toBeVisible();
  await press('Save');
}

async function leaveOf(name: string, day: string) {
  await press('Leave or extra hours');
  await choose('Who', name);
  await type('First day', day);
  await type('Last day', day);
}

it('shows who works when, in words, with leave, closed days and later plans', async () => {
  hoursSalon();
  open('/admin/hours', { signedIn: true });
  const dilani = await screen.findByRole('region', { name: 'Hours of Dilani Perera' });
  expect(
    within(dilani)
      .getAllByRole('listitem')
      .slice(0, 7)
      .map((day) => day.textContent),
  ).toEqual([
    'Mon, Nov 239:00 AM – 6:00 PMBreak 1:00 PM – 2:00 PM',
    'Tue, Nov 249:00 AM – 6:00 PMBreak 1:00 PM – 2:00 PM',
    'Wed, Nov 259:00 AM – 6:00 PMBreak 1:00 PM – 2:00 PM',
    'Thu, Nov 26Leave',
    'Fri, Nov 27Leave',
    'Sat, Nov 289:00 AM – 6:00 PMBreak 1:00 PM – 2:00 PM',
    'Sun, Nov 29Day off',
  ]);
  expect(screen.getByRole('heading', { name: 'November 23, 2026 to November 29, 2026' })).toBeVisible();
  expect(within(dilani).getByText('Another plan begins on January 1, 2027.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dilani Perera: leave' })).toBeVisible();
  for (let week = 0; week < 4; week += 1) await press('Week after');
  expect(within(dilani).getByText('Christmas Day')).toBeVisible();
  for (let week = 0; week < 5; week += 1) await press('Week before');
  const first = screen.getByRole('heading', { name: 'November 23, 2026 to November 29, 2026' });
  expect(first).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('button', { name: 'Week before' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Week before' })).toHaveAttribute('aria-disabled', 'true');
});

it('the last day of leave follows a corrected first day while it is the same', async () => {
  hoursSalon();
  open('/admin/hours', { signedIn: true });
  await leaveOf('Dilani Perera', '2026-12-31');
  await type('First day', '2026-12-24');
  expect(screen.getByLabelText('Last day')).toHaveValue('2026-12-24');
});

it('shows before saving which visits it affects, and carries out what was chosen for each', async () => {
  const second = { ...outside, _id: 'a2', customerName: 'Kumari', canTake: [] };
  const salon = hoursSalon({
    'GET /admin/outside-hours': { visits: [second], total: 1 },
    'POST /admin/hours/impact': impact(outside, second),
    'POST /admin/appointments/a1/reassign': decided,
    'PATCH /appointments/a2/status': () => refuse(409, 'APPOINTMENT_MOVE', 'This visit has already begun'),
    'POST /admin/acts/act1/undo': { appointment: { _id: 'a1' } },
  });
  open('/admin/hours', { signedIn: true });
  await leaveOf('Dilani Perera', '2026-11-24');
  await next();
  expect(await screen.findByText(/^2 booked visits would lie outside the hours\./)).toBeVisible();
  expect(salon.callsTo('PUT /admin/hours')).toEqual([]);
  await choose(/with the visit of Nimali/, 'Nadeesha Silva can take it at the same time');
  expect(screen.getByText('nimali@example.test is mailed: Nadeesha Silva instead of Dilani Perera.')).toBeVisible();
  expect(screen.getByText('1 booked visit left to decide later.')).toBeVisible();
  await choose(/with the visit of Kumari/, 'Cancel it, LKR 1,000 is refunded');
  await press('Save');
  expect(await screen.findByText('Nadeesha Silva takes it.')).toBeVisible();
  expect(await screen.findByText('This visit has already begun. The visit stays an open task.')).toBeVisible();
  expect(salon.callsTo('POST /admin/appointments/a1/reassign').map(({ body }) => body)).toEqual([
    { stylistId: NADEESHA, from: { date: '2026-11-24', startTime: '10:00', stylistId: DILANI } },
  ]);
  await press(/^Undo: Nimali/);
  expect(await screen.findByText('Undone: it is an open task again.')).toBeVisible();
});

it('says what is wrong beside the field, and keeps what was typed', async () => {
  const salon = hoursSalon();
  open('/admin/hours', { signedIn: true });
  await press('New plan for Nadeesha Silva');
  await type('To of Monday', '08:00');
  await press('Add a break on Tuesday');
  await type('Break from of break 2 on Tuesday', '13:30');
  await next();
  expect(await screen.findByText('The end is not after the beginning')).toBeVisible();
  expect(screen.getByText('Two breaks overlap')).toBeVisible();
  expect(screen.getByLabelText('From of Monday')).toBeInvalid();
  expect(screen.getByLabelText('From of Monday')).toHaveFocus();
  expect(salon.callsTo('POST /admin/hours/impact')).toEqual([]);
  await type('To of Monday', '12:00');
  await press('Remove break 1 on Monday');
  await press('Remove break 2 on Tuesday');
  await next();
  await saveUnaffected();
  await waitFor(() => expect(salon.callsTo('PUT /admin/hours')).toHaveLength(1));
  const [sent] = salon.callsTo('PUT /admin/hours');
  const monday = { start: '09:00', end: '12:00', breaks: [] };
  expect(sent?.body).toEqual({
    change: {
      subject: 'plan',
      stylistId: NADEESHA,
      validFrom: '2026-11-23',
      week: WEEK.map((day, at) => (at === 1 ? monday : day)),
    },
  });
});

it('the second of two who edit the same chooses field by field', async () => {
  const theirs = WEEK.map((day, at) => (at === 3 ? null : day));
  let isChanged = false;
  const salon = hoursSalon({
    'GET /admin/hours': () => ({
      ...hours,
      stylists: hours.stylists.map((each) =>
        each._id === DILANI && isChanged
          ? {
              ...each,
              plans: each.plans.map((plan) =>
                plan.version === 'v1' ? { ...plan, week: theirs, version: 'v9' } : plan,
              ),
            }
          : each,
      ),
    }),
    'PUT /admin/hours': ({ body }: { body: unknown }) => {
      if ((body as { version: string }).version === 'v9') return { change };
      isChanged = true;
      return refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed this meanwhile.', { current: {} });
    },
  });
  open('/admin/hours', { signedIn: true });
  await press('Edit: plan of Dilani Perera from January 1, 2027');
  await userEvent.click(await screen.findByLabelText('Friday'));
  await next();
  await saveUnaffected();
  const wednesday = within(await screen.findByRole('group', { name: 'Wednesday' }));
  expect(wednesday.getByLabelText(/^Theirs/)).toBeChecked();
  expect(wednesday.getByText('Day off')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Friday' })).getByLabelText(/^Yours/)).toBeChecked();
  await press('Save this choice');
  await waitFor(() => expect(salon.callsTo('PUT /admin/hours')).toHaveLength(2));
  expect(salon.callsTo('PUT /admin/hours')[1]?.body).toMatchObject({
    version: 'v9',
    change: { week: theirs.map((day, at) => (at === 5 ? null : day)) },
  });
});

it('closes the salon on public holidays that are ticked, and opens a closed day again', async () => {
  const salon = hoursSalon({
    'GET /admin/hours/holidays?year=2026': {
      isKnown: true,
      holidays: [
        { day: '2026-12-23', name: 'Poya Day' },
        { day: '2026-12-25', name: 'Christmas Day' },
      ],
    },
    'GET /admin/hours/holidays?year=2027': { isKnown: false, holidays: [] },
  });
  open('/admin/hours', { signedIn: true });
  await press('Close the salon');
  await type('First day', '2026-12-01');
  await next();
  expect(await screen.findByText('Please say why the salon is closed: guests read it in the calendar')).toBeVisible();
  await choose('Year', '2027');
  expect(await screen.findByText(/The holidays of 2027 are not known here/)).toBeVisible();
  await choose('Year', '2026');
  await userEvent.click(await screen.findByLabelText('December 23, 2026: Poya Day'));
  expect(screen.queryByLabelText(/Christmas/)).toBeNull();
  await userEvent.clear(screen.getByLabelText('First day'));
  await next();
  await saveUnaffected();
  await waitFor(() =>
    expect(salon.callsTo('PUT /admin/hours').map(({ body }) => body)).toEqual([
      { change: { subject: 'closure', closures: [{ day: '2026-12-23', reason: 'Poya Day' }] } },
    ]),
  );
  await press('Open again: December 25, 2026');
  await waitFor(() =>
    expect(salon.callsTo('PUT /admin/hours')[1]?.body).toEqual({
      change: { subject: 'closure', closures: [{ day: '2026-12-25', reason: null }] },
      version: 'v3',
    }),
  );
});

it('blocked time can be removed, and neither planned nor edited here; a refusal is said', async () => {
  const [dilani] = hours.stylists;
  const [leave] = dilani!.exceptions;
  const block = { ...leave!, _id: NADEESHA, kind: 'block' as const, hours: { start: '12:00', end: '13:00' } };
  const refused = { status: 'error', code: 'HOURS_INVALID', errors: { stylistId: 'Please choose a stylist' } };
  hoursSalon({
    'GET /admin/hours': { ...hours, stylists: [{ ...dilani!, exceptions: [block] }] },
    'POST /admin/hours/impact': () => new Response(JSON.stringify(refused), { status: 400 }),
  });
  open('/admin/hours', { signedIn: true });
  const remove = await screen.findByRole('button', { name: /^Remove: Blocked time of Dilani Perera/ });
  expect(screen.queryByRole('button', { name: /^Edit: Blocked time/ })).toBeNull();
  await userEvent.click(remove);
  expect(await screen.findByText('Please choose a stylist')).toBeVisible();
  await waitFor(() => expect(remove).toBeEnabled());
  await press('Leave or extra hours');
  const kinds = within(await screen.findByLabelText('What')).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Leave', 'Sick', 'Extra hours']);
});

it('says what failed, and shows what waits for a decision', async () => {
  const salon = hoursSalon({
    'GET /admin/hours': () => (salon.callsTo('GET /admin/hours').length > 1 ? hours : refuse(503, 'UNAVAILABLE', 'x')),
    'GET /admin/outside-hours': { visits: [outside], total: 1 },
  });
  open('/admin/hours', { signedIn: true });
  expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
  await press('Try Again');
  expect(await screen.findByText(/^1 booked visit lies outside the hours/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decide what happens' })).toHaveAttribute('href', '/admin/outside-hours');
});

it('asks before typed words are lost', async () => {
  hoursSalon();
  open('/admin/hours', { signedIn: true });
  await leaveOf('Nadeesha Silva', '2026-11-30');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(screen.getByLabelText('First day')).toHaveValue('2026-11-30');
  await press('Cancel');
  await press('Leave');
  await waitFor(() => expect(screen.queryByLabelText('First day')).toBeNull());
});
