import { type MyDay, messages, type OwnVisit, permissionsOf } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { clearToasts } from '@salon/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const DAY = 'GET /my-day';
const visit: OwnVisit = {
  _id: 'v1',
  startTime: '10:00',
  endTime: '11:00',
  firstName: 'Nimali',
  services: [{ title: 'Cut & Finish', quantity: 1 }],
  note: 'Sensitive skin',
  allergies: 'Nuts',
  customerNotes: 'Likes the window seat',
  state: 'expected',
  steps: ['arrived', 'started'],
  takeBack: null,
};
const day: MyDay = {
  date: '2026-11-26',
  asOf: '09:41',
  stylist: { _id: 's1', name: 'Dilani Perera' },
  closed: null,
  shifts: [{ start: '09:00', end: '18:00' }],
  visits: [visit],
};
const arrived: MyDay = {
  ...day,
  visits: [{ ...visit, state: 'arrived', steps: ['started', 'done'], takeBack: { act: 'a1', step: 'arrived' } }],
};

const keep = () => localStorage.setItem('kept:my-day', JSON.stringify(day));
const show = (replies: Record<string, unknown> = {}, before?: () => void) => {
  const salon = accountSalon({
    'GET /auth/me': { user: { ...user, permissions: permissionsOf('stylist') } },
    [DAY]: day,
    ...replies,
  });
  open('/my-day', { signedIn: true, ...(before && { before }) });
  return salon;
};
const connection = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
afterEach(() => connection(true));

describe('/my-day', () => {
  it('shows who comes when and for what, with the note, and how far each visit has come', async () => {
    show();
    const [item] = within(await screen.findByRole('list', { name: 'My visits' })).getAllByRole('listitem');
    for (const text of [
      '10:00 AM',
      'Nimali',
      'Expected',
      'Cut & Finish',
      'Sensitive skin',
      'Nuts',
      'Likes the window seat',
    ])
      expect(within(item as HTMLElement).getByText(text)).toBeVisible();
    expect(item).toHaveTextContent('Allergies: Nuts');
    expect(screen.getByText('as of 9:41 AM, Nov 26, 2026')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('kept:my-day') ?? '')).toEqual(day);
  });

  it('notes a step with one press, and takes it back with another', async () => {
    const salon = show({ 'POST /my-day/visits/v1/step': arrived, 'POST /my-day/acts/a1/undo': day });
    await userEvent.click(await screen.findByRole('button', { name: 'Arrived: Nimali at 10:00 AM' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back Arrived: Nimali at 10:00 AM' }));
    expect(await screen.findByRole('button', { name: /^Arrived/ })).toBeEnabled();
    expect(salon.callsTo('POST /my-day/visits/v1/step')).toMatchObject([{ body: { to: 'arrived' } }]);
  });

  it('keeps the focus on a pressed step while it is noted, then with its visit', async () => {
    let finish: (day: MyDay) => void = () => undefined;
    const waiting = new Promise<MyDay>((resolve) => {
      finish = resolve;
    });
    const salon = show({ 'POST /my-day/visits/v1/step': () => waiting });
    const button = await screen.findByRole('button', { name: /^Arrived/ });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(salon.callsTo('POST /my-day/visits/v1/step')).toHaveLength(1);
    finish(arrived);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nimali' })).toHaveFocus());
  });

  it.each<[string, MyDay, string, MyDay]>([
    ['Arrived: Nimali at 10:00 AM', day, 'POST /my-day/visits/v1/step', arrived],
    ['Take back Arrived: Nimali at 10:00 AM', arrived, 'POST /my-day/acts/a1/undo', day],
  ])('a step whose response was lost is done once it is found: %s', async (name, before, call, now) => {
    const lost = () => Promise.reject(new TypeError('fetch failed'));
    const salon = show({ [DAY]: before, [call]: lost });
    const button = await screen.findByRole('button', { name });
    await userEvent.click(button);
    expect(await screen.findByText(/^Cannot connect/)).toBeVisible();
    act(clearToasts);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    salon.replies[DAY] = now;
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.queryByText(/^Cannot connect/)).toBeNull();
  });

  it('a step is not taken back when the response was lost and the desk has changed the visit', async () => {
    act(clearToasts);
    const salon = show({ [DAY]: arrived, 'POST /my-day/acts/a1/undo': () => Promise.reject(new TypeError('lost')) });
    const button = await screen.findByRole('button', { name: /^Take back Arrived/ });
    salon.replies[DAY] = { ...arrived, visits: arrived.visits.map((each) => ({ ...each, takeBack: null })) };
    await userEvent.click(button);
    expect(await screen.findByText(/^Cannot connect/)).toBeVisible();
    expect(screen.queryByText(messages.myDayTakenBack)).toBeNull();
  });

  it('without network the steps are disabled and say why, and nothing is sent later', async () => {
    const salon = show();
    await screen.findByText('Nimali');
    const button = screen.getByRole('button', { name: /^Arrived/ });
    button.focus();
    connection(false);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription(/You see your day as of 9:41 AM, .* wait until the connection is back/);
    await userEvent.click(button);
    connection(true);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(salon.callsTo('POST /my-day/visits/v1/step')).toEqual([]);
  });

  it('announces that the connection goes and comes, not each new minute', async () => {
    show();
    const age = await screen.findByText('as of 9:41 AM, Nov 26, 2026');
    expect(age.closest('[role="status"]')).toBeNull();
    connection(false);
    const status = screen.getByText(/You see your day as of 9:41 AM/).closest('[role="status"]');
    connection(true);
    expect(status).toHaveTextContent(/^The connection is back\.$/);
    expect(status).toBeInTheDocument();
  });

  it('opens with what the device keeps while nothing answers', async () => {
    show({ [DAY]: refuse(503, 'UPSTREAM_UNAVAILABLE', 'x') }, keep);
    expect(await screen.findByText(/You see your day as of 9:41 AM/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Started/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a day that arrives after the sign-out is not kept', async () => {
    show({
      [DAY]: () => {
        localStorage.removeItem('token');
        return day;
      },
    });
    expect(await screen.findByText('Nimali')).toBeVisible();
    expect(localStorage.getItem('kept:my-day')).toBeNull();
  });

  it.each([401, 403])('a refusal with %i removes what the device keeps', async (status) => {
    show({ [DAY]: refuse(status, 'X', 'x') }, keep);
    expect(await screen.findByText(messages.myDayFailed)).toBeVisible();
    expect(screen.queryByText('Nimali')).toBeNull();
    expect(localStorage.getItem('kept:my-day')).toBeNull();
  });

  it.each<[string, Partial<MyDay>, RegExp]>([
    ['no visits', { visits: [] }, /No visits today/],
    ['a closed day', { visits: [], closed: 'Poya' }, /Closed today: Poya/],
    ['an account that is no stylist’s', { visits: [], stylist: null }, /nobody’s day yet/],
  ])('says so on %s', async (_what, change, text) => {
    show({ [DAY]: { ...day, ...change } });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
