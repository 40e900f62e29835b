import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { admin } from '../testing/fixtures.js';
import { haircut } from '../testing/haircut.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const advice = { ...haircut, _id: 's2', title: 'Advice', price: 1000, averageTime: null };

atNow(new Date('2026-11-26T03:07:00Z'));

async function openPanel() {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: {
      date: DATE,
      today: DATE,
      closed: null,
      stylists: [{ _id: 'd', name: 'Dilani', picture: null, shifts: [{ start: '09:00', end: '18:00' }], away: [] }],
      visits: [],
      cancelled: 0,
    },
    'GET /services/get-services': { services: [haircut, advice] },
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Free 540 min from 9:00 AM with Dilani/ }));
  return { salon, panel: within(await screen.findByRole('dialog', { name: 'New visit' })) };
}

it('says of a new visit how long it takes, what it costs and when it ends', async () => {
  const { panel } = await openPanel();
  const whole = panel.getAllByRole('status')[0]!;
  expect(whole).toBeEmptyDOMElement();

  await userEvent.click(await panel.findByRole('button', { name: /^Haircut 45 min/ }));
  expect(whole).toHaveTextContent(/^45 minutes, LKR 2,500.00 at the salon: 9:00 AM to 9:45 AM$/);
  await userEvent.click(panel.getByRole('button', { name: /^Advice 30 min/ }));
  const chosen = within(panel.getByRole('list', { name: 'Chosen services' })).getAllByRole('listitem');
  expect(chosen.map(({ textContent }) => textContent)).toEqual([
    'Haircut45 min, LKR 2,500.00✕',
    'Advice30 min, LKR 1,000.00✕',
  ]);
  expect(whole).toHaveTextContent(/^Together 75 minutes \(1 h 15\), LKR 3,500.00 at the salon: 9:00 AM to 10:15 AM$/);

  fireEvent.change(panel.getByLabelText('At'), { target: { value: '10:45' } });
  expect(whole).toHaveTextContent(/: 10:45 AM to 12:00 PM$/);
  fireEvent.change(panel.getByLabelText('At'), { target: { value: '' } });
  expect(whole).toHaveTextContent(/^Together 75 minutes \(1 h 15\), LKR 3,500.00 at the salon$/);

  await userEvent.click(panel.getByRole('button', { name: 'Without Haircut' }));
  await userEvent.click(panel.getByRole('button', { name: 'Without Advice' }));
  expect(whole).toBeEmptyDOMElement();
  expect(panel.queryByText(/at the salon/)).toBeNull();
});

it('Enter on a service of the menu adds that one, not the first', async () => {
  const { panel } = await openPanel();
  await panel.findByRole('button', { name: /^Haircut/ });
  await userEvent.type(panel.getByRole('textbox', { name: 'Services' }), 'a');
  act(() => panel.getByRole('button', { name: /^Advice/ }).focus());
  await userEvent.keyboard('{Enter}');
  expect(panel.getByRole('list', { name: 'Chosen services' })).toHaveTextContent(/^Advice/);
});

it('says when no service matches, and when all that match are chosen', async () => {
  const { panel } = await openPanel();
  await panel.findByRole('button', { name: /^Haircut/ });
  const search = panel.getByRole('textbox', { name: 'Services' });
  const result = panel.getAllByRole('status')[1];
  expect(result).toBeEmptyDOMElement();
  await userEvent.type(search, 'zzzz{Enter}');
  expect(result).toHaveTextContent('No services found');
  expect(panel.queryByRole('list', { name: 'Menu' })).toBeNull();
  await userEvent.clear(search);
  await userEvent.type(search, 'haircut{Enter}');
  expect(result).toBeEmptyDOMElement();
  await userEvent.type(search, 'haircut');
  expect(result).toHaveTextContent('Already chosen');
});

it('the menu is one tab stop before the time; arrow keys, Home and End lead through it', async () => {
  const { panel } = await openPanel();
  await panel.findByRole('button', { name: /^Haircut/ });
  const menu = within(panel.getByRole('list', { name: 'Menu' })).getAllByRole('button');
  await userEvent.click(panel.getByRole('textbox', { name: 'Services' }));
  await userEvent.tab();
  expect(menu[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(menu[1]).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(menu[0]).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(menu[1]).toHaveFocus();
  await userEvent.tab();
  expect(panel.getByLabelText('At')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(menu[1]).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(panel.getByRole('list', { name: 'Chosen services' })).toHaveTextContent(/^Advice/);
  expect(panel.getByRole('textbox', { name: 'Services' })).toHaveFocus();
});

it('a removed service leaves the focus at the next one, the last one at the field', async () => {
  const { panel } = await openPanel();
  await userEvent.click(await panel.findByRole('button', { name: /^Haircut/ }));
  await userEvent.click(panel.getByRole('button', { name: /^Advice/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Without Haircut' }));
  expect(within(panel.getByRole('list', { name: 'Chosen services' })).getByRole('listitem')).toHaveFocus();
  await userEvent.click(panel.getByRole('button', { name: 'Without Advice' }));
  expect(panel.getByRole('textbox', { name: 'Services' })).toHaveFocus();
});

it('a chosen free place leaves the focus at its time', async () => {
  const places = [{ date: DATE, startTime: '11:00', stylistId: 'd', stylistName: 'Dilani' }];
  const { panel, salon } = await openPanel();
  salon.replies['POST /admin/desk/visits'] = refuse(409, 'DESK_PLACE_TAKEN', 'Dilani has Ama', { places });
  await userEvent.type(panel.getByRole('textbox', { name: 'Customer' }), 'A{Tab}0775550000');
  await userEvent.click(await panel.findByRole('button', { name: /^Haircut/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Book' }));
  await userEvent.click(await panel.findByRole('button', { name: '11:00 AM with Dilani' }));
  expect(panel.getByLabelText('At')).toHaveFocus();
  expect(panel.getByLabelText('At')).toHaveValue('11:00');
});
