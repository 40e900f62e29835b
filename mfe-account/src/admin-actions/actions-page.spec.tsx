import { type ActionEntry, type ActionList, messages } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /admin/actions';
const THARINDU = '22222222-2222-4222-8222-222222222222';
const shared = {
  _id: 'a2',
  area: 'visit',
  kind: 'status',
  at: '2026-11-26T05:01:00.000Z',
  by: { _id: THARINDU, name: 'Tharindu' },
  subject: { title: 'Nimali Fernando', visit: 'ARL-261126-0042' },
  changes: [{ field: 'status', before: 'confirmed', after: 'completed' }],
  reason: 'all done',
  later: null,
  undone: null,
} as const;
const completed: ActionEntry = {
  ...shared,
  changes: [...shared.changes],
  undoable: true,
  undoableUntil: '2026-11-27T05:01:00.000Z',
};
const arrived: ActionEntry = {
  ...shared,
  _id: 'a1',
  kind: 'progress',
  changes: [{ field: 'arrivedAt', before: null, after: '2026-11-26T05:00:00.000Z' }],
  reason: null,
  undoable: false,
  why: 'Something was done to this visit afterwards. Please undo that first',
  later: { _id: 'a2', kind: 'status', at: completed.at, by: 'Tharindu' },
};
const undone: ActionEntry = {
  ...arrived,
  _id: 'a0',
  area: 'content',
  kind: 'edit',
  subject: { title: 'the service “Cut”', visit: null },
  changes: [{ field: 'priceCents', before: '450000', after: '500000' }],
  later: null,
  undone: { at: '2026-11-26T05:02:00.000Z', by: 'Nadeesha' },
};
const page = (entries: ActionEntry[], more: Partial<ActionList> = {}): ActionList => ({
  entries,
  next: null,
  down: [],
  ...more,
});

const show = (replies: Record<string, unknown> = {}, path = '/admin/actions') => {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/staff': { people: [{ _id: THARINDU, name: 'Tharindu' }], acts: [] },
    [LIST]: page([completed, arrived, undone]),
    ...replies,
  });
  return { salon, ...open(path, { signedIn: true }) };
};
const rows = async () => within(await screen.findByRole('list', { name: 'Admin actions' })).getAllByRole('listitem');

describe('/admin/actions', () => {
  it('says who did what when, before and after, why, and who undid it', async () => {
    show();
    const [first, second, third] = (await rows()).map(({ textContent }) => textContent);
    for (const text of ['Changed the status', 'Nimali Fernando', 'Nov 26, 2026, 10:31 AM', 'Tharindu', '“all done”'])
      expect(first).toContain(text);
    expect(first).toContain('Statusfrom confirmed → to completed');
    expect(second).toContain('ArrivedNov 26, 2026, 10:30 AM');
    expect(third).toContain('Changed the service “Cut”');
    expect(third).toContain('Pricefrom LKR 4,500.00 → to LKR 5,000.00');
    expect(third).toContain('Undone Nov 26, 2026, 10:32 AM by Nadeesha');
  });

  it('undoes where the action was made, and names with a link what depends on another', async () => {
    const { salon, here } = show({
      'POST /admin/acts/a2/undo': { appointment: {} },
      [`${LIST}?visit=ARL-261126-0042`]: page([completed, arrived]),
    });
    const [, second] = await rows();
    expect(second).toHaveTextContent('Please undo that first');
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(
      within(second as HTMLElement).getByRole('link', { name: /^Changed the status, .* by Tharindu/ }),
    );
    expect(here()).toBe('/admin/actions?visit=ARL-261126-0042');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Changed the status: Nimali Fernando' }));
    expect(await screen.findByText(messages.actionUndone)).toBeInTheDocument();
    expect(salon.callsTo('POST /admin/acts/a2/undo')).toHaveLength(1);
  });

  it('says why an Undo is refused', async () => {
    show({
      'POST /admin/acts/a2/undo': refuse(409, 'ACT_NOT_UNDOABLE', 'The time has been given to somebody else since'),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Undo: Changed the status/ }));
    expect(await screen.findByText('The time has been given to somebody else since')).toBeInTheDocument();
  });

  it('filters by person, kind, day and visit, in the address', async () => {
    const query = `person=${THARINDU}&area=content&day=2026-11-20`;
    const { here } = show({
      [`${LIST}?person=${THARINDU}`]: page([completed]),
      [`${LIST}?person=${THARINDU}&area=content`]: page([undone]),
      [`${LIST}?${query}`]: page([]),
    });
    await screen.findByRole('option', { name: 'Tharindu' });
    await userEvent.selectOptions(screen.getByLabelText('Person'), THARINDU);
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'content');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } });
    expect(await screen.findByText('Nothing was done.')).toBeVisible();
    expect(here()).toBe(`/admin/actions?${query}`);
  });

  it('takes a value of the address that no list has for none', async () => {
    show({}, '/admin/actions?person=nobody&area=xyz&day=2026-13-45&visit=ARL-261126-0042-and-more');
    expect(await rows()).toHaveLength(3);
    for (const label of ['Person', 'Kind', 'Day', 'Visit']) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('names a person of the address who is not among the staff, and shows everything again', async () => {
    const nobody = '33333333-3333-4333-8333-333333333333';
    const { here } = show({ [`${LIST}?person=${nobody}`]: page([]) }, `/admin/actions?person=${nobody}`);
    const clear = await screen.findByRole('button', { name: 'Clear the filters' });
    expect(screen.getByRole('option', { name: 'Somebody else', selected: true })).toBeInTheDocument();
    await userEvent.click(clear);
    expect(await rows()).toHaveLength(3);
    expect(here()).toBe('/admin/actions');
    expect(screen.getByLabelText('Person')).toHaveDisplayValue('Everybody');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('has nothing to clear when nothing was done at all', async () => {
    show({ [LIST]: page([]) });
    expect(await screen.findByText('Nothing was done.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  });

  it('keeps each typed character of a visit, and asks once typing pauses', async () => {
    const visit = 'ARL-261126-0042';
    const { salon, here } = show({ [`${LIST}?visit=${visit}`]: page([completed]) });
    await rows();
    await userEvent.type(screen.getByLabelText('Visit'), visit.toLowerCase());
    expect(screen.getByLabelText('Visit')).toHaveValue(visit);
    await waitFor(() => expect(here()).toBe(`/admin/actions?visit=${visit}`));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(salon.calls.filter(({ path }) => path.startsWith('/admin/actions')).map(({ path }) => path)).toEqual([
      '/admin/actions',
      `/admin/actions?visit=${visit}`,
    ]);
  });

  it('takes what is typed when the field is left, and what the address says after Back', async () => {
    const { here, go } = show({ [`${LIST}?visit=ARL-1`]: page([]), [`${LIST}?visit=ARL-2`]: page([]) });
    await rows();
    await userEvent.type(screen.getByLabelText('Visit'), 'ARL-1');
    await userEvent.tab();
    expect(here()).toBe('/admin/actions?visit=ARL-1');
    await go('/admin/actions?visit=ARL-2');
    expect(screen.getByLabelText('Visit')).toHaveValue('ARL-2');
    await userEvent.type(screen.getByLabelText('Visit'), '3');
    await go('/admin/actions');
    expect(screen.getByLabelText('Visit')).toHaveValue('');
    expect(await rows()).toHaveLength(3);
    expect(here()).toBe('/admin/actions');
  });

  it('goes on with Show more, and says which part is down', async () => {
    show({
      [LIST]: page([completed], { next: 'c' }),
      [`${LIST}?cursor=c`]: page([undone], { down: ['content'] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/does not answer: Menu and content/)).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });

  it('says that it could not be loaded', async () => {
    show({ [LIST]: refuse(503, 'X', 'x') });
    expect(await screen.findByText(messages.actionsFailed)).toBeVisible();
  });
});
