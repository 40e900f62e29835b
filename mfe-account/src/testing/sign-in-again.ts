import { PASSWORD } from '@salon/testing/passwords';
import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, begins } from './fixtures.js';
import type { accountSalon, open } from './open.js';

/** The response that ends a session. */
export const EXPIRED = refuse(401, 'UNAUTHENTICATED', 'Session expired. Please login again.');
/** What a form says whose text is there again. */
export const BACK = 'What you had typed here is back. It is not saved yet.';

/** Signs in after a call has ended the session, and returns to a page. */
export async function signInAgain(
  salon: ReturnType<typeof accountSalon>,
  page: ReturnType<typeof open>,
  path: string,
  who = admin,
): Promise<void> {
  await waitFor(() => expect(page.here()).toContain('/login'), { timeout: 3_000 });
  salon.replies['POST /auth/login'] = () => begins(who);
  salon.replies['GET /auth/me'] = { user: who };
  await userEvent.type(screen.getByLabelText('Email address'), who.email);
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(page.here()).not.toContain('/login'));
  await page.go(path); // The memory router has no address to return to.
}
