import { type Occupancy, refusals, type ReportMoney, type SalonReport } from '@salon/contracts';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { csvOf } from '../screen/csv.js';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { presetsOf, rangeOf, rangeProblem } from './range.rules.js';
import { csvRows, shown, tableOf } from './report-tables.js';

const PATH = '/admin/reports?from=2026-11-01&to=2026-11-30';
const READ = `GET ${PATH}`;
const hoursOf = (at: Record<number, Occupancy>): Occupancy[] =>
  Array.from({ length: 24 }, (_, hour) => at[hour] ?? { openMinutes: 0, takenMinutes: 0 });
const row = {
  openMinutes: 120,
  takenMinutes: 60,
  hours: hoursOf({ 9: { openMinutes: 60, takenMinutes: 45 }, 10: { openMinutes: 60, takenMinutes: 15 } }),
};
const money: ReportMoney[] = [
  { means: 'cash', received: 2000, returned: 500 },
  { means: 'card', received: 0, returned: 0 },
  { means: 'transfer', received: 0, returned: 0 },
  { means: 'online', received: 1000.5, returned: 0 },
];
const report: SalonReport = {
  from: '2026-11-01',
  to: '2026-11-30',
  asOf: '2026-11-23T08:35:00.000Z',
  unit: 'day',
  stylists: [{ name: 'Dilani', ...row }],
  weekdays: [{ name: 'Monday', ...row }],
  services: [
    { title: '=Bride', isOffer: true, times: 1, amount: 9000 },
    { title: 'Cut', isOffer: false, times: 3, amount: 7500 },
  ],
  money,
  periods: [{ period: '2026-11-23', visits: 4, noShows: 1, lateCancels: 2, firstVisits: 3, money }],
};
const nothing: SalonReport = { ...report, stylists: [], services: [], money: [], periods: [] };

function show(reply: Reply = report, more = '') {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, [READ]: reply });
  return { salon, page: open(`${PATH}${more}`, { signedIn: true }) };
}
const rowsOf = async (name: RegExp): Promise<string[]> =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('shows occupancy by stylist, weekday and hour, and as of when', async () => {
  show();
  expect(await rowsOf(/^Occupancy by stylist and hour/)).toEqual(['9 AM10 AM', 'Dilani7525']);
  expect(await rowsOf(/^Occupancy by weekday and hour/)).toEqual(['9 AM10 AM', 'Monday7525']);
  expect(await rowsOf(/^Occupancy, Nov/)).toContain('Dilani2150 %');
  expect(screen.getByText('As of 2:05 PM')).toBeVisible();
});

it.each([
  ['Services', ['Service or offerTimesLKR', '=Bride (offer)19,000.00', 'Cut37,500.00']],
  ['Money', ['WhenCashCard machineBank transferOnlineTogether', 'Nov 23, 20261,500.000.000.001,000.502,500.50']],
  ['No-shows', ['WhenVisitsNo-showsCancelled late', 'Nov 23, 2026412']],
  ['Customers', ['WhenFirst visitsOf returning customers', 'Nov 23, 202631']],
])('%s has its table, and the address keeps days and report', async (name, rows) => {
  const { page } = show();
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(await rowsOf(new RegExp(`^${name}, Nov`))).toEqual(rows);
  expect(page.here()).toContain('/admin/reports');
});

it('says what is not in the money', async () => {
  show(report, '&report=money');
  expect(await screen.findByText(/What nobody has noted of completed visits is not in it/)).toBeVisible();
});

it('says how much nobody has noted, of how many visits, and leads to the latest day with one', async () => {
  show({ ...report, unnoted: { visits: 3, amount: 4500, lastDay: '2026-11-22' } }, '&report=money');
  expect(await screen.findByText(/of 3 completed visits is not in it/)).toHaveTextContent('LKR 4,500.00');
  const link = screen.getByRole('link', { name: 'closing of Nov 22, 2026' });
  expect(link).toHaveAttribute('href', '/admin/close/2026-11-22');
});

it('keeps the focus on a pressed preset, whose days are in the fields then', async () => {
  show();
  const preset = await screen.findByRole('button', { name: 'This year' });
  await userEvent.click(preset);
  expect(preset).toHaveAttribute('aria-pressed', 'true');
  expect(preset).toHaveFocus();
  expect(screen.getByLabelText('From')).toHaveDisplayValue(/-01-01$/);
});

it('asks for two days in their order, and for at most two years', async () => {
  const { salon } = show();
  const from = await screen.findByLabelText('From');
  await userEvent.clear(from);
  await userEvent.type(from, '2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The first day must not be after the last');
  await userEvent.clear(from);
  await userEvent.type(from, '2026-11-20');
  salon.replies['GET /admin/reports?from=2026-11-20&to=2026-11-30'] = report;
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(salon.callsTo('GET /admin/reports?from=2026-11-20&to=2026-11-30')).toHaveLength(1));
});

it('says that nothing happened, and that it failed with a second try', async () => {
  const { salon } = show(refuse(503, 'UPSTREAM_DOWN', 'No.'));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies[READ] = nothing;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Nothing happened on these days.' })).toBeVisible();
});

it('says of days to come that they have not come yet', async () => {
  const future = '/admin/reports?from=2026-12-01&to=2026-12-31';
  const reply = { ...nothing, from: '2026-12-01', to: '2026-12-31' };
  accountSalon({ 'GET /auth/me': { user: admin }, [`GET ${future}`]: reply });
  open(future, { signedIn: true });
  expect(await screen.findByRole('heading', { name: 'These days have not come yet.' })).toBeVisible();
  expect(screen.queryByText(/Other days have more to tell/)).toBeNull();
});

it('a file has plain numbers, and no formula', () => {
  expect(csvOf(csvRows(tableOf('services', report)))).toBe(
    "Service or offer,Times,LKR\r\n'=Bride (offer),1,9000.00\r\nCut,3,7500.00\r\n",
  );
  expect(csvRows(tableOf('missed', report))[1]).toEqual(['2026-11-23', '4', '1', '2']);
  expect([shown(null, 'share'), shown(0.504, 'share'), shown(1234.5, 'hours')]).toEqual(['–', '50 %', '1,234.5']);
});

it('the presets are whole weeks, months and years', () => {
  expect(presetsOf('2026-03-01').map(({ name, from, to }) => [name, from, to])).toEqual([
    ['This week', '2026-02-23', '2026-03-01'],
    ['This month', '2026-03-01', '2026-03-31'],
    ['Last month', '2026-02-01', '2026-02-28'],
    ['This year', '2026-01-01', '2026-12-31'],
  ]);
  expect(presetsOf('2026-12-31')[1]).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
  expect(rangeOf(new URLSearchParams('from=x'), '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(rangeProblem({ from: '2024-11-01', to: '2026-11-02' })).toBe('A report covers two years at most');
});

it('waits for days that are counted for the first time, and says so', async () => {
  let tries = 0;
  show(() => ((tries += 1) === 1 ? refuse(409, 'REPORT_COUNTING', refusals.REPORT_COUNTING.text) : report));
  expect(await screen.findByText(/^These days are counted for the first time\./)).toBeVisible();
  expect(await screen.findByText('As of 2:05 PM')).toBeVisible();
  expect(screen.queryByText(/^These days are counted/)).toBeNull();
});

it('says that the chart of money leaves out what is below zero', async () => {
  const note = /^More was refunded than received by some means/;
  show(report, '&report=money');
  await rowsOf(/^Money, Nov/);
  expect(screen.queryByText(note)).toBeNull();
  const back = money.map((each) => (each.means === 'transfer' ? { ...each, returned: 2000 } : each));
  cleanup();
  show({ ...report, money: back, periods: [{ ...report.periods[0]!, money: back }] }, '&report=money');
  expect(await rowsOf(/^Money, Nov/)).toContain('Nov 23, 20261,500.000.00-2,000.001,000.50500.50');
  expect(screen.getByText(note)).toBeVisible();
});
