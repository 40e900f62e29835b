import type { FreeDay } from '@salon/contracts';
import { formatDate, weekdayOf, WEEKDAYS, type LocalDay } from '@salon/kernel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { canChoose, FEW, nextFree, reasonOf, spanName } from './days/calendar.rules.js';
import { DayCell } from './days/day-cell.js';
import { useRollingWeeks } from './days/use-rolling-weeks.js';
import './styles/calendar.css';

interface DayCalendarProps {
  /** The days known so far, of any months. */
  days: FreeDay[];
  selected: LocalDay | null;
  onSelect(day: LocalDay): void;
  /** Today on the salon's clock. */
  today: LocalDay;
  /** Two weeks from today without arrows, for a narrow screen. */
  strip?: boolean;
  /** Called with `yyyy-MM` when weeks of a month missing from `days` come into view. */
  onNeedMonth(month: string): void;
}

export { FEW };

interface ExplanationProps {
  date: LocalDay;
  days: readonly FreeDay[];
  onGo(day: LocalDay): void;
}

function DayExplanation({ date, days, onGo }: ExplanationProps) {
  const next = nextFree(days, date);
  return (
    <>
      <b>{formatDate(date, 'EEE d')}:</b> {reasonOf(days.find((day) => day.date === date))}.{' '}
      {next && (
        <button type="button" className="cal__next" onClick={() => onGo(next)}>
          Next free: {formatDate(next, 'EEE, MMM d')}
        </button>
      )}
    </>
  );
}

interface NavProps {
  earlier: (() => void) | null;
  later: (() => void) | null;
  children: ReactNode;
}

const Nav = ({ earlier, later, children }: NavProps) => (
  <div className="cal__nav">
    <button
      type="button"
      className="icon-btn"
      aria-label="Earlier weeks"
      aria-disabled={!earlier || undefined}
      onClick={() => earlier?.()}
    >
      <ChevronLeft aria-hidden="true" />
    </button>
    {children}
    <button
      type="button"
      className="icon-btn"
      aria-label="Later weeks"
      aria-disabled={!later || undefined}
      onClick={() => later?.()}
    >
      <ChevronRight aria-hidden="true" />
    </button>
  </div>
);

/**
 * Rolling weeks from today; each cell describes its day in words. Arrows, Home, End, Page Up and Page Down move, Enter
 * selects.
 */
export function DayCalendar({ days, selected, onSelect, today, strip = false, onNeedMonth }: DayCalendarProps) {
  const nameId = useId();
  const [explainedDay, setExplainedDay] = useState<LocalDay | null>(null);
  const { grid, weeks, focusable, goTo, onKeyDown, dayOf, earlier, later } = useRollingWeeks({
    days,
    selected,
    today,
    strip,
    onNeedMonth,
  });
  const isKnown = nextFree(days, today) !== undefined || weeks.flat().every((date) => dayOf(date) !== undefined);
  // With the next free day from the start, so that the sentence does not move when that is known.
  const isTodayExplained = selected === null && dayOf(today)?.state === 'full' && isKnown;
  const why = explainedDay ?? (isTodayExplained ? today : null);
  const press = (date: LocalDay) => {
    const day = dayOf(date);
    goTo(date);
    setExplainedDay(day && !canChoose(day) && date >= today ? date : null);
    if (canChoose(day)) onSelect(date);
  };
  const name = (
    <strong id={nameId} className={strip ? 'sr' : 'cal__name'} aria-live="polite">
      {spanName(weeks)}
    </strong>
  );
  return (
    <div className={strip ? 'cal cal--strip' : 'cal'}>
      {strip ? (
        name
      ) : (
        <Nav earlier={earlier} later={later}>
          {name}
        </Nav>
      )}
      <table ref={grid} className="cal__grid" role="grid" aria-labelledby={nameId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={weekdayOf(date)} scope="col">
                <abbr title={WEEKDAYS[weekdayOf(date)]}>{WEEKDAYS[weekdayOf(date)]?.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <DayCell
                  key={date}
                  date={date}
                  day={dayOf(date)}
                  today={today}
                  selected={date === selected}
                  focusable={date === focusable}
                  onPress={press}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cal__why">
        <p className="cal__legend">
          <i aria-hidden="true" /> <span>free times</span> <b>1–{FEW} left</b> <span>few times</span>
        </p>
        <p aria-live="polite">{why && <DayExplanation date={why} days={days} onGo={press} />}</p>
      </div>
    </div>
  );
}
