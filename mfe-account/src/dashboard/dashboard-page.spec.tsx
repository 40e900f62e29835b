import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activeOffersQuery } from '@salon/web-kit/queries';
import { never, refuse } from '@salon/testing/fake-salon';
import { admin, confirmed, unpaid, user, visits } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';

const offer = {
  _id: 'o1',
  title: 'Bridal Morning',
  description: '',
  price: 12_000,
  originalPrice: 15_000,
  discount: 20,
  image: null,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  services: [],
};

describe('/dashboard', () => {
  it('A-017 A17 greets the customer with the unpaid visit, the next one and how long it is until then, and where to go', async () => {
    accountSalon();
    open('/dashboard', { signedIn: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Dilani' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Pay now/ })).toHaveAttribute(
      'href',
      '/book-appointment?appointment=a1',
    );
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Coming up in 13 days and 23 hours' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('12:48');
  });

  it('A-104 E10 shows a visit with a status that it does not know', async () => {
    accountSalon({ [LIST]: { appointments: [{ ...confirmed, status: 'on_hold' }] } });
    open('/dashboard', { signedIn: true });
    const next = within(await screen.findByRole('region', { name: 'Your next visit' }));
    expect(await next.findByText('On hold')).toBeVisible();
  });

  it('A17 shows of a visit its day, what is paid and what is owed, and one thing to do', async () => {
    accountSalon({ [LIST]: { appointments: [confirmed] } });
    open('/dashboard', { signedIn: true });
    const next = within(await screen.findByRole('region', { name: 'Your next visit' }));
    expect(await next.findByText('9:30 AM – 10:30 AM')).toBeVisible();
    expect(next.getByText('Confirmed')).toBeVisible();
    expect([...document.querySelectorAll('.visit-sums > div')].map((line) => line.textContent)).toEqual([
      'Paid onlineLKR 1,000.00',
      'To pay at the salonLKR 6,500.00',
    ]);
    expect(
      next.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([['See in My Appointments: Frangipani Glow Facial', '/profile/appointments']]);
    expect(next.queryByRole('button')).toBeNull();
  });

  it('says when nothing is booked, and leads to the menu', async () => {
    accountSalon({ [LIST]: { appointments: [] } });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByText('Nothing is booked.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute('href', '/services');
  });

  it('A-187 says when the visits cannot be had', async () => {
    accountSalon({ [LIST]: refuse(500, 'INTERNAL', '') });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByText('Failed to load appointments')).toBeVisible();
  });

  it('keeps the focus on Try Again, and the other parts, while the visits are loaded again', async () => {
    const salon = accountSalon({
      [LIST]: refuse(500, 'INTERNAL', ''),
      'GET /special-offers/active': { offers: [offer] },
    });
    open('/dashboard', { signedIn: true });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    salon.replies[LIST] = never;
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    expect(again).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Offers for you' })).toBeVisible();
  });

  it('keeps the other parts while offers that have not loaded are loaded again', async () => {
    const OFFERS = 'GET /special-offers/active';
    const salon = accountSalon({ [OFFERS]: refuse(503, 'AWAY', '') });
    const { queryClient } = open('/dashboard', { signedIn: true });
    const receipts = await screen.findByRole('region', { name: 'Receipts' });
    salon.replies[OFFERS] = never;
    act(() => void queryClient.refetchQueries({ queryKey: activeOffersQuery.queryKey }));
    await waitFor(() => expect(salon.callsTo(OFFERS)).toHaveLength(2));
    expect(receipts).toBeVisible();
  });

  it('shows one card when the next visit is paid', async () => {
    accountSalon({ [LIST]: { appointments: [confirmed] } });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay now/ })).toBeNull();
  });

  it('D4 shows a payment without a time above the next visit, with a link to choose another time', async () => {
    const placeless = {
      ...unpaid,
      money: 'paid_unplaced',
      options: { cancel: null, reschedule: { leftAfter: 3, why: null } },
    };
    accountSalon({ [LIST]: { appointments: [confirmed, placeless] } });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Waiting for another time' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Choose another time/ })).toHaveAttribute(
      'href',
      '/book-appointment?reschedule=a6',
    );
    expect(screen.getByRole('heading', { name: /^Coming up/ })).toBeVisible();
  });

  it('A17 shows how complete the profile is, the offers of now and the receipts', async () => {
    accountSalon({ 'GET /special-offers/active': { offers: [offer] } });
    open('/dashboard', { signedIn: true });
    const offers = within(await screen.findByRole('region', { name: 'Offers for you' }));
    expect(await offers.findByText('Bridal Morning')).toBeVisible();
    expect(offers.getByText('Save 20%')).toBeVisible();
    expect(offers.getByRole('link', { name: 'Bridal Morning' })).toHaveAttribute('href', '/special-offers');
    const profile = await screen.findByRole('link', { name: /^Complete your profile/ });
    expect(profile).toHaveAttribute('href', '/profile');
    expect(profile).toHaveTextContent('Complete your profile 1 of 3Missing: Profile Picture, Address');
    expect(screen.queryByRole('progressbar')).toBeNull();
    const receipts = within(await screen.findByRole('region', { name: 'Receipts' })).getAllByRole('listitem');
    expect(receipts[0]).toHaveTextContent('Frangipani Glow FacialDec 5, 2026 Paid online ARL-261205-0007LKR 1,000.00');
    expect(within(receipts[0]!).getByRole('link', { name: /^Receipt/ })).toHaveAttribute('href', '/receipt/a2');
    expect(screen.getByRole('link', { name: 'All in My Appointments' })).toBeVisible();
  });

  it('C9 says what is still owed for a visit that was missed', async () => {
    accountSalon();
    open('/dashboard', { signedIn: true });
    const owed = within(await screen.findByRole('region', { name: 'Still owed' })).getAllByRole('listitem');
    expect(owed.map(({ textContent }) => textContent)).toEqual([
      'Gel ManicureSep 12, 2026 Owed for the missed visitLKR 2,200.00',
    ]);
  });

  it('leads from what is still owed to older visits, which have not been loaded', async () => {
    accountSalon({ [LIST]: { appointments: visits, next: 'c' } });
    open('/dashboard', { signedIn: true });
    const owed = within(await screen.findByRole('region', { name: 'Still owed' }));
    const older = owed.getByRole('link', { name: 'Older visits in My Appointments' });
    expect(older).toHaveAttribute('href', '/profile/appointments');
  });

  it('A17 asks for nothing more of a complete profile, and has no empty parts', async () => {
    const whole = { ...user, profileImage: '/media/dilani.webp', address: '4 Galle Road' };
    accountSalon({
      'GET /auth/me': { user: whole },
      [LIST]: { appointments: [] },
      'GET /special-offers/active': { offers: [] },
    });
    open('/dashboard', { signedIn: true });
    expect(await screen.findByText('Nothing is booked.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Complete your profile/ })).toBeNull();
    for (const name of ['Offers for you', 'Receipts', 'Still owed'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

it('A-018 F-007 greets the admin on the admin dashboard', async () => {
  accountSalon({ 'GET /auth/me': { user: admin } });
  open('/admin/dashboard', { signedIn: true });
  expect(await screen.findByText('Good to see you, Nadeesha.')).toBeVisible();
});
