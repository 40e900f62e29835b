import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { confirmed, freely } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const CANCEL = 'PATCH /appointments/a2/cancel';
const QUESTION = 'Are you sure you want to cancel this appointment?';
const dialog = () => within(screen.getByRole('alertdialog', { name: QUESTION }));
const show = (path = '/profile/appointments') => open(path, { signedIn: true });
const pressCancel = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Cancel: Frangipani Glow Facial, December 5, 2026' }));

describe('cancelling', () => {
  it('A-086 A-087 A-088 is offered on pending and confirmed visits only', async () => {
    accountSalon();
    show();
    await screen.findByRole('heading', { name: /Bridal Morning/ });
    await userEvent.click(screen.getByText('Past and cancelled'));
    const offered = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading.closest('li')!).queryByRole('button', { name: /^Cancel/ }) !== null);
    expect(offered).toEqual([true, true, true, false, false, false]);
  });

  it('is not offered while money taken at the desk stands, and says why and whom to call', async () => {
    const cancelWhy = 'Part of the money of this visit was settled at the salon. Please call us to cancel it';
    accountSalon({
      [LIST]: { appointments: [{ ...confirmed, options: { ...confirmed.options, cancel: null, cancelWhy } }] },
    });
    show();
    expect(await screen.findByText(new RegExp(cancelWhy))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it.each([
    ['without money of the desk', { cancelWhy: null }],
    ['of a service of the release before', {}],
  ])('says nothing about money at the desk of a visit %s', async (_story, change) => {
    accountSalon({ [LIST]: { appointments: [{ ...confirmed, options: { ...confirmed.options, ...change } }] } });
    show();
    expect(await screen.findByRole('button', { name: /^Cancel/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
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
      ['Booking Fee, already paid', '− LKR 1,000.00'],
      ['You would owe', 'LKR 2,250.00'],
    ]);
    expect(dialog().getByText(/^Nothing is charged automatically/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Refund Policy' })).toHaveAttribute('href', '/refund-policy');
  });

  it('C9 says what is refunded when half of the services is less than the fee', async () => {
    const late = { ...freely, cost: 600, refund: 400 };
    accountSalon({
      [LIST]: { appointments: [{ ...confirmed, totalAmount: 1200, options: { ...confirmed.options, cancel: late } }] },
    });
    show();
    await pressCancel();
    expect(dialog().getByText('Refunded to you').nextElementSibling).toHaveTextContent('LKR 400.00');
    expect(dialog().queryByText('You would owe')).toBeNull();
  });

  it('S-113 C9 says until when it is free and that the fee comes back', async () => {
    accountSalon({ [LIST]: { appointments: [confirmed] } });
    show();
    await pressCancel();
    expect(dialog().getByText(/^Cancelling is free until/)).toHaveTextContent(
      'Cancelling is free until December 4, 2026, 9:30 AM.',
    );
    expect(dialog().getByText('Booking Fee, refunded').nextElementSibling).toHaveTextContent('LKR 1,000.00');
  });

  it.each([
    ['held', 'none', { ...freely, paid: 0, refund: 0, freeUntil: null }, ['Nothing was paid, so nothing is owed.']],
    [
      'whose fee was paid at the desk',
      'paid_at_desk',
      freely,
      ['Cancelling is free until December 4, 2026, 9:30 AM.', 'The salon refunds it by bank transfer. Refund Policy'],
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

  it('says of a payment that is being checked that it is refunded if it goes through', async () => {
    const cancel = { ...freely, paid: 0, refund: 0, freeUntil: null };
    const visit = { ...confirmed, status: 'pending', money: 'none', attempt: 'pending' };
    accountSalon({ [LIST]: { appointments: [{ ...visit, options: { cancel, reschedule: null } }] } });
    show();
    await pressCancel();
    const sentence = 'PayHere is still checking your payment. If it goes through after you cancel, it is refunded.';
    expect(dialog().getByText(sentence)).toBeVisible();
    expect(dialog().queryByText(/nothing is owed/)).toBeNull();
  });

  it('says that the visit is cancelled when only the response was lost', async () => {
    const cancelled = { ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due' };
    const salon = accountSalon({
      [LIST]: { appointments: [confirmed] },
      [CANCEL]: refuse(504, 'UPSTREAM_TIMEOUT', ''),
      'GET /appointments/a2': { appointment: cancelled },
    });
    show();
    await pressCancel();
    salon.replies[LIST] = { appointments: [cancelled] };
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Appointment cancelled successfully');
    expect(await screen.findByText('Cancelled by you.')).toBeInTheDocument();
  });

  it('A-008 A-105 A-188 C12 asks with the focus on keeping, then cancels, says so and shows it', async () => {
    const cancelled = { ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due' };
    const salon = accountSalon({ [LIST]: { appointments: [confirmed] }, [CANCEL]: { appointment: cancelled } });
    show();
    await pressCancel();
    expect(dialog().getByText(/Saturday, December 5, 2026/)).toHaveTextContent('9:30 AM');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /This cannot be undone: the time is offered to others at once\.$/,
    );
    expect(dialog().getByRole('button', { name: 'Keep appointment' })).toHaveFocus();
    salon.replies[LIST] = { appointments: [cancelled] };
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Appointment cancelled successfully');
    expect(await screen.findByText('Cancelled by you.')).toBeInTheDocument();
    expect(salon.callsTo(CANCEL)).toHaveLength(1);
  });

  it('leaves nothing in the cache from which the payment screen could pay for the cancelled visit', async () => {
    const cancelled = { ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due' };
    accountSalon({ [LIST]: { appointments: [confirmed] }, [CANCEL]: { appointment: cancelled } });
    const { queryClient } = show();
    for (const id of ['a2', 'a3']) queryClient.setQueryData(['appointment', id], { ...confirmed, _id: id });
    await pressCancel();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Appointment cancelled successfully');
    expect(queryClient.getQueryData(['appointment', 'a2'])).toBeUndefined();
    expect(queryClient.getQueryData(['appointment', 'a3'])).toBeDefined();
  });

  it('A-106 changes nothing when the customer keeps it', async () => {
    const salon = accountSalon({ [LIST]: { appointments: [confirmed] } });
    show();
    await pressCancel();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep appointment' }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(salon.callsTo(CANCEL)).toEqual([]);
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
