import { type Activity, messages } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { act as acting, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /admin/staff/activity';
const THARINDU = '22222222-2222-4222-8222-222222222222';
const signedIn: Activity = {
  _id: '9',
  at: '2026-11-21T05:00:00.000Z',
  kind: 'sign_in',
  event: 'signed_in',
  by: { _id: THARINDU, name: 'Tharindu' },
  about: null,
  note: null,
  device: 'Chrome on Windows',
  network: '203.0.113.0/24',
};
const entries: Activity[] = [
  { ...signedIn, _id: '13', kind: 'action', event: 'call', note: 'POST /api/admin/desk/visits' },
  { ...signedIn, _id: '12', kind: 'action', event: 'call', note: 'POST /api/admin/refunds/:id/send' },
  { ...signedIn, _id: '11', kind: 'action', event: 'staff_changed', about: 'Dilani', note: 'stylist' },
  { ...signedIn, _id: '10', kind: 'refused', event: 'access_denied', note: 'GET /api/admin/staff', by: null },
  signedIn,
];
const person = {
  _id: THARINDU,
  name: 'Tharindu',
  email: 'desk@araliya.test',
  role: 'front_desk',
  disabled: false,
  lastSignIn: null,
  secondFactor: false,
  version: 0,
};

const show = (replies: Record<string, unknown> = {}, path = '/admin/staff/activity') => {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/staff': { people: [person], acts: [] },
    [LIST]: { entries, next: null },
    ...replies,
  });
  return { salon, ...open(path, { signedIn: true }) };
};

const listed = ({ calls }: ReturnType<typeof accountSalon>) =>
  calls
    .map(({ method, path }) => `${method} ${path}`)
    .flatMap((call) => (call.startsWith(LIST) ? [call.slice(LIST.length)] : []));
/** Longer than from the last keystroke to the address. */
const pause = () => acting(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('/admin/staff/activity', () => {
  it('says in words who did what, when and from where', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Activity' });
    const place = 'Nov 21, 2026, 10:30 AM Chrome on Windows 203.0.113.0/24';
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `Tharindu Booked a visit at the desk ${place}`,
      `Tharindu Sent a refund ${place}`,
      `Tharindu Changed a role or access: Dilani ${place}`,
      `Somebody without an account Refused GET /api/admin/staff${place}`,
      `Tharindu Signed in ${place}`,
    ]);
  });

  it('says that an invitation was tried, not that somebody declined', async () => {
    const tried = { ...signedIn, kind: 'refused', event: 'invitation_denied', by: null };
    show({ [LIST]: { entries: [tried], next: null } });
    const list = await screen.findByRole('list', { name: 'Activity' });
    expect(within(list).getByRole('listitem')).toHaveTextContent(
      'Somebody without an account Tried an invitation that does not work',
    );
  });

  it('says in words that a current password was wrong', async () => {
    show({ [LIST]: { entries: [{ ...signedIn, event: 'password_change_failed' }], next: null } });
    const list = await screen.findByRole('list', { name: 'Activity' });
    expect(within(list).getByRole('listitem')).toHaveTextContent('Tharindu Wrong current password Nov 21');
  });

  it('filters by person, kind and day, and says when there is nothing', async () => {
    const filtered = `${LIST}?person=${THARINDU}&kind=refused&day=2026-11-20`;
    const { here } = show({
      [`${LIST}?person=${THARINDU}`]: { entries, next: null },
      [`${LIST}?person=${THARINDU}&kind=refused`]: { entries, next: null },
      [filtered]: { entries: [], next: null },
    });
    await screen.findByRole('option', { name: 'Tharindu' });
    await userEvent.selectOptions(screen.getByLabelText('Person'), THARINDU);
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'refused');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } });
    expect(await screen.findByText('Nothing in these 90 days.')).toBeVisible();
    expect(here()).toBe(`/admin/staff/activity?person=${THARINDU}&kind=refused&day=2026-11-20`);
  });

  it('keeps the filter of the address when the page is loaded again', async () => {
    const query = `person=${THARINDU}&kind=refused&day=2026-11-20`;
    const { salon } = show({ [`${LIST}?${query}`]: { entries: [], next: null } }, `/admin/staff/activity?${query}`);
    expect(await screen.findByText('Nothing in these 90 days.')).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Tharindu', selected: true })).toBeInTheDocument();
    expect(screen.getByLabelText('Kind')).toHaveValue('refused');
    expect(screen.getByLabelText('Day')).toHaveValue('2026-11-20');
    expect(salon.callsTo(LIST)).toEqual([]);
  });

  it('takes a value of the address that no list has for none, and can be cleared', async () => {
    const { here } = show(
      { [`${LIST}?kind=refused`]: { entries: [], next: null } },
      '/admin/staff/activity?person=nobody&kind=refused&day=foo',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(await screen.findByRole('list', { name: 'Activity' })).toBeVisible();
    expect(here()).toBe('/admin/staff/activity');
  });

  it('asks for a typed day once its year is complete and typing pauses', async () => {
    const { salon } = show();
    await screen.findByRole('list', { name: 'Activity' });
    for (const value of ['0002-11-20', '0020-11-20', '0202-11-20'])
      fireEvent.change(screen.getByLabelText('Day'), { target: { value } });
    await pause();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-02' } });
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(listed(salon)).toEqual(['', '?day=2026-11-20']));
    expect(screen.getByLabelText('Day')).toHaveValue('2026-11-20');
  });

  it('shows the day of the list again when a year is left half typed', async () => {
    const { salon } = show({}, '/admin/staff/activity?day=2026-11-20');
    const day = await screen.findByLabelText('Day');
    fireEvent.change(day, { target: { value: '0202-11-20' } });
    fireEvent.blur(day);
    expect(day).toHaveValue('2026-11-20');
    await pause();
    expect(listed(salon)).toEqual(['?day=2026-11-20']);
  });

  it('goes on with Show more', async () => {
    show({
      [LIST]: { entries: [signedIn], next: '9' },
      [`${LIST}?cursor=9`]: { entries: [{ ...signedIn, _id: '8', event: 'second_factor_failed' }], next: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/Wrong code/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  });

  it('says that it could not be loaded', async () => {
    show({ [LIST]: refuse(503, 'X', 'x') });
    expect(await screen.findByText(messages.activityFailed)).toBeVisible();
  });
});
