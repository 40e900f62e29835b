import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { visitRecord } from '../testing/fixtures.js';
import { GET, AT, visit, bodies, button, openVisit as desk } from '../testing/visit-page.js';

it('takes the rest by card, and no more than the rest', async () => {
  const salon = desk();
  const form = await screen.findByRole('form', { name: 'Take payment' });
  const amount = within(form).getByLabelText('Amount, LKR');
  expect(amount).toHaveValue('6500');
  await userEvent.clear(amount);
  await userEvent.type(amount, '6501');
  expect(within(form).getByRole('button', { name: 'Take payment' })).toBeDisabled();
  expect(form).toHaveTextContent('Between LKR 0.01 and LKR 6,500');
  await userEvent.clear(amount);
  await userEvent.type(amount, '6,000.50');
  await userEvent.selectOptions(within(form).getByLabelText('By'), 'Card machine');
  await userEvent.type(within(form).getByLabelText('Reference, if any'), 'slip 12');
  await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/payments')).toEqual([
      { amount: 6000.5, means: 'card', reference: 'slip 12', deskPaid: 0 },
    ]),
  );
});

it('says beside the form why a payment was refused, or that nothing answers', async () => {
  const refused = 'Somebody has taken this payment meanwhile';
  const salon = desk({}, { 'POST /admin/visits/a2/payments': refuse(409, 'X', refused) });
  const form = await screen.findByRole('form', { name: 'Take payment' });
  await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refused);
  salon.replies['POST /admin/visits/a2/payments'] = () => Promise.reject(new TypeError('fetch failed'));
  await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
  expect(await screen.findByText(/internet connection or try again later\.$/)).toBeVisible();
});

it.each([
  ['paid', { deskPaid: 0, payable: 6500, overpaid: 0 }, 'Take payment', { deskPaid: 6500, payable: 0, overpaid: 0 }],
  ['refunded', { deskPaid: 0, payable: 0, overpaid: 3500 }, 'Refund', { deskPaid: -3500, payable: 0, overpaid: 0 }],
])(
  'still says why when a colleague has %s everything meanwhile, until the next press',
  async (_how, before, name, now) => {
    const refused = 'Meanwhile this has been noted';
    const salon = desk(
      { money: before },
      { 'POST /admin/visits/a2/payments': refuse(409, 'DESK_PAYMENT_REFUSED', refused) },
    );
    if (before.overpaid > 0) await userEvent.click(await button('Refund money'));
    const form = await screen.findByRole('form', { name });
    salon.replies[GET] = visitRecord({ visit, money: now });
    await userEvent.click(within(form).getByRole('button', { name }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const money = screen.getByRole('region', { name: 'Money' });
    expect(within(money).getByRole('alert')).toHaveTextContent(refused);
    await userEvent.click(await button(/^(Refund money|Take money again)$/));
    expect(within(money).queryByRole('alert')).toBeNull();
  },
);

it('sends what it knew before a lost answer again, so that a payment is not taken twice', async () => {
  const PAY = 'POST /admin/visits/a2/payments';
  const salon = desk({}, { [PAY]: () => Promise.reject(new TypeError('fetch failed')) });
  const form = await screen.findByRole('form', { name: 'Take payment' });
  const amount = within(form).getByLabelText('Amount, LKR');
  await userEvent.clear(amount);
  await userEvent.type(amount, '2000');
  // The answer is lost, the payment is not.
  salon.replies[GET] = visitRecord({ money: { deskPaid: 2000, payable: 4500, overpaid: 0 } });
  const press = () => userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
  await press();
  await waitFor(() => expect(bodies(salon, PAY)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/internet connection or try again later\.$/)).toBeNull());
  expect(amount).toHaveValue('2000');
  salon.replies[PAY] = refuse(409, 'DESK_PAYMENT_REFUSED', 'Meanwhile LKR 2,000.00 has been noted');
  await press();
  expect(await screen.findByText('Meanwhile LKR 2,000.00 has been noted')).toBeVisible();
  await press();
  await waitFor(() => expect(bodies(salon, PAY)).toMatchObject([{ deskPaid: 0 }, { deskPaid: 0 }, { deskPaid: 2000 }]));
});

it('gives back what a visit that was paid as a whole costs less by now, and takes it again', async () => {
  const salon = desk({ money: { deskPaid: 0, payable: 0, overpaid: 3500 } });
  expect(await screen.findByText(/more was paid than the visit costs/)).toBeVisible();
  await userEvent.click(await button('Refund money'));
  const form = await screen.findByRole('form', { name: 'Refund' });
  expect(within(form).getByLabelText('Amount, LKR')).toHaveValue('3500');
  await userEvent.click(within(form).getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/payments')).toEqual([
      { amount: -3500, means: 'cash', reference: '', deskPaid: 0 },
    ]),
  );
});

it('suggests to refund one payment by its means, and no more by another than that took', async () => {
  const taken = { reference: '', by: 'Nimal', at: AT, takenBack: false };
  const salon = desk({
    money: { deskPaid: 3500, payable: 3000, overpaid: 0 },
    deskPayments: [
      { ...taken, _id: 'p1', means: 'cash', amount: 1500 },
      { ...taken, _id: 'p2', means: 'card', amount: 2000 },
    ],
  });
  await userEvent.click(await button('Refund money'));
  const form = within(await screen.findByRole('form', { name: 'Refund' }));
  expect(form.getByLabelText('By')).toHaveDisplayValue('Card machine');
  expect(form.getByLabelText('Amount, LKR')).toHaveValue('2000');
  await userEvent.selectOptions(form.getByLabelText('By'), 'Cash');
  expect(form.getByLabelText('Amount, LKR')).toHaveValue('1500');
  await userEvent.click(form.getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/payments')).toMatchObject([{ amount: -1500, means: 'cash' }]),
  );
});

it('names the part of the price that nobody has noted, beside what the desk took and refunded', async () => {
  desk({
    visit: { ...visit, status: 'completed', due: 0, moves: [] },
    money: { deskPaid: 1000, payable: 3000, givenBack: 1000, overpaid: 0 },
  });
  const sums = (await screen.findByRole('region', { name: 'Money' })).querySelector('dl');
  expect(sums).toHaveTextContent(/Of the price, nobody has noted how it was paid *LKR 3,000\.00$/);
});

it('offers to take again what was refunded', async () => {
  desk({ money: { deskPaid: -3500, payable: 0, overpaid: 0 } });
  await userEvent.click(await button('Take money again'));
  expect(within(await screen.findByRole('form', { name: 'Take again' })).getByLabelText('Amount, LKR')).toHaveValue(
    '3500',
  );
});

it('says of money that went back after a completed visit that it was refunded, and offers to take it again', async () => {
  const salon = desk({
    visit: { ...visit, status: 'completed', due: 0, moves: [] },
    money: { deskPaid: 4500, payable: 0, givenBack: 2000, overpaid: 0 },
  });
  const money = within(await screen.findByRole('region', { name: 'Money' }));
  const sums = screen.getByRole('region', { name: 'Money' }).querySelector('dl');
  expect(sums).toHaveTextContent(/Paid at the desk *LKR 6,500\.00 *Refunded at the desk *LKR 2,000\.00$/);
  expect(money.queryByText(/nobody has noted/)).toBeNull();
  expect(money.queryByRole('button', { name: 'Take payment' })).toBeNull();
  await userEvent.click(await button('Take money again'));
  await userEvent.click(await button('Take again'));
  await waitFor(() =>
    expect(bodies(salon, 'POST /admin/visits/a2/payments')).toEqual([
      { amount: 2000, means: 'cash', reference: '', deskPaid: 4500 },
    ]),
  );
});

it('says what was paid at the desk once, and nothing of a fee that nobody paid', async () => {
  const walkIn = {
    ...visit,
    status: 'completed' as const,
    money: 'none' as const,
    appointmentFee: 0,
    feePaid: 0,
    due: 0,
  };
  const paid = { _id: 'act1', means: 'cash' as const, reference: '', by: 'Nimal', at: AT, takenBack: false };
  desk({
    visit: walkIn,
    money: { deskPaid: 4500, payable: 0, overpaid: 0 },
    deskPayments: [{ ...paid, amount: 4500 }],
  });
  const money = await screen.findByRole('region', { name: 'Money' });
  expect(
    within(money)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Paid in full', 'Paid at the desk']);
  expect(within(money).getByRole('listitem')).toHaveTextContent('Cash');
});

it('takes the focus into the form that a button opens, and back when it is left', async () => {
  desk({ money: { deskPaid: 0, payable: 0, overpaid: 3500 } });
  await userEvent.click(await button('Refund money'));
  expect(screen.getByLabelText('Amount, LKR')).toHaveFocus();
  await userEvent.click(await button('Leave it'));
  expect(await button('Refund money')).toHaveFocus();
});

it('keeps the focus with the money once a payment is noted', async () => {
  const salon = desk({ money: { deskPaid: 0, payable: 6500, overpaid: 0 } });
  const form = await screen.findByRole('form', { name: 'Take payment' });
  salon.replies[GET] = visitRecord({ visit, money: { deskPaid: 6500, payable: 0, overpaid: 0 } });
  await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Money' })).toHaveFocus());
});

it('says of a cancelled visit that nothing was paid, and prints no receipt of it', async () => {
  const free = { ...visit, status: 'cancelled' as const, money: 'none' as const, payments: [], feePaid: 0 };
  desk({ visit: { ...free, due: 0, moves: [] }, money: { deskPaid: 0, payable: 0, overpaid: 0 }, deskPayments: [] });
  expect(await screen.findByText('Nothing was paid, and nothing is owed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print the receipt' })).toBeNull();
});

it('prints the receipt with the name and the address of the salon', async () => {
  desk({}, { 'GET /site': { site: { companyName: 'Araliya of Galle', address: '12 Church Street, Galle' } } });
  await button('Print the receipt');
  const paper = document.querySelector<HTMLElement>('.visit-receipt')!;
  expect(await within(paper).findByText('Araliya of Galle')).toBeInTheDocument();
  expect(within(paper).getByText('12 Church Street, Galle')).toBeInTheDocument();
});

it('lists each payment on the receipt once, also when an earlier one is taken back meanwhile', async () => {
  const cash = { means: 'cash' as const, reference: '', by: 'Nimal', at: AT, takenBack: false };
  const [card, ...rest] = [
    { ...cash, _id: 'p1', means: 'card' as const, amount: 300 },
    { ...cash, _id: 'p2', amount: 500 },
    { ...cash, _id: 'p3', amount: 700 },
  ] as const;
  const salon = desk({ deskPayments: [card, ...rest] });
  await button('Print the receipt');
  const paper = document.querySelector<HTMLElement>('.visit-receipt')!;
  const lines = () => [...paper.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const online = ['Services total', 'Booking fee', 'Total', 'Paid online'];
  expect(lines()).toEqual([...online, 'Card machine', 'Cash', 'Cash', 'To pay at the salon']);
  salon.replies[GET] = visitRecord({ visit, deskPayments: [{ ...card, takenBack: true }, ...rest] });
  await userEvent.click(await button('Mail the receipt'));
  await waitFor(() => expect(lines()).toEqual([...online, 'Cash', 'Cash', 'To pay at the salon']));
});
