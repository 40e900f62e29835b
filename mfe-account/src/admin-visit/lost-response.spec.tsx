import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskPayment, VisitRecord } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { clearToasts } from '@salon/web-kit';
import { visitRecord } from '../testing/fixtures.js';
import { AT, bodies, button, GET, openVisit, visit } from '../testing/visit-page.js';

const PAY = 'POST /admin/visits/a2/payments';
const LINES = 'PUT /admin/visits/a2/lines';
const NO_RESPONSE = /internet connection or try again later\.$/;
const lost = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => act(clearToasts));

const noted = (amount: number, more: Partial<DeskPayment> = {}): DeskPayment => ({
  _id: `p ${amount}`,
  amount,
  means: 'cash',
  reference: '',
  by: 'Nimal',
  at: AT,
  takenBack: false,
  ...more,
});
const paidRecord = (deskPaid: number, payable: number) =>
  visitRecord({ visit, money: { deskPaid, payable, overpaid: 0 }, deskPayments: [noted(deskPaid)] });
const toasted = (text: string) => screen.findByText(text, { selector: '.toast *' });
const money = () => within(screen.getByRole('region', { name: 'Money' }));

describe('a payment whose response was lost', () => {
  it('is done once it is found, and what was typed is not offered again', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    const form = await screen.findByRole('form', { name: 'Take payment' });
    const amount = within(form).getByLabelText('Amount, LKR');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    salon.replies[GET] = paidRecord(2000, 4500);
    await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
    expect(await toasted('Paid at the desk')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByText(NO_RESPONSE)).toBeNull();
    await waitFor(() => expect(amount).toHaveValue('4500'));
    salon.replies[PAY] = { appointment: visit };
    await userEvent.click(within(form).getByRole('button', { name: 'Take payment' }));
    await waitFor(() => expect(bodies(salon, PAY)).toMatchObject([{ deskPaid: 0 }, { amount: 4500, deskPaid: 2000 }]));
  });

  it('keeps its words, what is typed and what was known while it is not found', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    const form = within(await screen.findByRole('form', { name: 'Take payment' }));
    const amount = form.getByLabelText('Amount, LKR');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    await userEvent.click(form.getByRole('button', { name: 'Take payment' }));
    expect(await money().findByText(NO_RESPONSE)).toBeVisible();
    expect(amount).toHaveValue('2000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2500');
    salon.replies[GET] = paidRecord(2000, 4500);
    salon.replies[PAY] = refuse(409, 'DESK_PAYMENT_REFUSED', 'Meanwhile LKR 2,000.00 has been noted');
    await userEvent.click(form.getByRole('button', { name: 'Take payment' }));
    expect(await money().findByRole('listitem')).toHaveTextContent('Cash');
    expect(money().getByText('Meanwhile LKR 2,000.00 has been noted')).toBeVisible();
    expect(amount).toHaveValue('2500');
    expect(bodies(salon, PAY)).toMatchObject([{ deskPaid: 0 }, { deskPaid: 0 }]);
  });

  it.each<[string, DeskPayment[], DeskPayment[]]>([
    ['that of a colleague by card', [], [noted(6500, { means: 'card' })]],
    ['one that was noted before', [noted(6500)], [noted(6500)]],
    ['one that was taken back', [], [noted(6500, { takenBack: true })]],
  ])('is not taken for %s', async (_other, before, now) => {
    const salon = openVisit({ deskPayments: before }, { [PAY]: lost });
    await button('Take payment');
    salon.replies[GET] = visitRecord({ visit, deskPayments: now });
    await userEvent.click(await button('Take payment'));
    expect(await money().findByText(NO_RESPONSE)).toBeVisible();
    expect(money().getByRole('listitem')).toBeVisible();
  });

  it('is done by a repeated press that is refused because of it', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    const form = within(await screen.findByRole('form', { name: 'Take payment' }));
    const amount = form.getByLabelText('Amount, LKR');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    salon.replies[GET] = lost;
    await userEvent.click(form.getByRole('button', { name: 'Take payment' }));
    expect(await money().findByText(NO_RESPONSE)).toBeVisible();
    salon.replies[GET] = paidRecord(2000, 4500);
    salon.replies[PAY] = refuse(409, 'DESK_PAYMENT_REFUSED', 'Meanwhile LKR 2,000.00 has been noted');
    await userEvent.click(form.getByRole('button', { name: 'Take payment' }));
    expect(await toasted('Paid at the desk')).toBeVisible();
    expect(screen.queryByText(/^Meanwhile/)).toBeNull();
    await waitFor(() => expect(amount).toHaveValue('4500'));
    expect(bodies(salon, PAY)).toMatchObject([{ deskPaid: 0 }, { deskPaid: 0 }]);
  });

  it('is done also when nothing is left to pay', async () => {
    const salon = openVisit({}, { [PAY]: lost });
    const form = await screen.findByRole('form', { name: 'Take payment' });
    salon.replies[GET] = paidRecord(6500, 0);
    await userEvent.click(await button('Take payment'));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(screen.queryByText(NO_RESPONSE)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Money' })).toHaveFocus();
  });

  it('is done as a refund when it is one', async () => {
    const salon = openVisit({ money: { deskPaid: 0, payable: 0, overpaid: 3500 } }, { [PAY]: lost });
    await userEvent.click(await button('Refund money'));
    salon.replies[GET] = paidRecord(-3500, 0);
    await userEvent.click(await button('Refund'));
    expect(await toasted('Refunded at the desk')).toBeVisible();
    expect(screen.queryByText(NO_RESPONSE)).toBeNull();
  });
});

describe('a note whose response was lost', () => {
  const NOTE = 'PUT /admin/visits/a2/note';
  const OVERTAKEN = /A colleague has written meanwhile/;
  const written = (text: string, version: string) => visitRecord({ visit, note: { text, version } });
  const field = () => screen.findByRole('textbox', { name: /^For the desk/ });

  it('is done once it is found, and goes on from there', async () => {
    const salon = openVisit({}, { [NOTE]: lost });
    await userEvent.type(await field(), 'First words');
    salon.replies[GET] = written('First words', 'n1');
    await userEvent.click(await button('Save the note'));
    expect(await screen.findByText('Noted')).toBeVisible();
    await userEvent.type(await field(), ', more');
    salon.replies[NOTE] = { appointment: visit };
    await userEvent.click(await button('Save the note'));
    expect(bodies(salon, NOTE)).toMatchObject([{}, { text: 'First words, more', version: 'n1' }]);
  });

  it('is not taken for that of a colleague when it is found later', async () => {
    const salon = openVisit({}, { [NOTE]: lost });
    await userEvent.type(await field(), 'First words');
    await userEvent.click(await button('Save the note'));
    expect(await screen.findByText(NO_RESPONSE)).toBeVisible();
    await userEvent.type(await field(), ', more');
    salon.replies[GET] = written('First words', 'n1');
    salon.replies[NOTE] = refuse(409, 'CHANGED_MEANWHILE', 'Somebody has changed it meanwhile');
    await userEvent.click(await button('Save the note'));
    expect(await screen.findByText('Somebody has changed it meanwhile')).toBeVisible();
    await act(async () => {});
    salon.replies[NOTE] = { appointment: visit };
    await userEvent.click(await button('Save the note'));
    expect(screen.queryByText(OVERTAKEN)).toBeNull();
    await waitFor(() => expect(bodies(salon, NOTE).at(-1)).toMatchObject({ version: 'n1' }));
  });

  it('is that of a colleague when it says something else', async () => {
    const salon = openVisit({}, { [NOTE]: lost });
    await userEvent.type(await field(), 'First words');
    salon.replies[GET] = written('Window seat', 'n1');
    await userEvent.click(await button('Save the note'));
    expect(await screen.findByText(OVERTAKEN)).toBeVisible();
    expect(await field()).toHaveValue('First words');
  });
});

describe('a step whose response was lost', () => {
  it.each<[string, string, Partial<VisitRecord>]>([
    ['Arrived', 'POST /admin/visits/a2/progress', { arrivedAt: AT, progress: [] }],
    ['Completed', 'PATCH /appointments/a2/status', { visit: { ...visit, status: 'completed', moves: [] } }],
  ])('is done once it is found: %s', async (step, call, now) => {
    const settled = { money: { deskPaid: 0, payable: 0, overpaid: 0 } };
    const salon = openVisit({ ...settled, progress: ['arrived'] }, { [call]: lost });
    await button(step);
    salon.replies[GET] = visitRecord({ visit, ...settled, ...now });
    await userEvent.click(await button(step));
    expect(await toasted(step)).toBeVisible();
    expect(screen.queryByText(/^Cannot connect/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: step })).toBeNull());
  });

  it('says so while it is not found', async () => {
    openVisit({ progress: ['arrived'] }, { 'POST /admin/visits/a2/progress': lost });
    await userEvent.click(await button('Arrived'));
    expect(await screen.findByText(/^Cannot connect/)).toBeVisible();
  });
});

describe('changed services whose response was lost', () => {
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
    await waitFor(() => expect(salon.callsTo(GET)).toHaveLength(4));
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
