import { messages } from '@salon/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const offer = (_id: string) => ({
  _id,
  archived: false,
  position: 0,
  fields: {
    title: `Offer ${_id}`,
    description: 'Two at once.',
    price: 6000,
    originalPrice: 8000,
    startDate: '2020-01-01',
    endDate: '2099-12-31',
    services: [],
    image: null,
  },
});
const shown = (_id: string) => ({ ...offer(_id).fields, _id, discount: 25 });
const act = {
  _id: 'act1',
  kind: 'offers',
  what: 'archive',
  entryId: 'd',
  by: 'Nadeesha',
  at: '2026-11-20T04:30:00.000Z',
  undoUntil: '2099-11-21T04:30:00.000Z',
  undone: false,
};
const salonWith = (acts: object[] = []) =>
  accountSalon({
    'GET /auth/me': { user: admin },
    'GET /special-offers/active': { offers: [shown('d')] },
    'GET /admin/content/offers': { entries: [offer('d'), offer('e')] },
    'GET /admin/content-acts?kind=offers': () => ({ acts }),
    'GET /admin/content/services': { entries: [] },
    'DELETE /special-offers/d': () =>
      new Response(JSON.stringify({ status: 'success', message: messages.contentArchived, data: { offer: {}, act } })),
    'POST /admin/content-acts/act1/undo': () => ({ act: acts.shift() }),
  });

it('a change of the admin is on the pages of guests at once, and so is its undo', async () => {
  const salon = salonWith();
  const page = open('/dashboard', { signedIn: true });
  expect(await screen.findByText('Offer d')).toBeVisible();
  await page.go('/admin/offers');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Offer d' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  salon.replies['GET /special-offers/active'] = { offers: [] };
  await screen.findByText(/^Archived\. Guests/);
  await page.go('/dashboard');
  await screen.findByRole('link', { name: /^Complete your profile/ }); // Everything has loaded.
  expect(screen.queryByText('Offer d')).toBeNull();
  await page.go('/admin/offers');
  salon.replies['GET /special-offers/active'] = { offers: [shown('d')] };
  await pressUndo();
  await screen.findByText('Undone.');
  await page.go('/dashboard');
  expect(await screen.findByText('Offer d')).toBeVisible();
});

it('after an undo the focus is at the next change that can be undone', async () => {
  salonWith([act, { ...act, _id: 'act2', entryId: 'e' }]);
  open('/admin/offers', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Archived: Offer d' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo: Archived: Offer d' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Archived: Offer e/));
});
