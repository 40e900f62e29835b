import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { visitRecord } from '../testing/fixtures.js';
import { AT, bodies, button, GET, openVisit, visit } from '../testing/visit-page.js';

const PAY = 'POST /admin/visits/a2/payments';
const LINES = 'PUT /admin/visits/a2/lines';
const NO_RESPONSE = /internet connection or try again later\.$/;
const NOTED = /^The payment of .* is noted\.$/;
const lost = () => Promise.reject(new TypeError('fetch failed'));

const noted = (amount: number, more = {}) => ({
  _id: `p ${amount}`,
  amount,
  means: 'cash' as const,
  reference: '',
  by: 'Nimal',
  at: AT,
  takenBack: false,
  ...more,
});
const paidRecord = (deskPaid: number, payable: number) =>
  visitRecord({ visit, money: { deskPaid, payable, overpaid: 0 }, deskPayments: [noted(deskPaid)] });
const money = () => within(screen.getByRole('region', { name: 'Money' }));

describe('a payment that is noted although its response was lost', () => {
  it('is said to be noted, and what was typed is not offered again', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    const form = await screen.findByRole('form', { name: 'Take payment' });
    const amount = within(form).getByLabelText('Amount, LKR');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    salon.replies[GET] = paidRecord(2000, 4500);
    await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
    expect(await money().findByText('The payment of LKR 2,000.00 is noted.')).toBeVisible();
    expect(screen.queryByText(NO_RESPONSE)).toBeNull();
    expect(amount).toHaveValue('4500');
    salon.replies[PAY] = { appointment: visit };
    await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
    await waitFor(() => expect(bodies(salon, PAY)).toMatchObject([{ deskPaid: 0 }, { amount: 4500, deskPaid: 2000 }]));
    await waitFor(() => expect(screen.queryByText(NOTED)).toBeNull());
  });

  it('keeps another amount that was typed meanwhile, and the refusal of its press', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    const form = within(await screen.findByRole('form', { name: 'Take payment' }));
    const amount = form.getByLabelText('Amount, LKR');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    await userEvent.click(form.getByRole('button', { name: 'Take payment' }));
    expect(await money().findByText(NO_RESPONSE)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '2500');
    salon.replies[GET] = paidRecord(2000, 4500);
    salon.replies[PAY] = refuse(409, 'DESK_PAYMENT_REFUSED', 'Meanwhile LKR 2,000.00 has been noted');
    await userEvent.click(form.getByRole('button', { name: 'Take payment' }));
    expect(await money().findByRole('listitem')).toHaveTextContent('Cash');
    expect(money().getByText('Meanwhile LKR 2,000.00 has been noted')).toBeVisible();
    expect(screen.queryByText(NOTED)).toBeNull();
    expect(amount).toHaveValue('2500');
  });

  it('is not said to be noted any more once that is undone', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    await button('Take payment');
    salon.replies[GET] = paidRecord(6500, 0);
    await userEvent.click(await button('Take payment'));
    expect(await money().findByText(NOTED)).toBeVisible();
    salon.replies[GET] = visitRecord({ visit, deskPayments: [noted(6500, { takenBack: true })] });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(NOTED)).toBeNull());
  });

  it('says so also when nothing is left to pay', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    salon.replies[PAY] = () => {
      salon.replies[GET] = paidRecord(6500, 0);
      return lost();
    };
    await userEvent.click(await button('Take payment'));
    expect(await money().findByText('The payment of LKR 6,500.00 is noted.')).toBeVisible();
    expect(screen.queryByText(NO_RESPONSE)).toBeNull();
    expect(screen.queryByRole('form', { name: 'Take payment' })).toBeNull();
  });

  it('is not taken for that of a colleague', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    const card = visitRecord({
      visit,
      money: { deskPaid: 500, payable: 6000, overpaid: 0 },
      deskPayments: [noted(500, { means: 'card' })],
    });
    await button('Take payment');
    salon.replies[GET] = card;
    await userEvent.click(await button('Take payment'));
    expect(await money().findByRole('listitem')).toHaveTextContent('Card machine');
    expect(money().getByText(NO_RESPONSE)).toBeVisible();
    expect(screen.queryByText(NOTED)).toBeNull();
  });

  it('names a refund as such', async () => {
    const salon = openVisit({ money: { deskPaid: 0, payable: 0, overpaid: 3500 } }, { [PAY]: lost });
    await userEvent.click(await button('Refund money'));
    salon.replies[GET] = paidRecord(-3500, 0);
    await userEvent.click(await button('Refund'));
    expect(await money().findByText('The refund of LKR 3,500.00 is noted.')).toBeVisible();
  });
});

describe('services that are changed although the response was lost', () => {
  /** The dialog with one more facial, before it is saved. */
  async function dialogOf() {
    const salon = openVisit({}, { [LINES]: lost });
    await userEvent.click(await button('Change the services'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Services of the visit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Increase quantity' }));
    const [facial] = visitRecord({}).lines.list;
    const stored = (quantity: number) => {
      const list = [{ ...facial!, quantity }];
      salon.replies[GET] = visitRecord({ visit, lines: { list, version: `l${quantity}`, changeable: true } });
    };
    return { salon, dialog, stored, save: dialog.getByRole('button', { name: 'Save the services' }) };
  }

  it('closes as done', async () => {
    const { stored, save } = await dialogOf();
    stored(2);
    await userEvent.click(save);
    expect(await screen.findByText('Services changed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/A colleague has changed the services/)).toBeNull();
    expect(await button('Change the services')).toHaveFocus();
  });

  it('goes on from what is stored when more was changed meanwhile', async () => {
    const { salon, dialog, stored, save } = await dialogOf();
    await userEvent.click(save);
    expect(await dialog.findByText(NO_RESPONSE)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Increase quantity' }));
    stored(2);
    salon.replies[LINES] = refuse(409, 'CHANGED_MEANWHILE', 'Somebody has changed it meanwhile');
    await userEvent.click(save);
    expect(await dialog.findByText('Somebody has changed it meanwhile')).toBeVisible();
    await waitFor(() => expect(salon.callsTo(GET)).toHaveLength(3));
    await act(async () => {});
    expect(dialog.queryByText(/A colleague has changed the services/)).toBeNull();
    salon.replies[LINES] = { appointment: visit };
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(salon, LINES)).toMatchObject([{ version: 'l0' }, { version: 'l0' }, { version: 'l2' }]);
  });

  it('those of a colleague are named as theirs, without the lost response, and the focus stays', async () => {
    const { salon, dialog, stored, save } = await dialogOf();
    stored(3);
    await userEvent.click(save);
    expect(await dialog.findByText(/A colleague has changed the services/)).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(/A colleague has changed the services/);
    expect(dialog.queryByText(NO_RESPONSE)).toBeNull();
    expect(save).toHaveFocus();
    expect(save).not.toHaveAttribute('disabled');
    salon.replies[LINES] = refuse(409, 'CHANGED_MEANWHILE', '');
    await userEvent.click(save);
    expect(bodies(salon, LINES)).toHaveLength(1);
  });
});
