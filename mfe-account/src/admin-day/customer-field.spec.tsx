import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages, type SalonDay } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const DATE = '2026-11-26';
const day: SalonDay = {
  date: DATE,
  today: '2026-11-22',
  closed: null,
  stylists: [{ _id: 'd', name: 'Dilani', picture: null, shifts: [{ start: '09:00', end: '18:00' }], away: [] }],
  visits: [],
  cancelled: 0,
};
const known = { _id: 'c1', name: 'Banu Perera', email: '', phone: '0771234567', hasAccount: false };
const field = (name: string) => screen.findByRole('textbox', { name });

it('the focus goes on to the services with a known customer, and back to the name with somebody else', async () => {
  accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    'GET /services/get-services': { services: [] },
    'GET /admin/desk/customers?search=Banu': { customers: [known] },
    'GET /admin/customers/c1': { customer: null, history: null },
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Free 540 min/ }));
  await userEvent.type(await field('Customer'), 'Banu');
  const kept = /^A new customer stays in the list of customers, also when the visit is undone\.$/;
  expect(screen.getByText(kept)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /Banu Perera/ }));
  expect(screen.queryByText(kept)).toBeNull();
  expect(await field('Services')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
  expect(await field('Customer')).toHaveFocus();
});

it('says when the known customers could not be searched, instead of that nobody is known', async () => {
  const search = 'GET /admin/desk/customers?search=Banu';
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    'GET /services/get-services': { services: [] },
    [search]: refuse(400, 'INVALID', 'No'),
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Free 540 min/ }));
  await userEvent.type(await field('Customer'), 'Banu');
  expect(await screen.findByText(messages.customersFailed)).toBeVisible();
  salon.replies[search] = { customers: [known] };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: /Banu Perera/ })).toBeVisible();
});
