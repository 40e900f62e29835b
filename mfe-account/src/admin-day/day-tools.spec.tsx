import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayVisit, OpenTasks, SalonDay } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const shifts = [{ start: '09:00', end: '18:00' }];
const visit = (_id: string, stylistId: string, change: Partial<DayVisit> = {}): DayVisit => ({
  ...confirmed,
  ...atDesk,
  _id,
  date: DATE,
  startTime: '09:00',
  endTime: '10:00',
  stylist: { _id: stylistId, name: 'Dilani' },
  ...change,
});
const day: SalonDay = {
  date: DATE,
  today: DATE,
  closed: null,
  stylists: [
    { _id: 'd', name: 'Dilani Perera', picture: null, shifts, away: [] },
    { _id: 'n', name: 'Nadeesha Silva', picture: null, shifts, away: [] },
  ],
  visits: [
    visit('v1', 'd', { due: 1200 }),
    visit('v2', 'd', { startTime: '10:00', endTime: '11:00', due: 800 }),
    visit('v3', 'n', { endTime: '09:30', due: 0 }),
    visit('v4', 'n', { startTime: '12:00', endTime: '13:00', status: 'pending', due: 700 }),
  ],
  cancelled: 0,
};
const none = { total: 0, items: [] };
const tasks = { refunds: { ...none, total: 2 }, outside: 0, messages: none, notices: none, mails: none, total: 2 };
const today = { date: DATE, closed: null, stylists: [], money: { online: 3000, desk: 5000, refunds: 0 } };

const desk = (replies = {}) =>
  accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    'GET /admin/tasks': tasks as unknown as OpenTasks,
    'GET /admin/dashboard': { today, tasks: null, reviews: null },
    ...replies,
  });
const show = async () => {
  open(`/admin/day/${DATE}`, { signedIn: true });
  await screen.findByRole('group', { name: 'Visits of the day' });
};

const inWideWindow = () =>
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
afterEach(() => jest.restoreAllMocks());

describe('at 8 in the morning', () => {
  atNow(new Date('2026-11-26T02:30:00Z'));

  it('a new visit begins in the first free gap of all stylists', async () => {
    desk();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'New visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'New visit' });
    expect(within(dialog).getByLabelText('At')).toHaveValue('09:30');
    expect(within(dialog).getByLabelText('With')).toHaveDisplayValue('Nadeesha Silva');
  });

  it('in a wide window the tasks and the money of today are beside the board, with what its visits still owe', async () => {
    inWideWindow();
    desk();
    await show();
    const attention = screen.getByRole('region', { name: 'Needs attention' });
    await within(attention).findByText('Refunds');
    expect(attention).toHaveTextContent('Refunds 2');
    const money = screen.getByRole('region', { name: 'Money of today' });
    const amounts = (await within(money).findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(amounts.map((text) => text.replace(/\D+(?=\d)/, ''))).toEqual(['3,000.00', '5,000.00', '0.00', '2,000.00']);
  });

  it('in a narrower one the number of tasks is above it, and the money is not read', async () => {
    const salon = desk();
    await show();
    const link = await screen.findByRole('link', { name: '2 tasks to look at' });
    expect(link).toHaveAttribute('href', '/admin/tasks');
    expect(screen.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument();
    expect(salon.callsTo('GET /admin/dashboard')).toEqual([]);
  });

  it('tasks and money that cannot be read say so, and the board is there', async () => {
    inWideWindow();
    desk({
      'GET /admin/tasks': refuse(503, 'UNAVAILABLE', 'Server error. Please try again later'),
      'GET /admin/dashboard': { today: null, tasks: null, reviews: null },
    });
    await show();
    expect(await screen.findByText('What waits cannot be read at the moment.')).toBeVisible();
    expect(await screen.findByText('The money of today cannot be read at the moment.')).toBeVisible();
  });

  it('tasks that cannot be read are not counted as none', async () => {
    desk({ 'GET /admin/tasks': refuse(503, 'UNAVAILABLE', 'Server error. Please try again later') });
    await show();
    expect(screen.getByRole('link', { name: 'Open tasks' })).toBeVisible();
  });

  it('each stylist has a button with the number of visits, which shows the column', async () => {
    desk();
    await show();
    const tabs = within(screen.getByRole('group', { name: 'Stylists' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Dilani 2 visits', 'Nadeesha 1 visit']);
    expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await userEvent.click(tabs[1]!);
    expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  });
});

it('two stylists of one first name are distinguished by their whole names', async () => {
  const [first, second] = day.stylists;
  desk({ [`GET /admin/days/${DATE}`]: { ...day, stylists: [first, { ...second, name: 'Dilani Silva' }] } });
  await show();
  const tabs = within(screen.getByRole('group', { name: 'Stylists' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Dilani Perera 2 visits', 'Dilani Silva 1 visit']);
});

describe('after the last hour', () => {
  atNow(new Date('2026-11-26T12:30:00Z'));

  it('says that nothing is free', async () => {
    desk();
    await show();
    const button = screen.getByRole('button', { name: 'New visit' });
    expect(button).toHaveAccessibleDescription('Nothing is free');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
