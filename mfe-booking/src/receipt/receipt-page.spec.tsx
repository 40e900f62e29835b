import type { Appointment, PaymentFact } from '@salon/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSalon, never, refuse, type Reply } from '@salon/testing/fake-salon';
import { confirmed, held, offerCart, site, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { dueOf } from './receipt.rules.js';

const payment: PaymentFact = {
  orderId: 'AAAABBBBCCCCDDDDEEEF',
  paymentId: '320025',
  amount: 1000,
  method: 'VISA',
  at: '2026-11-21T05:03:00.000Z',
  status: 'paid',
};
const paid: Appointment = { ...confirmed, payments: [payment] };
const words = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ');

function show(visit: Reply) {
  const salon = fakeSalon({
    'GET /auth/me': { user },
    'GET /site': { site: { ...site, companyName: 'Araliya Salon & Spa', address: '12 Flower Road' } },
    'GET /appointments/a1': visit,
  });
  open('/receipt/a1');
  return salon;
}
const paper = () => screen.findByRole('article', { name: 'Receipt' });

describe('a receipt', () => {
  it('B-005 says number, visit, services with prices, what was paid by which payment and what is paid at the salon', async () => {
    show({ appointment: paid });
    const sheet = await paper();
    await within(sheet).findByText('12 Flower Road');
    const said = words(sheet);
    for (const part of [
      'ARL-261126-0042',
      'Confirmed',
      'November 26, 2026',
      '10:30 AM – 12:45 PM',
      'Nadeesha',
      'Dilani Perera',
      'Hand-painted Accent x 2',
      '1,800.00',
      'Services Total',
      '11,100.00',
      'Booking Fee',
      'Total Amount',
      '12,100.00',
      'Booking fee by VISA Paid',
      'AAAABBBBCCCCDDDDEEEF',
      '320025',
      'November 21, 2026, 10:33 AM',
      'To pay at the salon',
      '+94 11 234 5678',
      'hello@araliya.test',
    ])
      expect(said).toContain(part);
  });

  it.each([
    ['whole once the visit is paid', paid, 5],
    ['one petal short while it is not', held, 4],
    ['not there when the visit is cancelled', { ...paid, status: 'cancelled' }, 0],
  ])('has a flower that is %s', async (_, visit, petals) => {
    show({ appointment: visit });
    expect((await paper()).querySelectorAll('.blossom [data-open="true"]')).toHaveLength(petals);
  });

  it('shows the offer with its price, and what became of a second payment', async () => {
    const refund: PaymentFact = { ...payment, paymentId: '320026', status: 'refund_due' };
    show({
      appointment: { ...paid, specialOffer: offerCart.specialOffer, totalAmount: 14_400, payments: [payment, refund] },
    });
    const said = words(await paper());
    for (const part of ['Bridal Morning', '14,400.00', '320026', 'Refund due']) expect(said).toContain(part);
  });

  it('says what was paid at the salon, between what was paid online and what is due', async () => {
    show({ appointment: { ...paid, deskPaid: 1200, due: 9900 } });
    expect(words(await paper())).toMatch(
      /Total Amount ?LKR 12,100\.00.*Booking fee by VISA Paid ?LKR 1,000\.00.*Paid at the salon LKR 1,200\.00 ?To pay at the salon ?LKR 9,900\.00/,
    );
  });

  it('names what the desk refunded after the visit was completed', async () => {
    show({ appointment: { ...paid, status: 'completed', deskPaid: 8100, givenBack: 3000, due: 0 } });
    expect(words(await paper())).toMatch(
      /Paid at the salon LKR 11,100\.00 ?Refunded at the salon LKR 3,000\.00 ?Paid in full ?LKR 12,100\.00/,
    );
  });

  it('names what the desk added beside an offer at its own price', async () => {
    const [facial, blowDry, accents] = paid.services;
    show({
      appointment: {
        ...paid,
        services: [facial!, blowDry!, { ...accents!, isAdded: true }],
        specialOffer: offerCart.specialOffer,
        totalAmount: 9800,
      },
    });
    const sheet = within(await paper());
    expect([...screen.getByRole('list', { name: 'Services' }).querySelectorAll('s')]).toHaveLength(2);
    expect(sheet.getByText('Bridal Morning').parentElement).toHaveTextContent('LKR 8,000.00');
    expect(sheet.getByText('Services Total').parentElement).toHaveTextContent('LKR 9,800.00');
  });

  it('says what a missed visit costs instead of its total', async () => {
    show({ appointment: { ...paid, status: 'no_show', due: 4550 } });
    expect(words(await paper())).toMatch(
      /Cost of the missed visit ?LKR 5,550\.00.*Owed for the missed visit ?LKR 4,550\.00/,
    );
  });

  it.each<[string, Partial<Appointment>, RegExp]>([
    [
      'in time, with the refund due',
      { money: 'refund_due', feePaid: 0, payments: [{ ...payment, status: 'refund_due', refund: 1000 }] },
      /Cost of cancelling ?LKR 0\.00.*VISA Refund due ?LKR 1,000\.00.*To be refunded ?LKR 1,000\.00$/,
    ],
    [
      'in time, with the refund at the gateway',
      { money: 'refunding', feePaid: 0, payments: [{ ...payment, status: 'refunding', refund: 1000 }] },
      /Cost of cancelling ?LKR 0\.00.*Refund on its way ?LKR 1,000\.00$/,
    ],
    [
      'by the salon, refunded',
      {
        cancelReason: 'salon',
        money: 'refunded',
        feePaid: 0,
        payments: [{ ...payment, status: 'refunded', refund: 1000 }],
      },
      /Cost of cancelling ?LKR 0\.00.*Refunded ?LKR 1,000\.00$/,
    ],
    [
      'late, for more than the fee',
      { due: 4550 },
      /Cost of cancelling ?LKR 5,550\.00.*VISA Paid ?LKR 1,000\.00.*Owed for cancelling late ?LKR 4,550\.00$/,
    ],
    [
      'late, for less than the fee',
      { money: 'refund_due', feePaid: 600, payments: [{ ...payment, status: 'refund_due', refund: 400 }] },
      /cancelling ?LKR 600\.00.*VISA Refund due: LKR 400\.00 ?LKR 1,000\.00.*To be refunded ?LKR 400\.00$/,
    ],
    [
      'late, with a second payment that was refunded',
      { due: 4550, payments: [payment, { ...payment, paymentId: '320026', status: 'refunded' }] },
      /Owed for cancelling late ?LKR 4,550\.00 ?Refunded ?LKR 1,000\.00$/,
    ],
    [
      'in time, whose fee was paid at the salon',
      { money: 'refund_due', feePaid: 0, payments: [] },
      /0\.00.*was paid at the salon\..*Paid at the salon ?LKR 1,000\.00 ?To be refunded ?LKR 1,000\.00$/,
    ],
    [
      'before anything was paid',
      { money: 'none', feePaid: 0, payments: [] },
      /^(?!.*Cost of cancelling).*Nothing was paid online for this visit\.$/,
    ],
  ])('C9 of a visit cancelled %s adds up to what is owed or refunded', async (_, change, lines) => {
    show({ appointment: { ...paid, status: 'cancelled', cancelReason: 'customer', due: 0, ...change } });
    expect(words(await paper())).toMatch(lines);
  });

  it.each([
    [{ ...held, payments: [] }, 'The booking fee has not been paid yet.'],
    [{ ...confirmed, money: 'paid_at_desk', payments: [] }, 'The booking fee was paid at the salon.'],
    [{ ...held, status: 'cancelled', payments: [] }, 'Nothing was paid online for this visit.'],
  ])('says why it names no payment', async (visit, sentence) => {
    show({ appointment: visit });
    expect(within(await paper()).getByText(sentence)).toBeVisible();
  });

  it('is printed', async () => {
    const printed = jest.fn();
    window.print = printed;
    show({ appointment: paid });
    await paper();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledTimes(1);
  });

  it('waits, and says when it cannot be shown', async () => {
    const { replies } = show(never);
    expect(await screen.findByRole('status', { name: 'Loading your receipt' })).toBeInTheDocument();
    replies['GET /appointments/a1'] = refuse(409, 'X', 'The visit is being changed');
    open('/receipt/a1');
    expect(await screen.findByText('The visit is being changed')).toBeVisible();
    replies['GET /appointments/a1'] = { appointment: paid };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await paper()).toBeVisible();
  });
});

describe('what is due', () => {
  it.each<[Partial<Appointment>, string, number]>([
    [{ status: 'pending', due: 11_100 }, 'To pay at the salon', 11_100],
    [{ status: 'confirmed', due: 11_100 }, 'To pay at the salon', 11_100],
    [{ status: 'confirmed', money: 'charged_back', due: 12_100 }, 'To pay at the salon, booking fee included', 12_100],
    [{ status: 'completed', due: 0 }, 'Paid in full', 12_100],
    [{ status: 'completed', money: 'charged_back', due: 1000 }, 'Booking fee still to pay', 1000],
    [{ status: 'no_show', due: 10_100 }, 'Owed for the missed visit', 10_100],
    [{ status: 'cancelled', due: 4_550 }, 'Owed for cancelling late', 4_550],
  ])('B-005 of the visit %j is what the salon says', (change, label, amount) =>
    expect(dueOf({ ...paid, ...change })).toEqual({ label, amount }),
  );

  it('of a visit cancelled in time, or without a time, is nothing', () => {
    expect([
      dueOf({ ...paid, status: 'cancelled', due: 0 }),
      dueOf({ ...paid, status: 'cancelled', money: 'paid_unplaced' }),
    ]).toEqual([null, null]);
  });
});
