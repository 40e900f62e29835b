import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { DATE, oneVisitDay } from '../testing/one-visit-day.js';
import { accountSalon, open } from '../testing/open.js';

const day = {
  ...oneVisitDay,
  today: '2026-11-25',
  visits: oneVisitDay.visits.map((visit) => ({ ...visit, bufferEnd: '11:15' })),
};
const visit = () => screen.findByRole('button', { name: /Ama Silva/ });

beforeEach(() => {
  accountSalon({ 'GET /auth/me': { user: admin }, [`GET /admin/days/${DATE}`]: day });
  open(`/admin/day/${DATE}`, { signedIn: true });
});

it('a visit that is moved by keys, or back by Escape, stays in the window', async () => {
  const scrolled: Element[] = [];
  jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const button = await visit();
  act(() => button.focus());
  await userEvent.keyboard('m');
  expect(scrolled).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(scrolled).toEqual([button]));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(scrolled).toEqual([button, button]));
  expect(button).toHaveFocus();
});

it('says in words until when is tidied up after a visit, not while it is moved', async () => {
  const button = await visit();
  expect(button).toHaveAccessibleName(/ with Dilani, then tidying up until 11:15 AM$/);
  act(() => button.focus());
  await userEvent.keyboard('m{ArrowDown}');
  expect(button).toHaveAccessibleName(/ with Dilani$/);
});
