import type { FreeDay } from '@salon/contracts';
import { addDays } from '@salon/kernel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayCalendar } from '@salon/ui/calendar';

const TODAY = '2026-11-20';
const DAYS = Array.from({ length: 42 }, (_, at): FreeDay => ({
  date: addDays(TODAY, at),
  state: 'free',
  left: 9,
  note: null,
}));
const needed: string[] = [];
const calendarOf = (selected: string | null) => (
  <DayCalendar
    days={DAYS}
    selected={selected}
    today={TODAY}
    onSelect={() => undefined}
    onNeedMonth={(month) => needed.push(month)}
  />
);
const cell = (name: RegExp) => screen.getByRole('button', { name });

describe('A day chosen outside the calendar', () => {
  it('is shown, whatever weeks were open before, and its month is requested', async () => {
    const { rerender } = render(calendarOf('2026-11-26'));
    await userEvent.click(cell(/^November 27, 2026/));
    rerender(calendarOf('2027-01-15'));
    expect(cell(/^January 15, 2027.*chosen/)).toHaveAttribute('tabindex', '0');
    expect(needed).toContain('2027-01');
    rerender(calendarOf('2026-11-26'));
    expect(cell(/^November 26, 2026.*chosen/)).toHaveAttribute('tabindex', '0');
  });

  it('leaves the weeks as they are when they contain it', async () => {
    const { rerender } = render(calendarOf(null));
    await userEvent.click(screen.getByRole('button', { name: 'Later weeks' }));
    expect(cell(/^December 14, 2026/)).toBeVisible();
    rerender(calendarOf('2026-12-16'));
    expect(cell(/^December 16, 2026.*chosen/)).toBeVisible();
    expect(cell(/^January 14, 2027/)).toBeVisible();
  });
});
