import { never, refuse } from '@salon/testing/fake-salon';
import { keepIntent, peekIntent } from '@salon/web-kit';
import { screen } from '@testing-library/react';
import { accountSalon, open } from '../testing/open.js';

const menu = { services: [{ _id: 's6', title: 'Gel manicure', price: 2500 }] };
const chooseService = () => keepIntent({ kind: 'service', id: 's6' });

describe('what was chosen before signing in', () => {
  it.each(['/login', '/register'])('B11 is shown above the form of %s, and kept', async (path) => {
    accountSalon({ 'GET /services/get-services': menu });
    open(path, { before: chooseService });
    expect((await screen.findByText('Gel manicure')).closest('p')).toHaveTextContent(
      'You chose: Gel manicure · LKR 2,500.00',
    );
    expect(peekIntent()).toEqual({ kind: 'service', id: 's6' });
  });

  it('B11 is an offer with its own price', async () => {
    accountSalon({ 'GET /special-offers/o1': { offer: { _id: 'o1', title: 'Bridal Morning', price: 12_000 } } });
    open('/login', { before: () => keepIntent({ kind: 'offer', id: 'o1' }) });
    expect((await screen.findByText('Bridal Morning')).closest('p')).toHaveTextContent(
      'You chose: Bridal Morning · LKR 12,000.00',
    );
  });

  it.each([
    ['while its name is not known', never],
    ['when the menu cannot be had', refuse(500, 'INTERNAL', '')],
    ['when the menu no longer has it', { services: [] }],
  ])('is a service %s', async (_when, reply) => {
    accountSalon({ 'GET /services/get-services': reply });
    open('/login', { before: chooseService });
    expect((await screen.findByText('A service')).closest('p')).toHaveTextContent('You chose: A service');
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('is not mentioned when nothing was', async () => {
    accountSalon();
    open('/login');
    expect(screen.queryByText(/You chose/)).toBeNull();
  });

  it('is not mentioned to an invited admin, who does not choose between login and registration either', () => {
    accountSalon();
    open('/register?invite=abc', { before: chooseService });
    expect(screen.queryByText(/You chose/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
  });
});

it.each([
  ['/login', 'Login'],
  ['/register', 'Register'],
])('A-031 shows login and registration beside each other; on %s the current one is %s', (path, current) => {
  accountSalon();
  open(path);
  const links = screen.getByRole('navigation', { name: 'Your account' }).querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Login', '/login'],
    ['Register', '/register'],
  ]);
  expect([...links].find((link) => link.getAttribute('aria-current') === 'page')).toHaveTextContent(current);
});
