import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskCustomer, SalonDay } from '@salon/contracts';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed } from '../testing/fixtures.js';
import { haircut } from '../testing/haircut.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const BOOK = 'POST /admin/desk/visits';
const day: SalonDay = {
  date: DATE,
  today: DATE,
  closed: null,
  stylists: [{ _id: 'd', name: 'Dilani', picture: null, shifts: [{ start: '09:00', end: '18:00' }], away: [] }],
  visits: [],
  cancelled: 0,
};
const bookedFor = (name: string) => ({
  appointment: { ...confirmed, ...atDesk, user: { ...confirmed.user, name } },
  act: { id: 'a1', undoable: true, undoableUntil: '2026-11-27T10:00:00Z' },
});

atNow(new Date('2026-11-26T03:07:00Z'));

/** Enters who comes, and a haircut at nine. */
async function enter(who: string, reply: Reply, customers: readonly DeskCustomer[] = []) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    // Slow typing also searches for what is entered so far.
    ...Object.fromEntries(
      ['N', 'Na', 'Nad', 'Nade', 'Nadee'].map((text) => [`GET /admin/desk/customers?search=${text}`, { customers }]),
    ),
    'GET /services/get-services': { services: [haircut] },
    [BOOK]: reply,
  });
  open(`/admin/day/${DATE}`, { signedIn: true });
  const board = within(await screen.findByRole('group', { name: 'Visits of the day' }));
  await userEvent.click(await board.findByRole('button', { name: /^Free 540 min from 9:00 AM with Dilani/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Customer' }), who);
  await userEvent.click(await screen.findByRole('button', { name: /^Haircut/ }));
  return salon;
}
const book = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));

it.each([
  ['Nadee{Tab}0775550000{Tab}bride@example.test', 'Imesha', 'Imesha is booked: this e-mail address is theirs'],
  ['Nadee{Tab}0775550000{Tab}nadee@example.test', 'Nadee', 'Nadee is booked'],
  ['Nadee{Tab}0775550000', 'Imesha', 'Imesha is booked'],
  ['Nadee {Tab}0775550000{Tab}nadee@example.test', 'nadee', 'nadee is booked'],
])('says who is booked of an entry %s', async (who, name, said) => {
  await enter(who, bookedFor(name));
  await book();
  expect(await screen.findByText(said)).toBeVisible();
});

it('says only who is booked when a known customer has another name by now', async () => {
  const known = { _id: 'c1', name: 'Nadee Perera', email: 'nadee@example.test', phone: '', hasAccount: true };
  await enter('Nadee', bookedFor('Nadee Silva'), [known]);
  await userEvent.click(await screen.findByRole('button', { name: /Nadee Perera/ }));
  await book();
  expect(await screen.findByText('Nadee Silva is booked')).toBeVisible();
});

it('counts as booked when the response was lost and the same call again finds the visit', async () => {
  const responses = [() => Promise.reject(new TypeError('fetch failed')), () => bookedFor('Nadee')];
  const salon = await enter('Nadee{Tab}0775550000', () => responses.shift()?.());
  await book();
  expect(await screen.findByText('Nadee is booked')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^Cannot connect/)).toBeNull();
  const [first, again] = salon.callsTo(BOOK);
  expect(again).toEqual(first);
});

it('says that the first press has booked the visit when a later one with another time is refused', async () => {
  const refused = refuse(409, 'IDEMPOTENCY_KEY_REUSED', 'This request was already used for another visit.');
  const salon = await enter('Nadee', () => Promise.reject(new TypeError('fetch failed')));
  await book();
  expect(await screen.findByRole('alert')).toHaveTextContent(/internet connection or try again later\.$/);
  salon.replies[BOOK] = refused;
  fireEvent.change(screen.getByLabelText('At'), { target: { value: '10:00' } });
  await book();
  const keys = salon.callsTo(BOOK).map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  const said =
    'The first press has booked this visit, as it was entered then. Please close this, and change it on the board.';
  expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
  expect(screen.queryByText(/was already used/)).toBeNull();
});

it('books with another key once the visit of the first press is over', async () => {
  const over = 'This booking was cancelled or has run out. Please book again.';
  const salon = await enter('Nadee{Tab}0775550000', refuse(409, 'BOOKING_OVER', over));
  await book();
  expect(await screen.findByRole('alert')).toHaveTextContent(over);
  salon.replies[BOOK] = bookedFor('Nadee');
  await book();
  expect(await screen.findByText('Nadee is booked')).toBeVisible();
  const [first, again] = salon.callsTo(BOOK).map(({ headers }) => headers['idempotency-key']);
  expect(again).not.toBe(first);
});

it('names the nearest times beside a time that no visit can begin at', async () => {
  const problem = 'At the desk there is a time every 5 minutes. Please choose 4:25 AM or 4:30 AM';
  await enter('Nadee{Tab}0775550000', refuse(400, 'INVALID', problem));
  const time = screen.getByLabelText('At');
  fireEvent.change(time, { target: { value: '04:29' } });
  await book();
  await waitFor(() => expect(time).toHaveFocus());
  expect(time).toHaveAccessibleDescription(problem);
  fireEvent.change(time, { target: { value: '04:30' } });
  expect(time).toBeValid();
});

it('says before a caller with an address is booked that they get a mail, which cannot be taken back', async () => {
  const known = { _id: 'c1', name: 'Nadee Perera', email: 'known@example.test', phone: '', hasAccount: true };
  await enter('Nadee{Tab}{Tab}nadee@example.test', bookedFor('Nadee'), [known]);
  expect(screen.queryByText(/^The confirmation goes/)).toBeNull(); // A walk-in gets no mail.
  await userEvent.selectOptions(screen.getByLabelText('How'), 'By phone');
  expect(screen.getByText('The confirmation goes to nadee@example.test. A mail cannot be taken back.')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'or e-mail' }));
  expect(screen.queryByText(/^The confirmation goes/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /Nadee Perera/ }));
  expect(screen.getByText(/^The confirmation goes to known@example\.test\./)).toBeVisible();
});

it('shows the new price and length when the menu has changed since they were said, and books after that', async () => {
  const said = 'The menu has changed meanwhile: the services cost LKR 3,500.00 and take 60 minutes now.';
  const salon = await enter('Nadee{Tab}0775550000', refuse(409, 'DESK_QUOTE_CHANGED', said));
  expect(screen.getByText(/at the salon: 9:00 AM to 9:45 AM$/)).toHaveTextContent('LKR 2,500');
  salon.replies['GET /services/get-services'] = { services: [{ ...haircut, price: 3500, averageTime: 60 }] };
  await book();
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(await screen.findByText(/at the salon: 9:00 AM to 10:00 AM$/)).toHaveTextContent('LKR 3,500');
  salon.replies[BOOK] = bookedFor('Nadee');
  await book();
  expect(await screen.findByText('Nadee is booked')).toBeVisible();
  expect(salon.callsTo(BOOK).map(({ body }) => body)).toMatchObject([
    { total: 2500, minutes: 45 },
    { total: 3500, minutes: 60 },
  ]);
});

it('says why a number or an address is needed', async () => {
  await enter('Nadee', bookedFor('Nadee'));
  expect(screen.getByRole('textbox', { name: 'or e-mail' })).toHaveAccessibleDescription(
    'One of the two is needed: the customer’s record is found by it.',
  );
});
