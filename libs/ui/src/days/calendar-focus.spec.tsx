import type { FreeDay } from '@salon/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayCalendar } from '@salon/ui/calendar';

const TODAY = '2026-11-20';
const DAYS: FreeDay[] = [
  { date: TODAY, state: 'free', left: 9, note: null },
  { date: '2026-11-21', state: 'full', left: 0, note: null },
];

const screenOf = (days: FreeDay[]) => (
  <>
    <DayCalendar days={days} selected={null} today={TODAY} onSelect={() => undefined} onNeedMonth={() => undefined} />
    <input aria-label="Name" />
  </>
);

describe('The calendar takes no focus that has moved on', () => {
  it.each([
    ['an arrow key twice at the first day', TODAY, () => userEvent.keyboard('{ArrowUp}{ArrowUp}')],
    ['a press of the full day again', '2026-11-21', () => userEvent.click(document.activeElement!)],
  ])('after %s', async (_which, date, act) => {
    const { rerender } = render(screenOf(DAYS));
    const cell = document.querySelector<HTMLElement>(`[data-day="${date}"]`)!;
    await userEvent.click(cell);
    await act();
    expect(cell).toHaveFocus();
    const name = screen.getByLabelText('Name');
    await userEvent.click(name);
    rerender(screenOf([...DAYS]));
    expect(name).toHaveFocus();
  });
});
