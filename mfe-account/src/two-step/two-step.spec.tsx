import { accountRefusals, messages, type User } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const STATE = 'GET /users/second-factor';
const BEGIN = 'POST /users/second-factor';
const CONFIRM = 'POST /users/second-factor/confirm';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['ABCDE-FGHJK', 'LMNPQ-RSTUV'];
const on = { on: true, since: '2026-11-21T05:00:00.000Z', recoveryCodesLeft: 9 };

const show = (replies: Record<string, unknown> = {}, who: User = user) => {
  const salon = accountSalon({ 'GET /auth/me': { user: who }, ...replies });
  open('/profile', { signedIn: true });
  return salon;
};
const section = () => screen.findByRole('region', { name: 'Two-step sign-in' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const wrong = () =>
  new Response(
    JSON.stringify({
      status: 'error',
      code: 'SECOND_FACTOR_WRONG',
      message: accountRefusals.SECOND_FACTOR_WRONG.text,
      errors: { code: accountRefusals.SECOND_FACTOR_WRONG.text },
      requestId: 'r',
    }),
    { status: 400 },
  );

describe('two-step sign-in on /profile', () => {
  it('is set up with a QR code or the key, and a code of the app; then the recovery codes are shown once', async () => {
    const salon = show({
      [BEGIN]: { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` },
      [CONFIRM]: { recoveryCodes: CODES },
    });
    await press('Set up');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it with your key' })).toHaveAttribute(
      'href',
      `otpauth://totp/x?secret=${SECRET}`,
    );
    salon.replies[STATE] = on;
    await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '123456');
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    expect(salon.callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ code: '123456' }]);
    expect(
      within(await section())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    await press('I have kept them');
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus());
  });

  it('copies the recovery codes', async () => {
    userEvent.setup(); // Provides a clipboard.
    show({ [BEGIN]: { secret: SECRET, uri: 'otpauth://x' }, [CONFIRM]: { recoveryCodes: CODES } });
    await press('Set up');
    await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '123456');
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  });

  it('says what is wrong with a code, and lets it be changed or cancelled', async () => {
    const salon = show({ [BEGIN]: { secret: SECRET, uri: 'otpauth://x' }, [CONFIRM]: wrong() });
    await press('Set up');
    const field = await screen.findByLabelText('Code of your authenticator app');
    await userEvent.type(field, '123456');
    await waitFor(() => expect(field).toHaveAccessibleDescription(accountRefusals.SECOND_FACTOR_WRONG.text));
    expect(salon.callsTo(CONFIRM)).toHaveLength(1);
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus());
  });

  it('S-101 says without a connection that the code can be sent again', async () => {
    show({ [BEGIN]: { secret: SECRET, uri: 'otpauth://x' }, [CONFIRM]: () => Promise.reject(new TypeError()) });
    await press('Set up');
    const field = await screen.findByLabelText('Code of your authenticator app');
    await userEvent.type(field, '123456');
    await waitFor(() => expect(field).toHaveAccessibleDescription(messages.noResponseOnForm));
  });

  it('that was turned on by a lost response is on, and says that nobody has seen its recovery codes', async () => {
    const salon = show(
      {
        [BEGIN]: { secret: SECRET, uri: 'otpauth://x' },
        [CONFIRM]: refuse(504, 'UPSTREAM_TIMEOUT', ''),
        'POST /users/second-factor/recovery-codes': { recoveryCodes: CODES },
      },
      { ...user, secondFactor: 'required' },
    );
    await press('Set up');
    const field = await screen.findByLabelText('Code of your authenticator app');
    salon.replies[STATE] = { ...on, recoveryCodesLeft: 10 };
    salon.replies['GET /auth/me'] = { user: { ...user, secondFactor: 'on' } };
    await userEvent.type(field, '123456');
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /you may not have seen its newest recovery codes\. Make new ones/,
    );
    expect(screen.queryByLabelText('Code of your authenticator app')).toBeNull();
    await waitFor(() => expect(screen.queryByText(/Set it up to go on/)).toBeNull());
    await press('New recovery codes');
    await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '654321');
    await press('I have kept them');
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.queryByText(/you may not have seen/)).toBeNull();
  });

  it('new recovery codes whose response is lost are not counted as seen', async () => {
    show({
      [STATE]: { ...on, recoveryCodesLeft: 10 },
      'POST /users/second-factor/recovery-codes': refuse(504, 'UPSTREAM_TIMEOUT', ''),
    });
    await press('New recovery codes');
    await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '654321');
    await press('Cancel');
    expect(await screen.findByText(/you may not have seen its newest recovery codes\. Make new ones/)).toBeVisible();
    expect(screen.queryByText(/Recovery codes left/)).toBeNull();
  });

  it.each<[string, string, object, string, object]>([
    ['on is shown as on', 'Set up', {}, 'SECOND_FACTOR_ON', on],
    ['off is shown as off', 'Turn off', on, 'SECOND_FACTOR_OFF', {}],
  ])('that another page turned %s', async (_, button, before, code, after) => {
    const off = { on: false, since: null, recoveryCodesLeft: 0 };
    const salon = show({
      [STATE]: { ...off, ...before },
      [BEGIN]: refuse(409, code, 'Changed already.'),
      'POST /users/second-factor/off': refuse(409, code, 'Changed already.'),
    });
    await screen.findByRole('button', { name: button });
    salon.replies[STATE] = { ...off, ...after };
    await press(button);
    if (button === 'Turn off')
      await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '654321');
    await screen.findByRole('button', { name: button === 'Set up' ? 'Turn off' : 'Set up' });
    expect(screen.queryByText(/you may not have seen/)).toBeNull();
  });

  it('that is on is turned off for a code', async () => {
    const salon = show({ [STATE]: on, 'POST /users/second-factor/off': {} });
    expect(await screen.findByText('since Nov 21, 2026, 10:30 AM')).toBeVisible();
    expect(screen.getByText(/^Recovery codes left: 9\. If you do not have them, make new ones\.$/)).toBeVisible();
    await press('Turn off');
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' });
    salon.replies[STATE] = { on: false, since: null, recoveryCodesLeft: 0 };
    await userEvent.type(within(dialog).getByLabelText('Code of your authenticator app'), '654321');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(salon.callsTo('POST /users/second-factor/off')[0]!.body).toEqual({ code: '654321' });
  });

  it('makes new recovery codes, with a recovery code as well, and says when few are left', async () => {
    const salon = show({
      [STATE]: { ...on, recoveryCodesLeft: 1 },
      'POST /users/second-factor/recovery-codes': { recoveryCodes: CODES },
    });
    expect(await screen.findByText(/Recovery codes left: 1/)).toBeVisible();
    await press('New recovery codes');
    await press('Use a recovery code instead');
    const field = await screen.findByLabelText('Recovery code');
    await userEvent.type(field, 'abc{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.secondFactorCodeFormat));
    await userEvent.clear(field);
    await userEvent.type(field, 'abcde-fghjk{Enter}');
    expect(await screen.findByText(CODES[1]!)).toBeVisible();
    expect(salon.callsTo('POST /users/second-factor/recovery-codes')[0]!.body).toEqual({ code: 'abcde-fghjk' });
  });

  it('T75 says to an owner that it comes first', async () => {
    show({}, { ...admin, secondFactor: 'required' });
    expect(within(await section()).getByText(/Set it up to go on/)).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const salon = show({ [STATE]: refuse(503, 'X', 'x') });
    await screen.findByText(messages.secondFactorLoadFailed);
    salon.replies[STATE] = on;
    await userEvent.click(within(await section()).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('On')).toBeVisible();
  });
});
