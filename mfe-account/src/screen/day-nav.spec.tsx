import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { DayNav } from './day-nav.js';

function show() {
  const element = <DayNav date="2026-11-26" base="/admin/day" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/admin/day/2026-11-26'] });
  render(<RouterProvider router={router} />);
  return { field: screen.getByLabelText('Day'), here: () => router.state.location.pathname };
}

/** Each edited segment of the browser's field is a change of its own, while its key is down. */
function type(field: HTMLElement, ...days: string[]) {
  for (const value of days) {
    fireEvent.keyDown(field, { key: '2' });
    fireEvent.change(field, { target: { value } });
    fireEvent.keyUp(field, { key: '2' });
  }
}

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['leaving the field', () => userEvent.tab()],
])('a day is typed to its end, and opened by %s', async (_how, commit) => {
  const { field, here } = show();
  await userEvent.click(field);
  type(field, '2026-11-02', '', '2026-11-25');
  expect(here()).toBe('/admin/day/2026-11-26');
  expect(field).toHaveValue('2026-11-25');
  await commit();
  expect(here()).toBe('/admin/day/2026-11-25');
});

it('a day picked in the calendar is opened at once', async () => {
  const { field, here } = show();
  fireEvent.change(field, { target: { value: '2026-12-24' } });
  expect(await screen.findByLabelText('Day')).toBeVisible();
  expect(here()).toBe('/admin/day/2026-12-24');
});

it('leaving the field without a day, or with the same one, stays here', async () => {
  const { field, here } = show();
  await userEvent.click(field);
  type(field, '');
  await userEvent.tab();
  expect(here()).toBe('/admin/day/2026-11-26');
});

it('a day picked in the calendar is opened at once, also after Tab has left the field', async () => {
  const { field, here } = show();
  await userEvent.click(field);
  await userEvent.tab();
  fireEvent.change(field, { target: { value: '2026-12-24' } });
  expect(here()).toBe('/admin/day/2026-12-24');
});

it('a year that is typed half is not opened', async () => {
  const { field, here } = show();
  await userEvent.click(field);
  type(field, '0202-11-26');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(here()).toBe('/admin/day/2026-11-26');
});
