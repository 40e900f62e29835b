import { accountRefusals, type StaffAction, type StaffMember } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /admin/staff';
const CHANGE = 'PATCH /admin/staff/p2';
const me: StaffMember = {
  _id: admin._id,
  name: 'Nadeesha',
  email: 'admin@araliya.test',
  role: 'owner',
  disabled: false,
  lastSignIn: '2026-11-21T05:00:00.000Z',
  secondFactor: true,
  version: 0,
};
const desk: StaffMember = {
  ...me,
  _id: 'p2',
  name: 'Tharindu',
  email: 'desk@araliya.test',
  role: 'front_desk',
  lastSignIn: null,
  secondFactor: false,
  version: 4,
};
const act: StaffAction = {
  _id: 'x1',
  at: '2026-11-21T05:00:00.000Z',
  by: 'Nadeesha',
  person: { _id: 'p2', name: 'Tharindu' },
  before: { role: 'stylist', disabled: false },
  after: { role: 'front_desk', disabled: false },
  undoable: true,
  undoableUntil: '2026-11-22T05:00:00.000Z',
};

const show = (replies: Record<string, unknown> = {}) => {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [LIST]: { people: [me, desk], acts: [act] },
    ...replies,
  });
  const { queryClient } = open('/admin/staff', { signedIn: true });
  return { ...salon, queryClient };
};
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change Tharindu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('/admin/staff', () => {
  it('lists the people with role, last sign-in and second factor; nobody changes themselves', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Staff' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nadeesha Youadmin@araliya.test signed in Nov 21, 2026, 10:30 AMOwnerTwo-step on',
      'Tharindu desk@araliya.test not signed in for 90 daysFront deskTwo-step offChange ',
    ]);
  });

  it('changes a role, based on the version it shows, and offers to undo it', async () => {
    const salon = show({ [CHANGE]: { person: desk, act }, 'POST /admin/staff-acts/x1/undo': { person: desk, act } });
    await choose('Make stylist');
    expect(await screen.findByText('Changed. It applies at once.')).toBeInTheDocument();
    expect(salon.callsTo(CHANGE)[0]!.body).toEqual({ role: 'stylist', version: 4 });
    // The menu is closing, and blocks clicks until it has.
    await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Undo' })));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
  });

  it('after an undo the list of admin actions is fresh too', async () => {
    const { queryClient } = show({ 'POST /admin/staff-acts/x1/undo': { person: desk, act } });
    const undo = await screen.findByRole('button', { name: /^Undo: Tharindu/ });
    queryClient.setQueryData(['admin', 'actions'], 'old');
    await userEvent.click(undo);
    await waitFor(() => expect(queryClient.getQueryState(['admin', 'actions'])?.isInvalidated).toBe(true));
  });

  it('disables after saying what that means', async () => {
    const salon = show({ [CHANGE]: { person: { ...desk, disabled: true }, act } });
    await choose('Disable');
    const dialog = await screen.findByRole('alertdialog', { name: 'Disable Tharindu?' });
    expect(within(dialog).getByText(/signed out everywhere at once/)).toBeVisible();
    expect(salon.callsTo(CHANGE)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Changed. It applies at once.')).toBeInTheDocument();
    expect(salon.callsTo(CHANGE)[0]!.body).toEqual({ disabled: true, version: 4 });
  });

  it('the list of admin actions, seen before, has a change as soon as it is made', async () => {
    const { queryClient } = show({ [CHANGE]: { person: { ...desk, disabled: true }, act } });
    await screen.findByRole('button', { name: 'Change Tharindu' });
    queryClient.setQueryData(['admin', 'actions'], 'old');
    await choose('Disable');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(queryClient.getQueryState(['admin', 'actions'])?.isInvalidated).toBe(true));
  });

  it('says that another owner was faster, and shows the current state', async () => {
    const sentence = accountRefusals.STAFF_CHANGED.text({ name: 'Tharindu' });
    const salon = show({ [CHANGE]: refuse(409, 'STAFF_CHANGED', sentence) });
    await screen.findByRole('button', { name: 'Change Tharindu' });
    salon.replies[LIST] = { people: [me, { ...desk, role: 'stylist', version: 5 }], acts: [] };
    await choose('Make owner');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await screen.findByText('Stylist')).toBeVisible();
  });

  it('lists what can be undone, and says why something cannot', async () => {
    show({ [LIST]: { people: [me], acts: [act, { ...act, _id: 'x2', undoable: false, why: 'Too late.' }] } });
    const changes = await screen.findByRole('region', { name: 'Latest changes' });
    expect(within(changes).getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(within(changes).getByText('Too late.')).toBeVisible();
  });

  it.each([
    ['stylist → front desk', act.before, act.after],
    ['disabled', act.before, { ...act.before, disabled: true }],
    ['enabled', { ...act.before, disabled: true }, act.before],
    ['stylist → front desk, disabled', act.before, { ...act.after, disabled: true }],
  ])('names only what was changed: %s', async (words, before, after) => {
    show({ [LIST]: { people: [me], acts: [{ ...act, before, after }] } });
    expect(await screen.findByRole('button', { name: `Undo: Tharindu: ${words}` })).toBeVisible();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    const salon = show({ [LIST]: refuse(503, 'X', 'x') });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    salon.replies[LIST] = { people: [me], acts: [] };
    await userEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'Staff' })).toBeVisible();
  });
});
