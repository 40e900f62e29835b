import { messages } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const ama = {
  _id: 'a',
  name: 'Ama Silva',
  email: 'ama@example.test',
  phone: '',
  city: '',
  notes: '',
  hasAccount: true,
};
const CODE = 'POST /admin/customers/code';

function show(replies = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/customers?search=': { customers: [], next: null },
    'GET /admin/customers?search=new%40example.test': { customers: [], next: null },
    'GET /admin/customers?search=new': { customers: [], next: null },
    ...replies,
  });
  open('/admin/customers', { signedIn: true });
  return salon;
}
const search = async (text: string) => {
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(text);
};

it('a record that was merged leads to the one it is part of', async () => {
  const into = { _id: 'b', name: 'Ama S.' };
  show({ 'GET /admin/customers?search=': { customers: [{ ...ama, into }], next: null } });
  const [row] = within(await screen.findByRole('list', { name: 'Customers' })).getAllByRole('listitem');
  expect(row).toHaveTextContent(/Ama Silva.*now Ama S\./);
  expect(within(row!).getByRole('link', { name: 'Ama S.' })).toHaveAttribute('href', '/admin/customers/b');
});

it('whoever waits for their code is no customer yet: the code is sent again, after saying that it cannot be undone', async () => {
  const salon = show({ [CODE]: {} });
  await search('new@example.test');
  await userEvent.click(await screen.findByRole('button', { name: 'Send their code again' }));
  const question = await screen.findByRole('alertdialog', { name: 'Send the code again?' });
  expect(question).toHaveTextContent('A mail cannot be taken back.');
  await userEvent.click(within(question).getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText(messages.customerCodeSent)).toBeVisible();
  expect(salon.callsTo(CODE)[0]?.body).toEqual({ email: 'new@example.test' });
});

it('says why no code is sent, and offers none for what is no address', async () => {
  show({ [CODE]: refuse(409, 'NO_CODE_AWAITED', 'Nobody has registered with this address') });
  await search('new@example.test');
  await userEvent.click(await screen.findByRole('button', { name: 'Send their code again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Nobody has registered with this address')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await search('new');
  expect(await screen.findByText('Nobody found for “new”.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send their code again' })).toBeNull();
});

it('says that nobody is found only once the search has ended', async () => {
  const salon = show({ 'GET /admin/customers?search=new': never });
  expect(await screen.findByText('No customers yet.')).toBeVisible();
  await search('new');
  await waitFor(() => expect(salon.callsTo('GET /admin/customers?search=new')).toHaveLength(1));
  expect(screen.queryByText('Nobody found for “new”.')).toBeNull();
  expect(screen.queryByText('No customers yet.')).toBeNull();
});
