import { act, screen, waitFor } from '@testing-library/react';
import { admin, confirmed } from '../testing/fixtures.js';
import { DATE, oneVisitDay as day } from '../testing/one-visit-day.js';
import { accountSalon, open } from '../testing/open.js';

it.each([
  ['no free gap on a past day', '2026-11-27', 0],
  ['the free gaps of a day to come', '2026-11-25', 2],
])('offers %s', async (_what, today, gaps) => {
  accountSalon({ 'GET /auth/me': { user: admin }, [`GET /admin/days/${DATE}`]: { ...day, today } });
  open(`/admin/day/${DATE}`, { signedIn: true });
  expect(await screen.findByRole('button', { name: /Ama Silva/ })).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Free/ })).toHaveLength(gaps));
});

it('shows no text in a free gap of less than ten minutes, which is lower than a line', async () => {
  const [visit] = day.visits;
  const visits = [
    { ...visit!, startTime: '09:05', endTime: '10:00' },
    { ...visit!, _id: 'v2', startTime: '10:10', endTime: '18:00' },
  ];
  const record = { ...day, today: '2026-11-25', visits };
  accountSalon({ 'GET /auth/me': { user: admin }, [`GET /admin/days/${DATE}`]: record });
  open(`/admin/day/${DATE}`, { signedIn: true });
  expect(await screen.findByRole('button', { name: 'Free 5 min from 9:00 AM with Dilani' })).toBeVisible();
  expect(screen.getByText('Free 5 min')).toHaveClass('sr');
  expect(screen.getByText('Free 10 min')).not.toHaveClass('sr');
});

it('says on the board and on the printed sheet how often a service is booked', async () => {
  const [visit] = day.visits;
  const [facial] = confirmed.services;
  const visits = [{ ...visit!, services: [{ ...facial!, quantity: 2 }] }];
  accountSalon({ 'GET /auth/me': { user: admin }, [`GET /admin/days/${DATE}`]: { ...day, visits } });
  open(`/admin/day/${DATE}`, { signedIn: true });
  expect(await screen.findByRole('button', { name: /Frangipani Glow Facial x 2/ })).toBeVisible();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('cell', { name: 'Frangipani Glow Facial x 2', hidden: true })).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('afterprint')));
});

it('tells on the printed sheets a missed and a completed visit from one to come, and that there is none', async () => {
  const [visit] = day.visits;
  const due = { totalAmount: 5160, due: 5160 };
  const visits = [
    { ...visit!, ...due, _id: 'v1', status: 'no_show' as const },
    { ...visit!, _id: 'v2', startTime: '12:00', endTime: '13:00', status: 'completed' as const, due: 0 },
    { ...visit!, ...due, _id: 'v3', startTime: '14:00', endTime: '15:00' },
    { ...visit!, _id: 'v4', startTime: '16:00', endTime: '17:00', status: 'completed' as const, due: 0, unnoted: 40 },
    { ...visit!, _id: 'v5', startTime: '17:00', endTime: '18:00', status: 'no_show' as const, due: 0, feePaid: 0 },
  ];
  const idle = { ...day.stylists[0]!, _id: 'o', name: 'Owena' };
  const record = { ...day, stylists: [...day.stylists, idle], visits };
  accountSalon({ 'GET /auth/me': { user: admin }, [`GET /admin/days/${DATE}`]: record });
  open(`/admin/day/${DATE}`, { signedIn: true });
  expect(await screen.findAllByRole('button', { name: /Ama Silva/ })).toHaveLength(5);
  expect(screen.getByRole('button', { name: /^4:00 PM Ama Silva .* ◐ 40 not noted with Dilani$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^5:00 PM Ama Silva .* No show\s+with Dilani$/ })).toBeVisible();
  act(() => void dispatchEvent(new Event('beforeprint')));
  const cells = screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  expect(cells.filter((_, at) => at % 5 === 3)).toEqual([
    'No show, ◐ 5,160 due',
    'Completed, ● Paid',
    '◐ 5,160 due',
    'Completed, ◐ 40 not noted',
    'No show',
  ]);
  expect(screen.getByText('No visits').parentElement).toHaveTextContent('Owena');
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1);
  act(() => void dispatchEvent(new Event('afterprint')));
});
