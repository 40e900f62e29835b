import type { DayClosing } from '@salon/contracts';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { closingTable, differenceOf } from './closing.rules.js';

const DAY = '2026-11-23';
const READ = `GET /admin/close/${DAY}`;
const CLOSE = `POST /admin/close/${DAY}`;
const line = { received: 0, returned: 0, expected: 0, counted: null, reason: '', afterClosing: 0 };
const visit = { appointmentId: 'ARL-261123-0042', customerName: 'Nimali Perera', startTime: '10:00' };
const day: DayClosing = {
  date: DAY,
  lines: [
    { ...line, means: 'cash', received: 2000, returned: 500, expected: 1500 },
    { ...line, means: 'card', received: 2500.5, expected: 2500.5 },
    { ...line, means: 'transfer' },
    { ...line, means: 'online' },
  ],
  closed: null,
  closable: true,
  undecided: [],
  unnoted: [],
  entries: [
    { at: '2026-11-23T05:00:00.000Z', means: 'cash', kind: 'desk', amount: 2000, ...visit },
    { at: '2026-11-23T05:10:00.000Z', means: 'cash', kind: 'desk', amount: -500, ...visit, customerName: '=cmd' },
  ],
  trace: [],
  version: 'v1',
};
const closed: DayClosing = {
  ...day,
  lines: day.lines.map((each) => ({ ...each, counted: each.expected })),
  closed: { by: 'Ama', at: '2026-11-23T13:00:00.000Z' },
  trace: [{ by: 'Ama', at: '2026-11-23T13:00:00.000Z', title: `Closed ${DAY}` }],
  version: 'v2',
};

function show(data: Partial<DayClosing> = {}, replies: Record<string, Reply> = {}) {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, [READ]: { ...day, ...data }, ...replies });
  open(`/admin/close/${DAY}`, { signedIn: true });
  return salon;
}
const type = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: `${name}, counted, LKR` }), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-23T12:30:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'setInterval', 'clearInterval'],
  }),
);
afterEach(() => jest.useRealTimers());

it('names the visits nobody has decided first, with the way to each', async () => {
  show({ undecided: [visit], unnoted: [{ ...visit, amount: 4500 }] });
  expect(await screen.findByRole('link', { name: 'Decide: Nimali Perera, ARL-261123-0042' })).toHaveAttribute(
    'href',
    '/admin/visits/ARL-261123-0042',
  );
  expect(screen.getByRole('link', { name: /^Note it: Nimali/ })).toBeVisible();
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Visits nobody has decided');
});

it('does not ask to decide visits of today whose time has not come', async () => {
  jest.setSystemTime(new Date('2026-11-23T04:45:00Z'));
  const later = { appointmentId: 'ARL-261123-0043', customerName: 'Banu Dias', startTime: '10:30' };
  show({ undecided: [visit, later] });
  const partOf = async (title: RegExp) =>
    within((await screen.findByRole('heading', { name: title })).closest('section')!);
  const toCome = await partOf(/^Visits still to come/);
  await userEvent.click(toCome.getByRole('heading', { level: 2 }));
  expect(toCome.getByRole('link', { name: /^Open: Banu Dias/ })).toBeVisible();
  expect((await partOf(/^Visits nobody has decided/)).getAllByRole('link')).toHaveLength(1);
});

it('asks for every count, and for the reason of a difference, before it closes the day', async () => {
  const salon = show({}, { [CLOSE]: closed });
  await type('Cash', '1,400');
  await press('Close the day');
  expect(await screen.findByText('Please count this, in rupees and cents')).toBeVisible();
  expect(screen.getByText('Please say why it differs')).toBeVisible();
  expect(screen.getByText('less than expected')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Cash, why it differs' }), 'Change was wrong');
  await type('Card machine', '2500.50');
  salon.replies[READ] = closed;
  await press('Close the day');
  expect(await screen.findByText(/^Closed by Ama/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Closed by Ama/));
  expect(salon.callsTo(CLOSE)[0]?.body).toEqual({
    counted: [
      { means: 'cash', amount: 1400, reason: 'Change was wrong' },
      { means: 'card', amount: 2500.5, reason: '' },
      { means: 'transfer', amount: 0, reason: '' },
      { means: 'online', amount: 0, reason: '' },
    ],
    version: 'v1',
  });
});

it('says who was faster at once, and reads the day again', async () => {
  const salon = show({}, { [CLOSE]: refuse(409, 'CLOSING_REFUSED', 'Ama has closed this day meanwhile') });
  await type('Cash', '1500');
  await type('Card machine', '2500.5');
  salon.replies[READ] = never;
  await press('Close the day');
  expect(await screen.findByText('Ama has closed this day meanwhile')).toBeVisible();
  expect(salon.callsTo(READ).length).toBeGreaterThan(1);
});

it('shows what moved after closing apart, and opens the day again with a reason', async () => {
  const late = closed.lines.map((each) => (each.means === 'card' ? { ...each, afterClosing: 700 } : each));
  const salon = show({ ...closed, lines: late }, { [`${CLOSE}/reopen`]: { ...day, version: 'v3' } });
  expect(await screen.findByText(/^After closing:/)).toHaveTextContent('LKR 700.00');
  await press('Open the day again');
  const dialog = within(screen.getByRole('dialog', { name: 'Open this day again?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Open it again' }));
  expect(dialog.getByText(/^Please say in at most \d+ characters why this day is opened again/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Card slip found');
  salon.replies[READ] = day;
  await userEvent.click(dialog.getByRole('button', { name: 'Open it again' }));
  expect(await screen.findByRole('button', { name: 'Close the day' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Expected and counted' })).toHaveFocus());
  expect(salon.callsTo(`${CLOSE}/reopen`)[0]?.body).toEqual({ reason: 'Card slip found', version: 'v2' });
});

it('a day opened again has what was counted before, with the reason, to be corrected', async () => {
  const former = (amount: number, reason = '') => ({ former: { amount, reason } });
  const [cash, card, transfer, online] = day.lines;
  const lines = [
    { ...cash!, ...former(1400.5, 'Change was wrong') },
    { ...card!, ...former(2500.5) },
    { ...transfer!, expected: 700, received: 700, ...former(0) },
    { ...online!, ...former(0) },
  ];
  const salon = show({ lines }, { [CLOSE]: closed });
  expect(await screen.findByRole('textbox', { name: 'Cash, counted, LKR' })).toHaveValue('1400.5');
  const reason = screen.getByRole('textbox', { name: 'Cash, why it differs' });
  expect(reason).toHaveValue('Change was wrong');
  await userEvent.type(reason, ', noted');
  expect(Object.values(sessionStorage).join()).toContain('Change was wrong, noted');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Bank transfer, counted, LKR' }));
  await type('Bank transfer', '700');
  salon.replies[READ] = closed;
  await press('Close the day');
  await screen.findByText(/^Closed by Ama/);
  expect(salon.callsTo(CLOSE)[0]?.body).toMatchObject({
    counted: [
      { amount: 1400.5, reason: 'Change was wrong, noted' },
      { amount: 2500.5 },
      { amount: 700 },
      { amount: 0 },
    ],
  });
});

it('the list of admin actions, seen before, has a closed and an opened day as soon as that is done', async () => {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [READ]: day,
    [CLOSE]: closed,
    [`${CLOSE}/reopen`]: day,
  });
  const { queryClient } = open(`/admin/close/${DAY}`, { signedIn: true });
  const isOld = () => queryClient.getQueryState(['admin', 'actions'])?.isInvalidated;
  await type('Cash', '1500');
  await type('Card machine', '2500.5');
  queryClient.setQueryData(['admin', 'actions'], 'old');
  salon.replies[READ] = closed;
  await press('Close the day');
  await waitFor(() => expect(isOld()).toBe(true));
  queryClient.setQueryData(['admin', 'actions'], 'old');
  await press('Open the day again');
  const dialog = within(screen.getByRole('dialog', { name: 'Open this day again?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Card slip found');
  await userEvent.click(dialog.getByRole('button', { name: 'Open it again' }));
  await waitFor(() => expect(isOld()).toBe(true));
});

it.each([
  ['stays where it is', 'button', /^Save as CSV/],
  ['moves to what has become of the form it was in', 'textbox', /^Closed by Ama/],
] as const)('when a colleague closes the day, the focus %s', async (_what, role, expected) => {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, [READ]: day });
  const { queryClient } = open(`/admin/close/${DAY}`, { signedIn: true });
  await screen.findByRole('button', { name: 'Close the day' });
  screen.getByRole(role, { name: /^(?:Save as CSV|Cash, counted)/ }).focus();
  salon.replies[READ] = closed;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/^Closed by Ama/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(expected);
});

it('whoever is in no field stays there when a colleague closes the day', async () => {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, [READ]: day });
  const { queryClient } = open(`/admin/close/${DAY}`, { signedIn: true });
  await screen.findByRole('button', { name: 'Close the day' });
  salon.replies[READ] = closed;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/^Closed by Ama/)).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('a day to come cannot be closed', async () => {
  show({ closable: false });
  expect(await screen.findByText(/has not begun yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});

it('sums and differences are exact, and the table has what the page has', () => {
  expect(differenceOf({ ...line, means: 'cash', expected: 0.1 }, 0.3)).toBe(0.2);
  const table = closingTable(day, () => '2026-11-26 14:05');
  expect(table[1]).toEqual([DAY, 'Cash', '2000.00', '500.00', '1500.00', '', '', '', '0.00']);
  expect(table).toHaveLength(1 + 4 + 2 + 2);
  expect(table.at(-1)?.[0]).toBe('2026-11-26 14:05');
});

it('where more went back than came in, the keyboard has a minus and the field says so', async () => {
  const back = day.lines.map((each) =>
    each.means === 'transfer' ? { ...each, returned: 2000, expected: -2000 } : each,
  );
  show({ lines: back });
  const field = await screen.findByRole('textbox', { name: 'Bank transfer, counted, LKR' });
  expect(field).toHaveAttribute('inputmode', 'text');
  expect(field).toHaveAccessibleDescription('With a minus: more went back than came in.');
  expect(screen.getByRole('textbox', { name: 'Cash, counted, LKR' })).toHaveAttribute('inputmode', 'decimal');
  await type('Bank transfer', '−2000');
  expect(within(field.closest('fieldset')!).getByText('None')).toBeVisible();
});
