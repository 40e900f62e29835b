import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, service } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const LIST = 'GET /admin/content/services';

it('the focus stays on the row that moves when it is archived, and when it is restored', async () => {
  const entries = (archived: boolean) => ({
    entries: [service('a', 'Haircut', { archived }), service('b', 'Perm'), service('c', 'Blow-dry')],
  });
  const salon = contentSalon({
    [LIST]: entries(false),
    'POST /admin/content/services/a/archive': () => {
      salon.replies[LIST] = entries(true);
      return { entry: service('a', 'Haircut', { archived: true }), act };
    },
    'POST /admin/content/services/a/restore': () => {
      salon.replies[LIST] = entries(false);
      return { entry: service('a', 'Haircut'), act };
    },
  });
  open('/admin/content/services', { signedIn: true });
  const list = within(await screen.findByRole('list', { name: 'Services' }));
  const titles = () => list.getAllByRole('heading').map(({ textContent }) => textContent.trim());
  screen.getByRole('button', { name: 'Archive: Haircut' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Restore: Haircut' })).toHaveFocus();
  expect(titles()).toEqual(['Perm', 'Blow-dry', 'Haircut Archived']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Archive: Haircut' })).toHaveFocus();
  expect(titles()).toEqual(['Haircut', 'Perm', 'Blow-dry']);
});
