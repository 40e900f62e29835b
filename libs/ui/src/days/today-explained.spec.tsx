import type { FreeDay } from '@salon/contracts';
import { addDays } from '@salon/kernel';
import { render, screen } from '@testing-library/react';
import { DayCalendar } from '@salon/ui/calendar';

const TODAY = '2026-11-30';
const closed: FreeDay = { date: TODAY, state: 'full', left: 0, note: 'Closed for today' };
const december = (state: 'free' | 'full'): FreeDay[] =>
  Array.from({ length: 14 }, (_, at) => ({ date: addDays(TODAY, at + 1), state, left: 9, note: null }));

const strip = (days: FreeDay[]) => (
  <DayCalendar
    strip
    days={days}
    selected={null}
    today={TODAY}
    onSelect={() => undefined}
    onNeedMonth={() => undefined}
  />
);
const reason = () => screen.queryByText((_, element) => /^Mon 30: Closed for/.test(element?.textContent ?? ''));

describe('Today without free times, on the last day of a month', () => {
  it('is explained once the next free day is known, which the sentence names', () => {
    const { rerender } = render(strip([closed]));
    expect(reason()).not.toBeInTheDocument();
    rerender(strip([closed, ...december('free')]));
    expect(reason()).toHaveTextContent('Mon 30: Closed for today. Next free: Tue, Dec 1');
  });

  it('is explained alone when no day in view is free', () => {
    render(strip([closed, ...december('full')]));
    expect(reason()).toHaveTextContent(/^Mon 30: Closed for today\.$/);
  });
});
