import { screen } from '@testing-library/react';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

it.each(['clients', 'services'])(
  'says beside a file of %s that visits are not imported, and leads on',
  async (kind) => {
    accountSalon({ 'GET /auth/me': { user: admin } });
    open(`/admin/import/${kind}`, { signedIn: true });
    expect(
      await screen.findByText(/^Visits cannot be imported\. Please book the coming ones at the desk/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: "the salon's day" })).toHaveAttribute('href', '/admin/day');
  },
);
