import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentSalon } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

it('keeps the focus on Try Again while the latest changes are loaded again', async () => {
  const changes = 'GET /admin/content-acts?kind=services';
  const salon = contentSalon({ [changes]: refuse(418, 'ODD', 'Please try again later.') });
  open('/admin/content/services', { signedIn: true });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies[changes] = never;
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again later.');
});
