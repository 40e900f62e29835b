import { messages } from '@salon/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepIntent, keepReturnTo } from '@salon/web-kit';
import { never, refuse } from '@salon/testing/fake-salon';
import { begins, fullCart, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const unverified = { ...user, isVerified: false };

describe('/verify-email', () => {
  it('A-014 A8 shows a customer to be verified the code box and a masked address', async () => {
    accountSalon({ 'GET /auth/me': { user: unverified } });
    open('/verify-email', { signedIn: true });
    expect(await screen.findByLabelText('Verification code')).toBeVisible();
    expect(screen.getByText('d•••••@example.lk')).toBeVisible();
    expect(document.body).not.toHaveTextContent('dilani@example.lk');
  });

  it('A-096 A-181 verifies, redirects to the requested page, and replays the stored intent', async () => {
    const salon = accountSalon({
      'GET /auth/me': { user: unverified },
      'POST /auth/verify-email': () => begins(user),
      'POST /cart/add-cart': { cart: fullCart },
    });
    const page = open('/verify-email', {
      signedIn: true,
      before: () => {
        keepIntent({ kind: 'service', id: 's6' });
        keepReturnTo('/services?category=nail');
      },
    });
    await userEvent.type(await screen.findByLabelText('Verification code'), '481906');
    await waitFor(() => expect(page.here()).toBe('/services?category=nail'));
    await screen.findByText('Email verified successfully!');
    await waitFor(() => expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('1'));
    expect(salon.callsTo('POST /auth/verify-email')[0]!.body).toEqual({ userId: 'u1', otp: '481906' });
  });

  it.each([
    ['whose response was lost', refuse(504, 'UPSTREAM_TIMEOUT', '')],
    ['that was sent once more', refuse(400, 'CODE_WRONG', 'That code is not right.')],
  ])('goes on when the address was verified by a code %s', async (_, reply) => {
    const salon = accountSalon({ 'GET /auth/me': { user: unverified }, 'POST /auth/verify-email': reply });
    const page = open('/verify-email', { signedIn: true });
    const box = await screen.findByLabelText('Verification code');
    salon.replies['GET /auth/me'] = { user };
    await userEvent.type(box, '481906');
    await waitFor(() => expect(page.here()).toBe('/'));
  });

  it('keeps the code and says why when the session cannot be checked either', async () => {
    const salon = accountSalon({ 'GET /auth/me': { user: unverified } });
    open('/verify-email', { signedIn: true });
    const box = await screen.findByLabelText('Verification code');
    salon.replies['GET /auth/me'] = refuse(500, 'ODD', '');
    salon.replies['POST /auth/verify-email'] = () => Promise.reject(new TypeError('fetch failed'));
    await userEvent.type(box, '481906');
    expect(await screen.findByText(messages.noResponseOnForm)).toBeVisible();
    await waitFor(() => expect(salon.callsTo('GET /auth/me')).toHaveLength(2));
    await act(async () => {});
    expect(screen.getByLabelText('Verification code')).toHaveValue('481906');
  });

  it('A-098 lets the customer log out', async () => {
    accountSalon({ 'GET /auth/me': { user: unverified }, 'GET /auth/logout': {} });
    const page = open('/verify-email', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(page.here()).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('sends a guest to login and a verified customer home', async () => {
    accountSalon();
    const guest = open('/verify-email');
    await waitFor(() => expect(guest.here()).toBe('/login'));
  });

  it('sends a verified customer home', async () => {
    accountSalon();
    const page = open('/verify-email', { signedIn: true });
    await waitFor(() => expect(page.here()).toBe('/'));
  });

  it('A18 says that the session could not be checked, and Try Again opens the page', async () => {
    const salon = accountSalon({ 'GET /auth/me': refuse(500, 'ODD', '') });
    const page = open('/verify-email', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
    expect(page.here()).toBe('/verify-email');
    const again = screen.getByRole('button', { name: 'Try Again' });
    let reply = (_: Response) => {};
    salon.replies['GET /auth/me'] = () => new Promise<Response>((resolve) => (reply = resolve));
    await userEvent.click(again);
    expect(again).toHaveAttribute('aria-busy', 'true');
    reply(refuse(500, 'ODD', ''));
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    salon.replies['GET /auth/me'] = { user: unverified };
    await userEvent.click(again);
    expect(await screen.findByLabelText('Verification code')).toBeVisible();
  });

  it('A-092 says Loading... while it is not known who asks', () => {
    accountSalon({ 'GET /auth/me': never });
    open('/verify-email', { signedIn: true });
    expect(screen.getByText('Loading...')).toBeVisible();
  });
});
