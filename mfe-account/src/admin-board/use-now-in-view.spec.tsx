import { screen, waitFor } from '@testing-library/react';
import type { SalonDay } from '@salon/contracts';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const day: SalonDay = {
  date: DATE,
  today: DATE,
  closed: null,
  stylists: [{ _id: 'd', name: 'Dilani', picture: null, shifts: [{ start: '09:00', end: '18:00' }], away: [] }],
  visits: [],
  cancelled: 0,
};

/** 1:30 PM at the salon. */
atNow(new Date(`${DATE}T08:00:00Z`));

let scrolledTo: Element[];
beforeEach(() => {
  scrolledTo = [];
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this);
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

/** Opens the day with its cells at that distance from the top of the window. */
async function opened({ top, scrollY = 0, ...changed }: Partial<SalonDay> & { top: number; scrollY?: number }) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  jest.replaceProperty(window, 'scrollY', scrollY);
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, [`GET /admin/days/${DATE}`]: { ...day, ...changed } });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await screen.findByRole('button', { name: /^Free/ });
  return salon;
}

it('today opens at the line of now, once, and the focus stays where it is', async () => {
  await opened({ top: 900 });
  expect(scrolledTo.map(({ className }) => className)).toEqual(['board-now']);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Free/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(scrolledTo).toHaveLength(1);
});

it.each([
  ['another day', { top: 900, today: '2026-11-25' }],
  ['today while its line of now is in view', { top: 300 }],
  ['today on a page that is scrolled', { top: 900, scrollY: 120 }],
])('%s stays where it is', async (_what, shown) => {
  await opened(shown);
  expect(scrolledTo).toEqual([]);
});
