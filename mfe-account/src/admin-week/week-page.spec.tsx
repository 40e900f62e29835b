import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayVisit, SalonDay, SalonWeek } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';
import { hoursOf } from './week-list.js';

const visit: DayVisit = {
  ...confirmed,
  ...atDesk,
  _id: 'v1',
  appointmentId: 'ARL-261120-0001',
  date: '2026-11-26',
  startTime: '10:00',
  endTime: '11:00',
  stylist: { _id: 'd', name: 'Dilani' },
  user: { ...confirmed.user, name: 'Ama Silva' },
  customerNotes: { allergies: 'Nuts', preferences: '', notes: '', blocked: '', prepay: '' },
};
const shifts = [{ start: '09:00', end: '18:00' }];
const day = (date: string, change: Partial<SalonDay> = {}): SalonDay => ({
  date,
  today: '2026-11-22',
  closed: null,
  stylists: [{ _id: 'd', name: 'Dilani', picture: null, shifts, away: [] }],
  visits: [],
  cancelled: 0,
  ...change,
});
const week: SalonWeek = {
  stylist: 'd',
  stylists: [
    { _id: 'd', name: 'Dilani' },
    { _id: 'n', name: 'Nadeesha' },
  ],
  days: [
    ...['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => day(date)),
    day('2026-11-26', { visits: [visit] }),
    day('2026-11-27', {
      stylists: [
        {
          _id: 'd',
          name: 'Dilani',
          picture: null,
          shifts: [],
          away: [{ ...shifts[0]!, kind: 'leave', note: '', blockId: null }],
        },
      ],
    }),
    day('2026-11-28', { closed: 'Poya day', stylists: [] }),
    day('2026-11-29', { stylists: [] }),
  ],
};

const desk = (reply: unknown = week) =>
  accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/weeks/2026-11-23': reply as object,
    'GET /admin/weeks/2026-11-23?stylist=n': { ...week, stylist: 'n' },
  });
const board = () => screen.findByRole('group', { name: 'Visits of the week' });

it('allergies of a customer are seen on the board and in the list, in words for screen readers', async () => {
  desk();
  open('/admin/week/2026-11-23', { signedIn: true });
  expect(await screen.findByRole('button', { name: /10:00 AM.*Ama Silva.*Allergies noted/ })).toBeVisible();
  expect(screen.getAllByText('Allergies noted')).toHaveLength(2);
});

it('shows the hours, leave, visits and free time of seven days, walked through by the keys of the board', async () => {
  desk();
  const page = open('/admin/week/2026-11-23', { signedIn: true });
  await within(await board()).findByRole('button', { name: /^Free 540 min .* Nov 23$/ });
  const buttons = within(await board()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
    'Free 540 min from 9:00 AM on Mon, Nov 23',
    'Free 540 min from 9:00 AM on Tue, Nov 24',
    'Free 540 min from 9:00 AM on Wed, Nov 25',
    'Free 60 min from 9:00 AM on Thu, Nov 26',
    expect.stringMatching(/^10:00 AM Ama Silva .* on Thu, Nov 26$/),
    'Free 420 min from 11:00 AM on Thu, Nov 26',
  ]);
  const heads = within(screen.getByRole('region', { name: 'Columns of the days' })).getAllByRole('link');
  expect(heads.map((head) => [head.textContent, head.nextSibling?.textContent])).toEqual([
    ...['Mon, Nov 23', 'Tue, Nov 24', 'Wed, Nov 25', 'Thu, Nov 26'].map((name) => [name, '9:00 AM – 6:00 PM']),
    ['Fri, Nov 27', 'Leave'],
    ['Sat, Nov 28', 'Closed: Poya day'],
    ['Sun, Nov 29', 'Not at work'],
  ]);
  expect(heads[4]).toHaveAttribute('href', '/admin/day/2026-11-27');
  act(() => buttons[2]?.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(buttons[3]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(page.here()).toBe('/admin/day/2026-11-26'));
});

describe('at noon of a Wednesday', () => {
  atNow(new Date('2026-11-25T06:30:00Z'));

  it('no time of the days before is free, and of today only the afternoon, on the board and in the list', async () => {
    desk({ ...week, days: week.days.map((each) => ({ ...each, today: '2026-11-25' })) });
    open('/admin/week/2026-11-23', { signedIn: true });
    await within(await board()).findByRole('button', { name: /^Free 360 min from 12:00 PM/ });
    const gaps = within(await board()).getAllByRole('button', { name: /^Free/ });
    expect(gaps.map(({ textContent }) => textContent)).toEqual([
      'Free 360 min from 12:00 PM on Wed, Nov 25',
      'Free 60 min from 9:00 AM on Thu, Nov 26',
      'Free 420 min from 11:00 AM on Thu, Nov 26',
    ]);
    const inList = (day: string) => within(screen.getByRole('region', { name: day })).queryAllByText(/^Free/);
    expect(inList('Tue, Nov 24')).toEqual([]);
    expect(inList('Wed, Nov 25').map(({ textContent }) => textContent)).toEqual(['Free 360 min']);
  });
});

it('shows the week of another stylist, and leads from a visit to it', async () => {
  const salon = desk();
  const page = open('/admin/week/2026-11-23', { signedIn: true });
  await userEvent.selectOptions(await screen.findByLabelText('Stylist'), 'Nadeesha');
  await waitFor(() => expect(salon.callsTo('GET /admin/weeks/2026-11-23?stylist=n')).not.toHaveLength(0));
  await userEvent.click(within(await board()).getByRole('button', { name: /Ama Silva/ }));
  await waitFor(() => expect(page.here()).toBe('/admin/visits/ARL-261120-0001'));
});

it('keeps the choice of the stylist, with the focus, while another week loads', async () => {
  const salon = desk();
  const page = open('/admin/week/2026-11-23', { signedIn: true });
  const choice = await screen.findByLabelText('Stylist');
  salon.replies['GET /admin/weeks/2026-11-23?stylist=n'] = never;
  act(() => choice.focus());
  await userEvent.selectOptions(choice, 'Nadeesha');
  await waitFor(() => expect(page.here()).toBe('/admin/week/2026-11-23?stylist=n'));
  expect(choice).toHaveFocus();
  expect(choice).toHaveValue('n');
  expect((await board()).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
});

it('says of hours that end with the day that they end at midnight', () => {
  const late = [{ start: '14:00', end: '00:00' }];
  const stylist = { _id: 'd', name: 'Dilani', picture: null, shifts: late, away: [] };
  expect(hoursOf(day('2026-11-23', { stylists: [stylist] }))).toBe('2:00 PM – midnight');
});

it('says that it failed or that nobody works here', async () => {
  const salon = desk(refuse(503, 'UPSTREAM_DOWN', 'No.'));
  open('/admin/week/2026-11-23', { signedIn: true });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies['GET /admin/weeks/2026-11-23'] = { stylist: null, stylists: [], days: [] };
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Nobody works here yet.' })).toBeVisible();
});
