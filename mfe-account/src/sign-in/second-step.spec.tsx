import { accountRefusals, messages } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { PASSWORD } from '@salon/testing/passwords';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begins, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LOGIN = 'POST /auth/login';
const CODE = 'POST /auth/login/code';
const CHALLENGE = 'x'.repeat(43);

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email address'), user.email);
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function firstStep(replies: Record<string, unknown>, path = '/login') {
  const salon = accountSalon({ [LOGIN]: { secondStep: { challenge: CHALLENGE } }, ...replies });
  const page = open(path);
  await signIn();
  const field = await screen.findByLabelText('Code of your authenticator app');
  return { salon, page, field };
}

describe('the second step of /login', () => {
  it('asks for the code in place of the form, sends it with its sixth digit, and goes on where it was asked to', async () => {
    const { salon, page, field } = await firstStep({ [CODE]: begins(user) }, '/login?returnTo=%2Fcart');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByText(messages.loginSuccess)).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    await userEvent.type(field, '123456');
    await waitFor(() => expect(page.here()).toBe('/cart'));
    expect(salon.callsTo(CODE).map(({ body }) => body)).toEqual([{ challenge: CHALLENGE, code: '123456' }]);
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('says what is wrong with the code, with the focus on it', async () => {
    const sentence = accountRefusals.SECOND_FACTOR_WRONG.text;
    const { field } = await firstStep({ [CODE]: refuse(400, 'SECOND_FACTOR_WRONG', sentence) });
    await userEvent.type(field, '123456');
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveFocus();
  });

  it('takes a recovery code', async () => {
    const { salon } = await firstStep({ [CODE]: begins(user) });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const field = await screen.findByLabelText('Recovery code');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'ABCDE-FGHJK{Enter}');
    await waitFor(() => expect(salon.callsTo(CODE)[0]?.body).toEqual({ challenge: CHALLENGE, code: 'ABCDE-FGHJK' }));
  });

  it('begins again when it took too long, or by Cancel', async () => {
    const over = refuse(400, 'SECOND_STEP_OVER', accountRefusals.SECOND_STEP_OVER.text);
    const { page, field } = await firstStep({ [CODE]: over }, '/login?returnTo=%2Fcart');
    await userEvent.type(field, '123456');
    expect(await screen.findByText(accountRefusals.SECOND_STEP_OVER.text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByLabelText('Email address')).toBeVisible();
    expect(page.here()).toBe('/login?returnTo=%2Fcart');
  });

  it('does not bring back who has left before it is asked for', async () => {
    let answer = (_reply: object): void => undefined;
    accountSalon({ [LOGIN]: () => new Promise((resolve) => (answer = resolve)) });
    const page = open('/login');
    await signIn();
    await page.go('/services');
    await act(async () => {
      answer({ secondStep: { challenge: CHALLENGE } });
      await waitFor(() => expect(page.queryClient.isMutating()).toBe(0));
    });
    expect(page.here()).toBe('/services');
  });
});
