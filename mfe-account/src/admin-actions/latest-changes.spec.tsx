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

it("calls the salon's details so", async () => {
  const action = {
    _id: 'a1',
    kind: 'settings',
    what: 'undo',
    entryId: 'site',
    by: 'Nadeesha',
    at: '2026-11-20T04:00:00.000Z',
    undoUntil: '2099-01-01T00:00:00.000Z',
    undone: false,
  };
  contentSalon({
    'GET /admin/content-acts?kind=settings': { acts: [action] },
    'GET /admin/content/settings': { entries: [{ _id: 'site', archived: false, position: 0, fields: {} }] },
  });
  open('/admin/content/settings', { signedIn: true });
  expect(await screen.findByRole('button', { name: "Undo: Undid a change of the salon's details" })).toBeVisible();
});
