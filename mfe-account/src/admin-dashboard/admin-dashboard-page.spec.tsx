import { type Dashboard, messages, type OpenTasks } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { act, screen, waitFor, within } from '@testing-library/react';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const dashboard: Dashboard = {
  today: {
    date: '2026-11-26',
    closed: null,
    stylists: [
      {
        _id: 's1',
        name: 'Dilani Perera',
        visits: 4,
        done: 1,
        freeMinutes: 150,
        now: {
          appointmentId: 'ARL-261126-0042',
          startTime: '10:00',
          endTime: '11:00',
          customerName: 'Nimali Fernando',
        },
        next: null,
      },
    ],
    money: { online: 3000, desk: 4500, refunds: 1000 },
  },
  reviews: [
    {
      _id: 'r1',
      rating: 5,
      comment: 'A quiet hour.',
      createdAt: '2026-11-26T05:00:00.000Z',
      userName: 'Ama',
      verifiedVisit: true,
      hidden: false,
      hiddenReason: null,
    },
  ],
};
const none = { tasks: [], total: 0 };
const some = (total: number) => ({ tasks: [], total });
const tasks: OpenTasks = {
  ...{ refunds: some(2), notices: none, mails: none, holds: some(1), messages: none },
  outside: 1,
  total: 3,
};
const show = (overview: unknown, openTasks: unknown = tasks) => {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/dashboard': overview,
    'GET /admin/tasks': openTasks,
  });
  return { salon, ...open('/admin/dashboard', { signedIn: true }) };
};
const part = (name: string | RegExp) => screen.findByRole('region', { name });

describe('/admin/dashboard', () => {
  it('shows today by stylist, the money, what waits and the newest reviews, above the ways in', async () => {
    show(dashboard);
    const row = within(await part('Today, November 26, 2026')).getByRole('row', { name: /^Dilani Perera/ });
    expect(row).toHaveTextContent('4 1 done2 h 30 minNimali Fernando until 11:00 AMnobody');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/visits/ARL-261126-0042');
    expect(await part('Money of today')).toHaveTextContent(
      /Paid online.*3,000.*Paid at the desk.*4,500.*Refunded.*1,000/,
    );
    expect(await part('Waiting')).toHaveTextContent('Refunds 2Visits outside the hours 1');
    expect(await part('Newest reviews')).toHaveTextContent('A quiet hour.5 of 5 Ama');
    expect(screen.getByRole('link', { name: /^Stylists/ })).toBeVisible();
  });

  it('names what completed visits were paid by nobody knows what, once there is any', async () => {
    const money = { online: 3000, desk: 4500, refunds: 0, unnoted: 900 };
    show({ ...dashboard, today: { ...dashboard.today, money } });
    expect(await part('Money of today')).toHaveTextContent(/Paid, means not noted.*900/);
  });

  it('says which part cannot be read and shows the others', async () => {
    show({ ...dashboard, today: null, reviews: null });
    expect(await part('Today')).toHaveTextContent('The day cannot be read at the moment.');
    expect(await part('Newest reviews')).toHaveTextContent('Reviews cannot be read at the moment.');
    expect(await part('Waiting')).toHaveTextContent('Refunds 2');
  });

  const unanswered = { ...tasks, refunds: none, outside: 0 };
  it.each([
    ['a charge-back', { ...unanswered, chargeBacks: some(1), total: 1 }, 'Payments that the bank took back 1'],
    ['an unanswered message', { ...unanswered, messages: some(1), total: 1 }, 'Messages without an answer 1'],
    ['nothing', { ...unanswered, total: 0 }, 'Nothing waits for anybody.'],
    ['nothing but unread messages', { ...unanswered, messages: null, total: 0 }, 'Messages cannot be read'],
    ['a failure', refuse(503, 'X', 'x'), 'What waits cannot be read at the moment.'],
  ])('shows what waits as the number of the tile does: %s', async (_what, openTasks, text) => {
    show(dashboard, openTasks);
    const waiting = await part('Waiting');
    await waitFor(() => expect(waiting).toHaveTextContent(text));
    const total = openTasks instanceof Response ? 0 : openTasks.total;
    const tile = screen.getByRole('link', { name: /^Open tasks/ });
    expect(tile).toHaveAccessibleName(expect.stringMatching(total > 0 ? /tasks 1 / : /tasks (?!\d)/));
  });

  it('says what cannot be read also while it is read again', async () => {
    const { salon, queryClient } = show(dashboard, refuse(503, 'X', 'x'));
    const waiting = await part('Waiting');
    const text = 'What waits cannot be read at the moment.';
    await waitFor(() => expect(waiting).toHaveTextContent(text));
    salon.replies['GET /admin/tasks'] = never;
    const { length } = salon.callsTo('GET /admin/tasks');
    act(() => void queryClient.refetchQueries({ queryKey: ['admin', 'tasks'] }));
    await waitFor(() => expect(salon.callsTo('GET /admin/tasks')).toHaveLength(length + 1));
    expect(waiting).toHaveTextContent(text);
  });

  it('keeps the ways in when nothing of it can be read', async () => {
    show(refuse(503, 'X', 'x'));
    expect(await screen.findByText(messages.dashboardFailed)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Stylists/ })).toBeVisible();
  });
});
