import { refuse } from '@salon/testing/fake-salon';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const AT = '2026-11-21T05:00:00.000Z';
const customer = (_id: string) => ({
  ...{ _id, name: _id, email: '', phone: '', city: '', notes: '', hasAccount: false },
});
const review = (_id: string) => ({
  ...{ _id, rating: 4, comment: _id, createdAt: AT, userName: _id },
  ...{ verifiedVisit: true, hidden: false, hiddenReason: null },
});
const activity = (_id: string) => ({
  ...{ _id, at: AT, kind: 'sign_in', event: 'signed_in', by: { _id: 'p2', name: _id } },
  ...{ about: null, note: null, device: 'Chrome', network: '' },
});
const action = (_id: string) => ({
  ...{ _id, area: 'visit', kind: 'status', at: AT, by: { _id: 'p2', name: _id } },
  ...{ subject: { title: _id, visit: null }, changes: [], reason: null, later: null, undone: null },
  ...{ undoable: false, why: '' },
});

it.each([
  ['Customers', '/admin/customers', 'GET /admin/customers?search=', '&', 'customers', customer],
  ['Reviews', '/admin/reviews', 'GET /admin/reviews', '?', 'reviews', review],
  ['Activity', '/admin/staff/activity', 'GET /admin/staff/activity', '?', 'entries', activity],
  ['Admin actions', '/admin/actions', 'GET /admin/actions', '?', 'entries', action],
] as const)(
  '%s: a failed next page is named and tried again, and the focus moves to its first row',
  async (list, path, call, mark, name, itemOf) => {
    const next = `${call}${mark}cursor=c`;
    const salon = accountSalon({
      'GET /auth/me': { user: admin },
      'GET /admin/staff': { people: [], acts: [] },
      'GET /admin/content-acts?kind=reviews': { acts: [] },
      'GET /admin/client-imports': { imports: [] },
      [call]: { [name]: [itemOf('Ama')], next: 'c', down: [] },
      [next]: refuse(400, 'AWAY', 'Nothing answers.'),
    });
    open(path, { signedIn: true });
    const more = await screen.findByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing answers.');
    expect(more).toHaveFocus();
    salon.replies[next] = { [name]: [itemOf('Banu')], next: null, down: [] };
    await userEvent.click(more);
    const rows = within(screen.getByRole('list', { name: list }));
    expect((await rows.findAllByText(/Banu/))[0]!.closest('li')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
