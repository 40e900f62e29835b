import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { haircut } from '../testing/haircut.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const advice = { ...haircut, _id: 's2', title: 'Advice', price: 1000, averageTime: null };

atNow(new Date('2026-11-26T03:07:00Z'));

async function openPanel() {
  accountSalon({
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
  return within(await screen.findByRole('dialog', { name: 'New visit' }));
}

it('says of a new visit how long it takes, what it costs and when it ends', async () => {
  const panel = await openPanel();
  const whole = panel.getByRole('status');
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
