import { type JobQueue, type Ops, type OpsPart, permissionsOf, RETRY_CANNOT_BE_UNDONE } from '@salon/contracts';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /admin/ops';
const AS_OF = '2026-11-23T04:00:00.000001Z';
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const nothing: JobQueue = { asOf: AS_OF, tasks: [], dead: [] };
const part = (name: OpsPart['name'], change: Partial<OpsPart> = {}): OpsPart => ({
  name,
  status: 'ok',
  checks: { database: 'ok' },
  version: COMMIT,
  startedAt: '2026-11-23T03:00:00.000Z',
  queue: name === 'bff' ? null : nothing,
  ...change,
});
const failedMail = (id: string, day: number) => ({
  _id: id,
  task: 'send-mail',
  firstGivenUpAt: `2026-11-${day}T03:00:00.000Z`,
  givenUpAt: `2026-11-${day}T03:00:00.000Z`,
  tries: 25,
  retries: 0,
  error: 'no mailbox <[hidden]>',
});
const mails: JobQueue = {
  asOf: AS_OF,
  tasks: [
    { task: 'release-unpaid', due: 0, later: 4, dead: 0, failing: 0, oldestSeconds: 0 },
    { task: 'send-mail', due: 2, later: 1, dead: 2, failing: 0, oldestSeconds: 75 },
  ],
  dead: [failedMail('7', 20), failedMail('8', 21)],
};
const site = (change: Partial<Record<OpsPart['name'], Partial<OpsPart>>> = {}): Ops => ({
  parts: (['bff', 'catalog', 'account', 'booking'] as const).map((name) => part(name, change[name])),
});

const deployed = () =>
  new Response(JSON.stringify({ name: 'x', version: '1', commit: COMMIT, builtAt: '2026-11-22T03:00:00.000Z' }));
const SCREENS = Object.fromEntries(
  ['/version.json', '/mfe/catalog/version.json', '/mfe/account/version.json', '/mfe/booking/version.json'].map(
    (path): [string, Reply] => [`GET ${path}`, deployed],
  ),
);

function show(ops: Reply, replies: Record<string, Reply> = {}) {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, ...SCREENS, [LIST]: ops, ...replies });
  open('/ops', { signedIn: true });
  return salon;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const row = async (table: string, name: string) =>
  within(within(await screen.findByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${name}`) }));

afterEach(() => void jest.useRealTimers());

it('says that all is well, with each part, its revision and since when', async () => {
  show(site());
  expect(await screen.findByText('All is well.')).toBeVisible();
  expect(screen.getByText('Nothing was given up.')).toBeVisible();
  expect(screen.getByText('Nothing waits.')).toBeVisible();
  const booking = await row('Processes', 'Visits and payments');
  expect(booking.getByText('Well')).toBeVisible();
  expect(booking.getByText('0123456')).toBeVisible();
  expect(booking.getByText('Nov 23, 2026, 8:30 AM')).toBeVisible();
  const frame = await row('Screens', 'Frame and home page');
  expect(frame.getByText('Served')).toBeVisible();
  expect(frame.getByText('Nov 22, 2026, 8:30 AM')).toBeVisible();
  expect(screen.getByText(/^As of \d{1,2}:\d\d:\d\d [AP]M, refreshed every 15 seconds\.$/)).toBeVisible();
});

it('leads the owner to where mail and payments are tried', async () => {
  show(site());
  const link = await screen.findByRole('link', { name: 'Try mail and payments' });
  expect(link).toHaveAttribute('href', '/admin/setup');
});

it('says what the edge serves of each screen: releases, candidates and what it refuses', async () => {
  const app = { version: '1.4.0', candidate: null, problem: null };
  const apps = [
    { ...app, name: 'shell', version: '0.1.0+01234567' },
    { ...app, name: 'catalog', candidate: { version: '1.5.0', percent: 10 } },
    { ...app, name: 'account', problem: 'release 1.5.0 is refused: no key of its team signed it' },
    { ...app, name: 'booking', version: null, problem: 'disabled by its team' },
  ];
  show({ ...site(), edge: { version: COMMIT, startedAt: '2026-11-23T02:00:00.000Z', apps } });
  expect((await row('Processes', 'Web server')).getByText('Nov 23, 2026, 7:30 AM')).toBeVisible();
  expect((await row('Screens', 'Frame')).getByText('0.1.0')).toBeVisible();
  expect((await row('Screens', 'Menu')).getByText('1.5.0 for 10 % of the visitors')).toBeVisible();
  expect((await row('Screens', 'Sign-in')).getByText(/^release 1.5.0 is refused/)).toBeVisible();
  const booking = await row('Screens', 'Cart');
  expect(booking.getByText('Not served')).toBeVisible();
  expect(booking.getByText('disabled by its team')).toBeVisible();
  expect(screen.getByText('Down: “Cart and booking”.')).toBeVisible();
});

it('names what is down and which of it fails, and shows the rest', async () => {
  const down = { status: 'down', checks: { database: 'down', jobs: 'ok' }, queue: null } as const;
  show(site({ account: { ...down, version: null, startedAt: null }, booking: { queue: mails } }), {
    'GET /mfe/booking/version.json': () => new Response('', { status: 502 }),
  });
  expect(await screen.findByText('Down: “Accounts” and “Cart and booking”. 2 jobs were given up.')).toBeVisible();
  const account = await row('Processes', 'Accounts');
  expect(account.getByText('Down')).toBeVisible();
  expect(account.getByText('the database')).toBeVisible();
  expect(account.getAllByText('not known')).toHaveLength(2);
  expect(await (await row('Screens', 'Cart')).findByText('Not served')).toBeVisible();
  expect(screen.getByText('The queue of “Accounts” cannot be read at the moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run all again: Mails about visits' })).toBeVisible();
});

it('counts what waits in the queues, and how long', async () => {
  show(site({ booking: { queue: mails } }));
  const waiting = await row('Jobs that wait', 'Mails about visits');
  expect(waiting.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Visits and payments',
    '2',
    '1',
    '0',
    '1 min',
  ]);
  const released = await row('Jobs that wait', 'Release of unpaid times');
  expect(
    released
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['0', '4', '0', '–']);
});

it('runs one job again, once it was said that this cannot be undone', async () => {
  const salon = show(site({ booking: { queue: mails } }), { 'POST /admin/ops/booking/retry': { retried: 1 } });
  const group = within(await screen.findByRole('region', { name: /^Mails about visits/ }));
  expect(group.getAllByText('no mailbox <[hidden]>')).toHaveLength(2);
  await press('Run again: Mails about visits, given up Nov 21, 2026, 8:30 AM');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Run “Mails about visits” again?' }));
  expect(dialog.getByText(new RegExp(RETRY_CANNOT_BE_UNDONE))).toBeVisible();
  expect(salon.callsTo('POST /admin/ops/booking/retry')).toEqual([]);
  salon.replies[LIST] = site({ booking: { queue: { ...mails, dead: mails.dead.slice(0, 1) } } });
  await userEvent.click(dialog.getByRole('button', { name: 'Run again' }));
  expect(await screen.findByText('It runs again within seconds')).toBeVisible();
  expect(salon.callsTo('POST /admin/ops/booking/retry').map(({ body }) => body)).toEqual([
    { task: 'send-mail', job: '8', asOf: AS_OF },
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(screen.getAllByText('no mailbox <[hidden]>')).toHaveLength(1));
});

it('runs all jobs of a task again, as of what was seen', async () => {
  const salon = show(site({ booking: { queue: mails } }), { 'POST /admin/ops/booking/retry': { retried: 2 } });
  await press('Run all again: Mails about visits');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Run all 2 of “Mails about visits” again?' }));
  salon.replies[LIST] = site();
  await userEvent.click(dialog.getByRole('button', { name: 'Run all again' }));
  expect(await screen.findByText('They run again within seconds')).toBeVisible();
  expect(salon.callsTo('POST /admin/ops/booking/retry').map(({ body }) => body)).toEqual([
    { task: 'send-mail', asOf: AS_OF },
  ]);
  expect(await screen.findByText('Nothing was given up.')).toBeVisible();
});

it('does nothing when one thinks better of it, and says so when somebody else was faster', async () => {
  const refused = () => refuse(409, 'JOBS_NOT_DEAD', 'Somebody else was faster');
  const salon = show(site({ booking: { queue: mails } }), { 'POST /admin/ops/booking/retry': refused });
  await press('Run all again: Mails about visits');
  await press('Not now');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(salon.callsTo('POST /admin/ops/booking/retry')).toEqual([]);
  await press('Run all again: Mails about visits');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Run all again' }));
  expect(await screen.findByText('Somebody else was faster')).toBeVisible();
});

it('says how many are not shown', async () => {
  const tasks = [{ task: 'send-mail', due: 0, later: 0, dead: 45, failing: 0, oldestSeconds: 0 }];
  show(site({ booking: { queue: { ...mails, tasks } } }));
  expect(await screen.findByText('The first 2 of 45 are here; the others follow once these have run.')).toBeVisible();
});

it('asks again every 15 seconds, keeps what it knows and says that it could not be asked', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const salon = show(site());
  expect(await screen.findByText('All is well.')).toBeVisible();
  salon.replies[LIST] = site({ booking: { queue: mails } });
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText('2 jobs were given up.')).toBeVisible();
  salon.replies[LIST] = () => refuse(503, 'UNAVAILABLE', 'x');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('It could not be refreshed since. Trying again…')).toBeVisible();
  expect(screen.getByText('2 jobs were given up.')).toBeVisible();
});

it('waits with rows in their place', async () => {
  show(() => never());
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
});

it('says why nothing can be shown', async () => {
  show(() => refuse(403, 'ADMIN_ONLY', 'You do not have access'));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the dashboard leads there, for owners alone', async () => {
  accountSalon({ 'GET /auth/me': { user: admin } });
  open('/admin/dashboard', { signedIn: true });
  expect(await screen.findByRole('link', { name: /^How the site is/ })).toHaveAttribute('href', '/ops');
});

it('the dashboard of the front desk does not', async () => {
  accountSalon({ 'GET /auth/me': { user: { ...admin, permissions: permissionsOf('front_desk') } } });
  open('/admin/dashboard', { signedIn: true });
  expect(await screen.findByRole('link', { name: /^The day/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^How the site is/ })).toBeNull();
});
