import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DayAway, type SalonDay, UNDO_PERIOD } from '@salon/contracts';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const DATE = '2026-11-26';
const shifts = [{ start: '09:00', end: '18:00' }];
const block = (blockId: string, note: string): DayAway => ({
  kind: 'block',
  start: '12:20',
  end: '13:20',
  note,
  blockId,
});
const day: SalonDay = {
  date: DATE,
  today: '2026-11-22',
  closed: null,
  stylists: [
    { _id: 'd', name: 'Dilani', picture: null, shifts, away: [block('b1', 'Dentist')] },
    { _id: 'n', name: 'Nadeesha', picture: null, shifts, away: [block('b2', '')] },
  ],
  visits: [],
  cancelled: 0,
};

it.each([
  [/^Blocked.*with Dilani/, 'The time of Dilani from 12:20 PM to 1:20 PM (Dentist) can be booked again.'],
  [/^Blocked.*with Nadeesha/, 'The time of Nadeesha from 12:20 PM to 1:20 PM can be booked again.'],
])('says before it frees a time whose and which it is: %s', async (cell, text) => {
  accountSalon({ 'GET /auth/me': { user: admin }, [`GET /admin/days/${DATE}`]: day });
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: cell }));
  expect(await screen.findByRole('alertdialog', { name: 'Free this time?' })).toHaveAccessibleDescription(
    `${text} You can undo it for ${UNDO_PERIOD}.`,
  );
});

describe('whose response was lost', () => {
  /** 'Free it' is pressed, and the day is read with or without the block, or not read at first. */
  async function freed(isFreed: boolean, isRead = true) {
    const DAY = `GET /admin/days/${DATE}`;
    const [dilani, nadeesha] = day.stylists;
    const now = isFreed ? { ...day, stylists: [{ ...dilani!, away: [] }, nadeesha!] } : day;
    const salon = accountSalon({ 'GET /auth/me': { user: admin }, [DAY]: day });
    open(`/admin/day/${DATE}`, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: /^Blocked.*with Dilani/ }));
    const lost = () => Promise.reject(new TypeError('fetch failed'));
    salon.replies['DELETE /admin/desk/blocks/b1'] = lost;
    salon.replies[DAY] = () => {
      salon.replies[DAY] = now;
      return isRead ? now : lost();
    };
    await userEvent.click(screen.getByRole('button', { name: 'Free it' }));
  }

  it('closes as done once the time is found free', async () => {
    await freed(true);
    expect(await screen.findByText('The time is free again')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText(/^Cannot connect/)).toBeNull();
  });

  it('closes also when the time is found free later', async () => {
    await freed(true, false);
    expect(await screen.findByText(/^Cannot connect/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open while the time is blocked', async () => {
    await freed(false);
    expect(await screen.findByText(/^Cannot connect/)).toBeVisible();
    expect(screen.getByRole('alertdialog', { name: 'Free this time?' })).toBeVisible();
  });
});
