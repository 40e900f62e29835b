import type { OpenTasks } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const LIST = 'GET /admin/messages/answered';
const nothing = { tasks: [], total: 0 };
const none: OpenTasks = {
  ...{ refunds: nothing, notices: nothing, mails: nothing, holds: nothing, messages: nothing },
  outside: 0,
  total: 0,
};
const message = {
  _id: 'c1',
  at: '2026-11-22T03:00:00.000Z',
  name: 'Kumari Silva',
  email: 'kumari@example.test',
  message: 'Do you have an hour on Friday?',
  answeredAt: '2026-11-23T03:00:00.000Z',
};

function show(replies: object) {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, 'GET /admin/tasks': none, ...replies });
  open('/admin/tasks', { signedIn: true });
  return salon;
}
const unfold = async () => userEvent.click(await screen.findByText('Messages answered in the last 90 days'));

it('lists the answered messages once they are unfolded, and opens one again, which Undo takes back', async () => {
  const salon = show({
    [LIST]: { messages: [message], next: null },
    'POST /admin/messages/c1/reopen': {},
    'POST /admin/messages/c1/answer': {},
  });
  await screen.findByRole('heading', { name: 'Messages answered in the last 90 days' });
  expect(salon.callsTo(LIST)).toEqual([]);
  await unfold();
  const row = within(await screen.findByRole('list', { name: 'Answered messages' })).getByRole('listitem');
  expect(row).toHaveTextContent(/Kumari Silva.*answered .*Do you have an hour on Friday\?/);
  await userEvent.click(screen.getByRole('button', { name: 'Open again: the message of Kumari Silva' }));
  expect(await screen.findByText('Opened again. The message waits for an answer.')).toBeInTheDocument();
  expect(salon.callsTo('POST /admin/messages/c1/reopen')).toHaveLength(1);
  await pressUndo();
  await waitFor(() => expect(salon.callsTo('POST /admin/messages/c1/answer')).toHaveLength(1));
});

it('says that none was answered, and why they cannot be shown', async () => {
  const salon = show({ [LIST]: refuse(503, 'UNAVAILABLE', 'x') });
  await unfold();
  expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
  salon.replies[LIST] = { messages: [], next: null };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No message was answered in the last 90 days.')).toBeVisible();
});
