import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { catalogSalon, open } from '../testing/open.js';

it.each([
  ['GET /services/get-services', '/services'],
  ['GET /special-offers/active', '/special-offers'],
  ['GET /gallery', '/gallery'],
  ['GET /reviews', '/reviews'],
  ['GET /reviews/user/me', '/reviews'],
])('keeps the focus on Try Again while %s of %s is repeated', async (call, path) => {
  let fail = (_reply: Response): void => undefined;
  const salon = catalogSalon({ [call]: refuse(409, 'X', 'The salon is busy.') });
  open(path, { signedIn: true });
  const button = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies[call] = () => new Promise<Response>((resolve) => (fail = resolve));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
  expect(screen.getByText('The salon is busy.')).toBeVisible();
  fail(refuse(409, 'X', 'Still busy.'));
  expect(await screen.findByText('Still busy.')).toBeVisible();
  expect(button).toHaveFocus();
});
