import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hours, hoursSalon, NADEESHA, WEEK } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Nadeesha's hours were changed from today on: the plan of this day exists already. */
function planOfToday() {
  const plan = { stylistId: NADEESHA, validFrom: hours.today, week: WEEK, version: 'v7' };
  const stylists = hours.stylists.map((each) =>
    each._id === NADEESHA ? { ...each, plans: [...each.plans, plan] } : each,
  );
  const salon = hoursSalon({ 'GET /admin/hours': { ...hours, stylists } });
  open('/admin/hours', { signedIn: true });
  return salon;
}

it.each([
  ['from the same day replaces the plan that it was copied from', '2026-11-23', { version: 'v7' }],
  ['from another day is a plan of its own', '2026-11-30', {}],
])('a new plan %s', async (_what, validFrom, version) => {
  const salon = planOfToday();
  await press('New plan for Nadeesha Silva');
  await userEvent.click(await screen.findByLabelText('Friday'));
  const from = screen.getByLabelText('From this day on');
  await userEvent.clear(from);
  await userEvent.type(from, validFrom);
  await press('Next: what it affects');
  await press('Save');
  await waitFor(() => expect(salon.callsTo('PUT /admin/hours')).toHaveLength(1));
  const week = WEEK.map((day, at) => (at === 5 ? null : day));
  const change = { subject: 'plan', stylistId: NADEESHA, validFrom, week };
  expect(salon.callsTo('PUT /admin/hours')[0]?.body).toEqual({ change, ...version });
});

it('says that a stylist has left meanwhile', async () => {
  const text = 'This stylist is not in the team any more';
  const refused = { status: 'error', code: 'HOURS_INVALID', message: text, errors: { stylistId: text } };
  const salon = planOfToday();
  salon.replies['POST /admin/hours/impact'] = () => new Response(JSON.stringify(refused), { status: 400 });
  await press('New plan for Nadeesha Silva');
  await press('Next: what it affects');
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['the plan in force', ['2026-11-23'], ['This plan begins on November 23, 2026.']],
  ['one after it', ['1970-01-01', '2027-01-01'], ['Another plan begins on January 1, 2027.']],
  ['the first one, to come', ['2027-01-01'], ['A plan begins on January 1, 2027.']],
])('below a week it says when plans begin: %s', async (_what, days, lines) => {
  const plans = days.map((validFrom) => ({ stylistId: NADEESHA, validFrom, week: WEEK, version: 'v7' }));
  const nadeesha = { _id: NADEESHA, name: 'Nadeesha Silva', picture: null, plans, exceptions: [] };
  hoursSalon({ 'GET /admin/hours': { ...hours, stylists: [nadeesha] } });
  open('/admin/hours', { signedIn: true });
  await screen.findByRole('region', { name: 'Hours of Nadeesha Silva' });
  expect(screen.getAllByText(/plan begins on/).map(({ textContent }) => textContent)).toEqual(lines);
});
