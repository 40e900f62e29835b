import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse } from '@salon/testing/fake-salon';
import { confirmed, held, NOW, unpaid, visits } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const card = (title: RegExp) => within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!);
const show = (path = '/profile/appointments') => open(path, { signedIn: true });

describe('/profile/appointments', () => {
  it('A-016 A-079 A-080 A-081 shows one card per appointment, past ones folded', async () => {
    accountSalon();
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
    expect(screen.getByText('View and manage your salon appointments')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(visits.length);
    expect(screen.getByText('Past and cancelled').closest('details')).not.toHaveAttribute('open');
  });

  it('says on a card when, with whom, its status, what is paid and what is due', async () => {
    accountSalon({ [LIST]: { appointments: [confirmed] } });
    show();
    await screen.findByText('Confirmed');
    const visit = card(/Frangipani/);
    expect(visit.getByText('Saturday').closest('time')).toHaveTextContent(/Saturday5December.*9:30 AM/);
    expect(visit.getByText('9:30 AM – 10:30 AM').parentElement).toHaveTextContent('with Ishara');
    expect(visit.getByText('Paid online').closest('div')).toHaveTextContent('LKR 1,000.00');
    expect(visit.getByText('To pay at the salon').closest('div')).toHaveTextContent('LKR 6,500.00');
    expect(visit.getByRole('link', { name: /^Receipt/ })).toHaveAttribute('href', '/receipt/a2');
  });

  it('A-192 shows the year of a visit that is not of this year', async () => {
    const next = { ...confirmed, _id: 'next', date: '2027-01-26', startsAt: '2027-01-26T04:00:00.000Z' };
    accountSalon({ [LIST]: { appointments: [confirmed, next] } });
    show();
    expect(await screen.findByText('2027')).not.toHaveClass('sr');
    expect(screen.getByText('2027').closest('time')).toHaveTextContent('Tuesday26January 2027,9:30 AM');
    expect(screen.getByText('2026')).toHaveClass('sr');
  });

  it('A-104 E10 shows a visit with a status that it does not know, beside the others', async () => {
    accountSalon({ [LIST]: { appointments: [{ ...confirmed, status: 'on_hold' }, held] } });
    show();
    expect(await screen.findByText('On hold')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('keeps an unpaid visit first, with the time left and the way to pay', async () => {
    accountSalon();
    show();
    const pay = await screen.findByRole('link', { name: /^Pay now/ });
    expect(pay).toHaveAttribute('href', '/book-appointment?appointment=a1');
    expect(pay).toHaveTextContent('Pay now');
    expect(screen.getByRole('timer')).toHaveTextContent('12:48');
    expect(screen.getByText(/left to pay, held until 10:42 AM/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Silk Blow-dry');
  });

  it('urges no second payment while one is being checked', async () => {
    accountSalon({ [LIST]: { appointments: [{ ...held, attempt: 'pending' }] } });
    show();
    const see = await screen.findByRole('link', { name: /^See the payment/ });
    expect(see).toHaveAttribute('href', '/book-appointment?appointment=a1');
    expect(screen.queryByText('Pay now')).toBeNull();
    expect(screen.getByText('Booking Fee being checked')).toBeVisible();
  });

  it('C12 asks anew when a hold ends', async () => {
    const salon = accountSalon({ [LIST]: { appointments: [held] } });
    show();
    await screen.findByRole('timer');
    salon.replies[LIST] = { appointments: [{ ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null }] };
    jest.setSystemTime(new Date(held.holdUntil!));
    expect(await screen.findByText('Not paid in time. Nothing was charged.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Pay now/ })).toBeNull();
  });

  it('A-082 shows that it is loading', async () => {
    accountSalon({ [LIST]: never });
    show();
    expect(await screen.findByText('Loading your appointments')).toBeVisible();
  });

  it('A-084 A-085 says when there is none, with the way to the services', async () => {
    accountSalon({ [LIST]: { appointments: [] } });
    show();
    expect(await screen.findByText("You don't have any appointments yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute('href', '/services');
  });

  it('A-083 A-187 says when they cannot be had, and Try Again gets them', async () => {
    const salon = accountSalon({ [LIST]: refuse(500, 'INTERNAL', '') });
    show();
    expect(await screen.findByText('Failed to load appointments')).toBeVisible();
    salon.replies[LIST] = { appointments: [confirmed] };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: /Frangipani/ })).toBeVisible();
  });

  it('A-080 B-162 C12 Refresh asks anew, and a failing one keeps what was known', async () => {
    const salon = accountSalon({ [LIST]: { appointments: [confirmed] } });
    show();
    await screen.findByRole('heading', { name: /Frangipani/ });
    salon.replies[LIST] = refuse(503, 'UNAVAILABLE', '');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^Failed to load appointments/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Frangipani/ })).toBeVisible();
    expect(salon.callsTo(LIST)).toHaveLength(2);
  });

  it('B-161 C12 keeps the list for five minutes between visits to the page', async () => {
    const salon = accountSalon();
    const page = show();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    const leaveFor = async (minutes: number) => {
      await page.go('/elsewhere');
      jest.setSystemTime(new Date(NOW.getTime() + minutes * 60_000));
      await page.go('/profile/appointments');
    };
    await leaveFor(4);
    expect(salon.callsTo(LIST)).toHaveLength(1);
    await leaveFor(6);
    await waitFor(() => expect(salon.callsTo(LIST)).toHaveLength(2));
  });

  it('C12 asks anew when the customer comes back to the tab', async () => {
    const salon = accountSalon();
    show();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(salon.callsTo(LIST)).toHaveLength(2));
  });

  it('waits with Refresh only for a press of it', async () => {
    const salon = accountSalon();
    show();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    salon.replies[LIST] = never;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(salon.callsTo(LIST)).toHaveLength(2));
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    expect(refresh).not.toHaveAttribute('aria-busy');
    await userEvent.click(refresh);
    expect(refresh).toHaveAttribute('aria-busy', 'true');
  });
});

describe('another time', () => {
  it('C10 is offered where the server allows it, and leads to the days and times', async () => {
    accountSalon();
    show();
    const ways = await screen.findAllByRole('link', { name: /^Reschedule/ });
    expect(ways.map((way) => [way.getAttribute('aria-label'), way.getAttribute('href')])).toEqual([
      ['Reschedule: Frangipani Glow Facial, December 5, 2026', '/book-appointment?reschedule=a2'],
      ['Reschedule: Bridal Morning, December 12, 2026', '/book-appointment?reschedule=a3'],
    ]);
  });

  it('C10 says why there is none any more, and who may help', async () => {
    const why = 'A visit can be given another time at most 3 times';
    accountSalon({
      [LIST]: {
        appointments: [{ ...confirmed, options: { ...confirmed.options, reschedule: { leftAfter: 0, why } } }],
      },
    });
    show();
    expect(await screen.findByText(new RegExp(why))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('link', { name: /^Reschedule/ })).toBeNull();
  });

  it('D4 is the first thing offered for a payment whose time had gone', async () => {
    accountSalon({
      [LIST]: {
        appointments: [
          confirmed,
          { ...unpaid, money: 'paid_unplaced', options: { cancel: null, reschedule: { leftAfter: 3, why: null } } },
        ],
      },
    });
    show();
    const way = await screen.findByRole('link', { name: /^Choose another time/ });
    expect(way).toHaveAttribute('href', '/book-appointment?reschedule=a6');
    expect(way).toBeVisible();
    expect(screen.queryByText('Past and cancelled')).toBeNull();
  });
});

it('leads on from a past visit: to a review, to the salon', async () => {
  accountSalon();
  show();
  await userEvent.click(await screen.findByText('Past and cancelled'));
  expect(screen.getByRole('link', { name: 'Write a review: Silk Blow-dry' })).toHaveAttribute('href', '/reviews');
  expect(screen.getByRole('link', { name: 'Questions? Contact us: Gel Manicure' })).toHaveAttribute('href', '/contact');
});
