import { useState } from 'react';
import type { FreeDay } from '@salon/contracts';
import { addDays, weekdayOf } from '@salon/kernel';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayCalendar } from '@salon/ui/calendar';

const TODAY = '2026-11-20';
const SPECIAL: Record<string, Partial<FreeDay>> = {
  '2026-11-21': { state: 'full', left: 0 },
  '2026-11-24': { state: 'closed', left: 0, note: 'Il Full Moon Poya Day' },
  '2026-11-25': { left: 2 },
};
const dayOf = (date: string): FreeDay => ({
  date,
  ...(weekdayOf(date) === 0
    ? { state: 'closed', left: 0, note: 'Closed on Sundays' }
    : { state: date >= '2027-02-18' ? 'beyond' : 'free', left: 9, note: null }),
  ...SPECIAL[date],
});
const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => dayOf(addDays(first, at)));
const HORIZON = daysFrom(TODAY, 100);

const chosen: string[] = [];
const needed: string[] = [];
beforeEach(() => {
  chosen.length = 0;
  needed.length = 0;
});

interface Given {
  days?: FreeDay[];
  start?: string | null;
  strip?: boolean;
}

function Choice({ days = HORIZON, start = null, strip = false }: Given) {
  const [day, setDay] = useState<string | null>(start);
  return (
    <DayCalendar
      days={days}
      selected={day}
      today={TODAY}
      strip={strip}
      onSelect={(date) => {
        chosen.push(date);
        setDay(date);
      }}
      onNeedMonth={(month) => needed.push(month)}
    />
  );
}

const cell = (name: RegExp | string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('data-day');
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
};
const enter = async () => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
};

describe('The weeks of the calendar', () => {
  it('begin with the Monday of this week and roll over the end of the month', () => {
    render(<Choice />);
    const grid = screen.getByRole('grid', { name: 'November – December 2026' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const shown = within(grid)
      .getAllByRole('button')
      .map((button) => button.getAttribute('data-day'));
    expect([shown[0], shown.at(-1), shown.length]).toEqual(['2026-11-16', '2026-12-20', 35]);
  });

  it.each([
    ['November 20, 2026, today, free', 'Today'],
    ['November 21, 2026, fully booked', 'Full'],
    ['November 22, 2026, Closed on Sundays', 'Closed'],
    ['November 24, 2026, closed, Il Full Moon Poya Day', 'Closed'],
    ['November 25, 2026, 2 times left', '2 left'],
    ['December 1, 2026, free', 'Dec'],
    ['November 19, 2026, past', '19'],
  ])('a cell named %p says %p', (name, word) => {
    render(<Choice />);
    expect(cell(name)).toHaveTextContent(word);
  });

  it('page by weeks, not before today and not beyond the last day that can be booked', async () => {
    render(<Choice />);
    await userEvent.click(cell('Earlier weeks'));
    expect(screen.getByRole('grid', { name: 'November – December 2026' })).toBeInTheDocument();
    for (let page = 0; page < 8; page += 1) await userEvent.click(cell('Later weeks'));
    expect(cell('Later weeks')).toHaveAttribute('aria-disabled', 'true');
    expect(cell('February 17, 2027, free')).toBeInTheDocument();
    expect(cell('February 18, 2027, not open for booking yet')).toHaveAttribute('aria-disabled', 'true');
  });

  it('ask for a month when its days come into view, and say that they are loading', async () => {
    render(<Choice days={daysFrom(TODAY, 42)} />);
    expect(needed).toEqual([]);
    await userEvent.click(cell('Later weeks'));
    await userEvent.click(cell('Later weeks'));
    expect([...new Set(needed)]).toEqual(['2027-01', '2027-02']);
    expect(cell('January 15, 2027, still loading')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Choosing a day', () => {
  it('marks it as chosen', async () => {
    render(<Choice />);
    await userEvent.click(cell('November 26, 2026, free'));
    expect(chosen).toEqual(['2026-11-26']);
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(cell('November 26, 2026, free, chosen'));
  });

  it.each([
    ['November 24, 2026, closed', 'Tue 24: Il Full Moon Poya Day.'],
    ['November 22, 2026, Closed', 'Sun 22: Closed on Sundays.'],
    ['November 21, 2026, fully booked', 'Sat 21: fully booked.'],
  ])('%s chooses nothing and says why', async (name, why) => {
    render(<Choice />);
    await userEvent.click(cell(new RegExp(name)));
    expect(chosen).toEqual([]);
    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent.startsWith(why)),
    ).toHaveAttribute('aria-live', 'polite');
  });

  it('today without free times keeps its label and shows the reason at once', () => {
    render(
      <Choice
        days={daysFrom(TODAY, 42).map((day) =>
          day.date === TODAY ? { ...day, state: 'full', left: 0, note: 'No times left today' } : day,
        )}
      />,
    );
    expect(cell('November 20, 2026, today, No times left today')).toHaveTextContent('20Today');
    expect(
      screen.getByText(
        (_text, element) => element?.tagName === 'P' && element.textContent.startsWith('Fri 20: No times left today.'),
      ),
    ).toBeVisible();
    expect(cell('Next free: Mon, Nov 23')).toBeVisible();
  });

  it('a full day offers the next free one', async () => {
    render(<Choice />);
    await userEvent.click(cell(/November 21, 2026/));
    await userEvent.click(cell('Next free: Mon, Nov 23'));
    expect(chosen).toEqual(['2026-11-23']);
    expect(focused()).toBe('2026-11-23');
  });
});

describe('The calendar by keyboard', () => {
  it('is one tab stop, at the chosen day, else at the first free one', async () => {
    const { unmount } = render(<Choice />);
    await enter();
    expect(focused()).toBe('2026-11-20');
    await userEvent.tab();
    expect(focused() ?? null).toBeNull();
    unmount();
    render(<Choice start="2026-11-27" />);
    await enter();
    expect(focused()).toBe('2026-11-27');
  });

  it.each([
    [['ArrowRight'], '2026-11-27'],
    [['ArrowLeft'], '2026-11-25'],
    [['ArrowDown'], '2026-12-03'],
    [['Home'], '2026-11-23'],
    [['End'], '2026-11-29'],
    [['PageDown'], '2026-12-26'],
    [['PageDown', 'PageUp'], '2026-11-26'],
    [['PageUp'], '2026-11-20'],
    [['ArrowUp'], '2026-11-20'],
    [Array.from({ length: 4 }, () => 'PageDown'), '2027-02-17'],
  ])('from November 26 the keys %p lead to %s', async (keys, day) => {
    render(<Choice start="2026-11-26" />);
    await enter();
    await press(...keys);
    expect(focused()).toBe(day);
  });

  it('Enter and Space choose; an unavailable day can be focused and says why', async () => {
    render(<Choice start="2026-11-26" />);
    await enter();
    await press('ArrowLeft', 'Enter', 'ArrowLeft', 'Enter', 'ArrowLeft');
    await userEvent.keyboard(' ');
    expect(chosen).toEqual(['2026-11-25', '2026-11-23']);
  });

  it('keeps the focus in the grid when the weeks change', async () => {
    render(<Choice start="2026-12-18" />);
    await enter();
    await press('ArrowDown');
    expect(focused()).toBe('2026-12-25');
    expect(screen.getByRole('grid', { name: 'December 2026 – January 2027' })).toBeInTheDocument();
  });
});

describe('The strip of two weeks', () => {
  const shown = () => screen.getAllByRole('gridcell').map((each) => within(each).getByRole('button').dataset.day);

  it('begins today, under the weekdays from today, without arrows', () => {
    render(<Choice strip />);
    expect(shown()).toEqual(Array.from({ length: 14 }, (_, at) => addDays(TODAY, at)));
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Fri',
      'Sat',
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
    ]);
    expect(screen.queryByRole('button', { name: 'Later weeks' })).not.toBeInTheDocument();
    expect(screen.getByText('few times').parentElement).toHaveTextContent('free times 1–3 left few times');
  });

  it.each([
    [['Home'], '2026-11-20'],
    [['End'], '2026-11-26'],
    [['ArrowDown', 'ArrowDown'], '2026-12-08'],
  ])('from November 24 the keys %p lead to %s', async (keys, day) => {
    render(<Choice strip start="2026-11-24" />);
    await userEvent.tab();
    await press(...keys);
    expect(focused()).toBe(day);
    expect(shown()).toContain(day);
  });

  it('shows the chosen day wherever it is', () => {
    render(<Choice strip start="2026-12-18" />);
    expect(cell(/December 18, 2026.*chosen/)).toBeVisible();
  });
});
