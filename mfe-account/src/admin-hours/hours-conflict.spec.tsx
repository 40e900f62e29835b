import { generalRefusals } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hoursSalon } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

it('does not offer the old plan as theirs when the current one cannot be read', async () => {
  const salon = hoursSalon({
    'PUT /admin/hours': () => {
      salon.replies['GET /admin/hours'] = refuse(503, 'DATABASE_DOWN', '');
      return refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed this meanwhile.');
    },
  });
  open('/admin/hours', { signedIn: true });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Edit: plan of Dilani Perera from January 1, 2027' }),
  );
  await userEvent.click(await screen.findByLabelText('Friday'));
  await userEvent.click(screen.getByRole('button', { name: 'Next: what it affects' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(generalRefusals.unavailable)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Friday')).not.toBeChecked();
});
