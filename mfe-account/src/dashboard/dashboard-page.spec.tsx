import { screen } from '@testing-library/react';
import { refuse } from '@salon/testing/fake-salon';
import { admin, confirmed, NOW } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';

beforeEach(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'nextTick', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setImmediate', 'clearImmediate'] }));
afterEach(() => void jest.useRealTimers());

describe('/dashboard', () => {
  it('greets the customer with the unpaid visit, the next one, and where to go', async () => {
    accountSalon();
    open('/dashboard', { signedIn: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Dilani' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Pay now/ })).toHaveAttribute('href', '/book-appointment?appointment=a1');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getByRole('link', { name: /My Appointments/ })).toHaveAttribute('href', '/profile/appointments');
  });

  it('says when nothing is booked', async () => {
    accountSalon({ [LIST]: { appointments: [] } });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByText(/Nothing is booked/)).toBeVisible();
  });

  it('A-187 says when the visits cannot be had', async () => {
    accountSalon({ [LIST]: refuse(500, 'INTERNAL', '') });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByText('Failed to load appointments')).toBeVisible();
  });

  it('shows one card when the next visit is paid', async () => {
    accountSalon({ [LIST]: { appointments: [confirmed] } });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay now/ })).toBeNull();
  });
});

it('greets the admin on the admin dashboard', async () => {
  accountSalon({ 'GET /auth/me': { user: admin } });
  open('/admin/dashboard', { signedIn: true });
  expect(await screen.findByText('Good to see you, Nadeesha.')).toBeVisible();
});
