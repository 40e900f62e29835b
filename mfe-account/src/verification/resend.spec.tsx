import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const resend = () => screen.getByRole('button', { name: /^Resend code/ });
type Page = ReturnType<typeof open>;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function openVerify(reply: Reply) {
  const salon = accountSalon({
    'GET /auth/me': { user: { ...user, isVerified: false } },
    'POST /auth/resend-otp': reply,
  });
  const page = open('/verify-email', { signedIn: true });
  await pass(10);
  return { salon, page };
}

async function press() {
  fireEvent.click(resend());
  await pass(10);
}

describe('asking for another code', () => {
  it('A-052 A-053 A-182 sends one, says so, and is shut for 60 seconds with a countdown', async () => {
    const { salon } = await openVerify({ message: 'sent' });
    expect(resend()).toBeEnabled();
    await press();
    expect(screen.getByText('New verification code sent!')).toBeInTheDocument();
    expect(salon.callsTo('POST /auth/resend-otp')[0]!.body).toEqual({ email: 'dilani@example.lk' });
    expect(resend()).toBeDisabled();
    await pass(18_000);
    expect(resend()).toHaveTextContent('Resend code in 0:42');
    await pass(41_000);
    expect(resend()).toBeDisabled();
    await pass(1_500);
    expect(resend()).toBeEnabled();
    expect(resend()).toHaveTextContent(/^Resend code$/);
  });

  it('makes room for the new code: the refused one and its error go, and the box has the focus', async () => {
    const { salon } = await openVerify({});
    salon.replies['POST /auth/verify-email'] = () => refuse(400, 'CODE_WRONG', 'That code is not right.');
    const box = () => screen.getByLabelText('Verification code');
    fireEvent.change(box(), { target: { value: '481906' } });
    await pass(10);
    expect(screen.getByText('That code is not right.')).toBeVisible();
    resend().focus();
    await press();
    expect(box()).toHaveValue('');
    expect(screen.queryByText('That code is not right.')).toBeNull();
    expect(box()).toHaveFocus();
  });

  it.each([
    [
      'when the page is opened again',
      async (page: Page) => {
        await page.go('/forgot-password');
        await page.go('/verify-email');
      },
    ],
    [
      'after a reload',
      () => {
        const stored = { ...sessionStorage };
        cleanup();
        open('/verify-email', { signedIn: true, before: () => Object.assign(sessionStorage, stored) });
      },
    ],
  ])('A-052 A-053 keeps counting %s', async (_when, again) => {
    const { page } = await openVerify({});
    await press();
    await pass(10_000);
    await again(page);
    await pass(10);
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveTextContent(/^Resend code in 0:(49|50)$/);
  });

  it('is not shut by what the browser noted while its clock was an hour ahead', async () => {
    await openVerify({});
    await press();
    const stored = { ...sessionStorage };
    cleanup();
    jest.setSystemTime(Date.now() - 3_600_000);
    open('/verify-email', { signedIn: true, before: () => Object.assign(sessionStorage, stored) });
    await pass(10);
    expect(resend()).toBeEnabled();
  });

  it('keeps no address in the browser for its next visitor', async () => {
    await openVerify({});
    await press();
    expect(resend()).toBeDisabled();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/dilani/i);
  });

  it('A-052 sends another one at once to another address', async () => {
    const { salon, page } = await openVerify({});
    await press();
    await page.go('/forgot-password');
    salon.replies['GET /auth/me'] = { user: { ...user, email: 'nimali@example.lk', isVerified: false } };
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await pass(10);
    await page.go('/verify-email');
    await pass(10);
    expect(resend()).toBeEnabled();
  });

  it('A-170 says when it could not be sent, and may be asked again', async () => {
    await openVerify(refuse(418, 'ODD', ''));
    await press();
    expect(screen.getByText('Failed to resend verification code')).toBeInTheDocument();
    expect(resend()).toBeEnabled();
  });

  it('A-052 counts down too when the server says it is too early', async () => {
    await openVerify(refuse(429, 'THROTTLED', 'Please wait a minute.'));
    await press();
    expect(screen.getByText('Please wait a minute.')).toBeInTheDocument();
    expect(resend()).toHaveTextContent('Resend code in 1:00');
  });

  it.each([
    [17, '0:17'],
    [130, '2:10'],
  ])('A-052 is shut for as long as the server says: %s seconds', async (seconds, text) => {
    await openVerify(
      new Response('{"status":"error","code":"ACCOUNT_THROTTLED","message":"Too early."}', {
        status: 429,
        headers: { 'retry-after': String(seconds) },
      }),
    );
    await press();
    expect(resend()).toHaveTextContent(`Resend code in ${text}`);
    await pass((seconds - 1) * 1000);
    expect(resend()).toBeDisabled();
    await pass(1_500);
    expect(resend()).toBeEnabled();
  });
});
