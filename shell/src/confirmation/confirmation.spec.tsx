import { accountRefusals } from '@salon/contracts';
import { AppProviders, api, useSession } from '@salon/web-kit';
import { PASSWORD } from '@salon/testing/passwords';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer } from '../testing/open.js';
import { Confirmation } from './confirmation.js';

const failure = (status: number, code: string, more: object) =>
  new Response(JSON.stringify({ status: 'error', code, requestId: 'r', ...more }), { status });
const needed = (confirmBy: string) => failure(403, 'CONFIRMATION_NEEDED', { message: 'x', data: { confirmBy } });
const done = () => new Response(JSON.stringify({ status: 'success', data: {} }));

let calls: [string, unknown][];
let replies: Record<string, Response[]>;

beforeEach(() => {
  calls = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    calls.push([url, body ? JSON.parse(body as string) : undefined]);
    return replies[url]?.shift() ?? done();
  }) as unknown as typeof fetch;
});

let session: ReturnType<typeof useSession>;
function Session() {
  session = useSession();
  return null;
}

const send = (by: string) => {
  replies = { '/api/admin/x': [needed(by)] };
  render(
    <AppProviders>
      <Session />
      <Confirmation />
    </AppProviders>,
  );
  return api.post('/admin/x').then(
    () => 'sent',
    (error: Error) => error.message,
  );
};

it('T74 asks for the code, says what is wrong with it, and repeats the call', async () => {
  const outcome = send('code');
  const field = await screen.findByLabelText('Code');
  const sentence = accountRefusals.SECOND_FACTOR_WRONG.text;
  replies['/api/auth/confirm'] = [
    failure(400, 'SECOND_FACTOR_WRONG', { message: sentence, errors: { code: sentence } }),
  ];
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '654321{Enter}');
  expect(await outcome).toBe('sent');
  expect(calls.filter(([url]) => url === '/api/auth/confirm').map(([, body]) => body)).toEqual([
    { code: '123456' },
    { code: '654321' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['Enter', (field: HTMLElement) => userEvent.type(field, '{Enter}')],
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }))],
])('gives the focus to the field also when a repeated %s is refused with the same sentence', async (_key, confirm) => {
  void send('code');
  const field = await screen.findByLabelText('Code');
  const { text } = accountRefusals.SECOND_FACTOR_WRONG;
  const wrong = () => failure(400, 'SECOND_FACTOR_WRONG', { message: text, errors: { code: text } });
  replies['/api/auth/confirm'] = [wrong(), wrong()];
  await userEvent.type(field, '123456');
  for (const count of [1, 2]) {
    await confirm(field);
    await waitFor(() => expect(calls.filter(([url]) => url === '/api/auth/confirm')).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy'));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
});

it('T74 sends nothing when the dialog is closed', async () => {
  const outcome = send('password');
  await screen.findByLabelText('Password');
  await userEvent.keyboard('{Escape}');
  expect(await outcome).toBe('x');
  expect(calls.map(([url]) => url)).not.toContain('/api/auth/confirm');
});

it('a slow answer does not close the dialog of the next call', async () => {
  const first = send('password');
  let answer = (_reply: Response): void => undefined;
  const slow = new Promise<Response>((resolve) => (answer = resolve));
  replies['/api/auth/confirm'] = [slow as never];
  await userEvent.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`);
  await userEvent.keyboard('{Escape}');
  expect(await first).toBe('x');
  replies['/api/admin/y'] = [needed('password')];
  const second = api.post('/admin/y').then(() => 'sent');
  await screen.findByLabelText('Password');
  answer(done());
  await slow;
  await userEvent.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  expect(await second).toBe('sent');
});

it('asks whoever has neither to sign in again', async () => {
  const outcome = send('sign_in');
  expect(await screen.findByText(accountRefusals.CONFIRMATION_BY_SIGN_IN.text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await outcome).toBe('x');
});

it('asks once for two calls at the same time, and then sends both', async () => {
  const first = send('code');
  replies['/api/admin/y'] = [needed('code')];
  const second = api.post('/admin/y').then(() => 'sent');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await Promise.all([first, second])).toEqual(['sent', 'sent']);
  expect(calls.filter(([url]) => url === '/api/auth/confirm')).toHaveLength(1);
});

it('T74 takes the focus from a dialog that a remote has open, and gives it back', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="veil"><button>Send it back</button></div>');
  const veil = document.querySelector('.veil')!;
  veil.querySelector('button')!.focus();
  const outcome = send('password');
  const field = await screen.findByLabelText('Password');
  expect([veil.hasAttribute('inert'), field.closest('[inert]')]).toEqual([true, null]);
  await userEvent.type(field, `${PASSWORD}{Enter}`);
  expect(await outcome).toBe('sent');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send it back' })).toHaveFocus());
  expect(veil.hasAttribute('inert')).toBe(false);
  veil.remove();
});

it('T74 is closed by Escape alone, not together with a dialog that a remote has open', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="veil"><button>Send it back</button></div>');
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void heard.push(key);
  document.addEventListener('keydown', hear, { capture: true });
  const outcome = send('password');
  await userEvent.type(await screen.findByLabelText('Password'), 'F{Escape}');
  expect([await outcome, heard]).toEqual(['x', ['F']]);
  document.removeEventListener('keydown', hear, { capture: true });
  document.querySelector('.veil')!.remove();
});

it('T74 is closed with the session of the person who sent the call, which is then not sent again', async () => {
  const outcome = send('password');
  await screen.findByLabelText('Password');
  act(() => session.signIn('of Bimal', customer));
  expect(await outcome).toBe('x');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(([url]) => url === '/api/admin/x')).toHaveLength(1);
  act(() => session.forget());
});
