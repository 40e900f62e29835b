import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse } from '@salon/testing/fake-salon';
import { confirmed, freely, held, NOW, unpaid, visits } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const CANCEL = 'PATCH /appointments/a2/cancel';
const QUESTION = 'Are you sure you want to cancel this appointment?';
const card = (title: RegExp) => within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!);
const dialog = () => within(screen.getByRole('alertdialog', { name: QUESTION }));
const show = (path = '/profile/appointments') => open(path, { signedIn: true });
const pressCancel = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Cancel: Frangipani Glow Facial, December 5, 2026' }));

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: NOW,
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'nextTick',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'setImmediate',
        'clearImmediate',
      ],
    }),
);
afterEach(() => void jest.useRealTimers());

describe('/profile/appointments', () => {
  it('A-016 A-079 A-080 A-081 shows one card per appointment, past ones folded', async () => {
    accountSalon();
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
    expect(screen.getByText('View and manage your salon appointments')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(visits.length);
    expect(screen.getByText('Past visits').closest('details')).not.toHaveAttribute('open');
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

  it('C12 asks anew when a hold ends', async () => {
    const salon = accountSalon({ [LIST]: { appointments: [held] } });
    show();
    await screen.findByRole('timer');
    salon.replies[LIST] = { appointments: [{ ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null }] };
    jest.setSystemTime(new Date(held.holdUntil!));
    expect(
      await screen.findByText('Not paid in time. Nothing was charged.', {}, { timeout: 3_000 }),
    ).toBeInTheDocument();
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
    expect(salon.asked(LIST)).toHaveLength(2);
  });

  it('B-161 C12 keeps the list for five minutes between visits to the page', async () => {
    const salon = accountSalon();
    const page = show();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    const away = async (minutes: number) => {
      await page.go('/elsewhere');
      jest.setSystemTime(new Date(NOW.getTime() + minutes * 60_000));
      await page.go('/profile/appointments');
    };
    await away(4);
    expect(salon.asked(LIST)).toHaveLength(1);
    await away(6);
    await waitFor(() => expect(salon.asked(LIST)).toHaveLength(2));
  });

  it('C12 asks anew when the customer comes back to the tab', async () => {
    const salon = accountSalon();
    show();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(salon.asked(LIST)).toHaveLength(2));
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
    expect(screen.queryByText('Past visits')).toBeNull();
  });
});

it('leads on from a past visit: to a review, to the menu, to the salon', async () => {
  accountSalon();
  show();
  await userEvent.click(await screen.findByText('Past visits'));
  expect(screen.getByRole('link', { name: 'Write a review: Silk Blow-dry' })).toHaveAttribute('href', '/reviews');
  expect(screen.getAllByRole('link', { name: 'Book again: Silk Blow-dry' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Questions? Contact us: Gel Manicure' })).toHaveAttribute('href', '/contact');
});

describe('cancelling', () => {
  it('A-086 A-087 A-088 is offered on pending and confirmed visits only', async () => {
    accountSalon();
    show();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    await userEvent.click(screen.getByText('Past visits'));
    const offered = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading.closest('li')!).queryByRole('button', { name: /^Cancel/ }) !== null);
    expect(offered).toEqual([true, true, true, false, false, false]);
  });

  it('S-114 C9 says what it costs within 24 hours, item by item, and that nothing is charged automatically', async () => {
    accountSalon({
      [LIST]: {
        appointments: [
          { ...confirmed, options: { ...confirmed.options, cancel: { ...freely, cost: 3250, refund: 0, owed: 2250 } } },
        ],
      },
    });
    show();
    await pressCancel();
    expect(dialog().getByText('Cancelling within 24 hours costs 50% of the service price.')).toBeVisible();
    const amounts = dialog()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(amounts).toEqual([
      ['50% of LKR 6,500.00', 'LKR 3,250.00'],
      ['Booking fee, already paid', '− LKR 1,000.00'],
      ['You would owe', 'LKR 2,250.00'],
    ]);
    expect(dialog().getByText(/^Nothing is charged automatically/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Refund Policy' })).toHaveAttribute('href', '/refund-policy');
  });

  it('C9 says what is given back when half of the services is less than the fee', async () => {
    const late = { ...freely, cost: 600, refund: 400 };
    accountSalon({
      [LIST]: { appointments: [{ ...confirmed, totalAmount: 1200, options: { ...confirmed.options, cancel: late } }] },
    });
    show();
    await pressCancel();
    expect(dialog().getByText('You get back').nextElementSibling).toHaveTextContent('LKR 400.00');
    expect(dialog().queryByText('You would owe')).toBeNull();
  });

  it('S-113 C9 says until when it is free and that the fee comes back', async () => {
    accountSalon({ [LIST]: { appointments: [confirmed] } });
    show();
    await pressCancel();
    expect(dialog().getByText(/^Cancelling is free until/)).toHaveTextContent(
      'Cancelling is free until December 4, 2026, 9:30 AM.',
    );
    expect(dialog().getByText('Booking fee, given back').nextElementSibling).toHaveTextContent('LKR 1,000.00');
  });

  it.each([
    ['held', 'none', { ...freely, paid: 0, refund: 0, freeUntil: null }, ['Nothing was paid, so nothing is owed.']],
    [
      'whose fee was paid at the desk',
      'paid_at_desk',
      freely,
      [
        'Cancelling is free until December 4, 2026, 9:30 AM.',
        'The salon gives it back by bank transfer. Refund Policy',
      ],
    ],
    [
      'whose fee the bank took back',
      'charged_back',
      { ...freely, paid: 0, refund: 0 },
      ['Cancelling is free until December 4, 2026, 9:30 AM.'],
    ],
    [
      'late, whose fee the bank took back',
      'charged_back',
      { ...freely, paid: 0, refund: 0, cost: 3250, owed: 3250 },
      ['50% of LKR 6,500.00', 'LKR 3,250.00', 'You would owe', 'LKR 3,250.00'],
    ],
  ])('C9 says of a visit %s what that means', async (_story, money, cancel, sentences) => {
    accountSalon({ [LIST]: { appointments: [{ ...confirmed, money, options: { cancel, reschedule: null } }] } });
    show();
    await pressCancel();
    expect([...screen.getByRole('alertdialog').querySelectorAll('p, dt, dd')].map((each) => each.textContent)).toEqual(
      expect.arrayContaining(sentences),
    );
  });

  it('C9 asks the salon anew what it costs when the question opens, because it may have begun to', async () => {
    const salon = accountSalon({ [LIST]: { appointments: [confirmed] } });
    show();
    await screen.findByRole('heading', { name: /Frangipani/ });
    salon.replies[LIST] = {
      appointments: [
        { ...confirmed, options: { ...confirmed.options, cancel: { ...freely, cost: 3250, refund: 0, owed: 2250 } } },
      ],
    };
    await pressCancel();
    expect(await dialog().findByText('You would owe')).toBeVisible();
  });

  it('A-008 A-105 A-188 C12 asks with the focus on keeping, then cancels, says so and shows it', async () => {
    const cancelled = { ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due' };
    const salon = accountSalon({ [LIST]: { appointments: [confirmed] }, [CANCEL]: { appointment: cancelled } });
    show();
    await pressCancel();
    expect(dialog().getByText(/Saturday, December 5, 2026/)).toHaveTextContent('9:30 AM');
    expect(dialog().getByRole('button', { name: 'Keep appointment' })).toHaveFocus();
    salon.replies[LIST] = { appointments: [cancelled] };
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Appointment cancelled successfully');
    expect(await screen.findByText('Cancelled by you.')).toBeInTheDocument();
    expect(salon.asked(CANCEL)).toHaveLength(1);
  });

  it('A-106 changes nothing when the customer keeps it', async () => {
    const salon = accountSalon({ [LIST]: { appointments: [confirmed] } });
    show();
    await pressCancel();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep appointment' }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(salon.asked(CANCEL)).toEqual([]);
  });

  it.each([
    [refuse(418, 'ODD', ''), 'Failed to cancel appointment'],
    [refuse(409, 'TOO_LATE', 'This visit has already started.'), 'This visit has already started.'],
  ])('A-189 says why it could not be cancelled', async (reply, sentence) => {
    accountSalon({ [LIST]: { appointments: [confirmed] }, [CANCEL]: reply });
    show();
    await pressCancel();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText(sentence);
    expect(screen.getByText('Confirmed')).toBeVisible();
  });
});
