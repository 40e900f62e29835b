import type { Availability } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { FEW } from '@salon/ui/calendar';
import { formatDate } from '@salon/web-kit';
import type { UseQueryResult } from '@salon/web-kit/query';
import type { ReactNode } from 'react';
import { DateChoice } from './date-choice.js';
import { TimeChoice } from './time-choice.js';
import type { FreeDays } from './use-free-days.js';
import type { Sections } from './use-sections.js';
import type { TypedDay } from './use-typed-day.js';

/** How many free times a day has: '9 free', 'few left: 2'. */
const leftText = (left: number): string => (left <= FEW ? `few left: ${left}` : `${left} free`);

interface Props {
  calendar: FreeDays;
  day: UseQueryResult<Availability>;
  date: LocalDay | null;
  time: LocalTime | null;
  /** Whether the first shown day is still being determined. */
  searching?: boolean;
  /** What was missing when the customer tried to proceed. */
  missing: { date: string | null; time: string | null } | null;
  /** Shown above the times, for example that the chosen time was taken. */
  notice?: ReactNode;
  typed: TypedDay;
  sections: Sections;
  onPick(next: { date?: LocalDay; time?: LocalTime | null }): void;
}

/** A day from the calendar or typed, and a time of that day. */
export function PickDateTime({
  calendar,
  day,
  date,
  time,
  searching = false,
  missing,
  notice,
  typed,
  sections: { dateRef, timeRef },
  onPick,
}: Props) {
  const left = day.data?.availableSlots.length ?? 0;
  return (
    <>
      <section aria-labelledby="choose-date" ref={dateRef} tabIndex={-1}>
        <div className="part-head">
          <h2 id="choose-date">Date</h2>
        </div>
        <DateChoice
          calendar={calendar}
          selected={date}
          problem={missing?.date ?? null}
          typed={typed}
          onSelect={(chosen) => onPick(chosen === date ? { date: chosen } : { date: chosen, time: null })}
        />
      </section>
      <section aria-labelledby="choose-time" ref={timeRef} tabIndex={-1}>
        <div className="part-head">
          <h2 id="choose-time">Time</h2>
          {date && (
            <span key={left}>
              {formatDate(date, 'MMMM d, yyyy')}
              {left > 0 && ` · ${leftText(left)}`}
            </span>
          )}
        </div>
        {notice}
        {missing?.time && (
          <p className="field-problem" role="alert">
            {missing.time}
          </p>
        )}
        <TimeChoice
          day={day}
          chosenDay={date !== null || searching}
          selected={time}
          onSelect={(chosen) => onPick({ time: chosen })}
          onNextFree={(next) => {
            onPick(next);
            timeRef.current?.focus({ preventScroll: true }); // Its button goes with the full day.
          }}
        />
      </section>
    </>
  );
}
