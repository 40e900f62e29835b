import { choiceTexts, type FreeDay } from '@salon/contracts';
import { addDays, type LocalDay } from '@salon/kernel';
import { Button, Notice, Skeleton, TextField } from '@salon/ui';
import { DayCalendar } from '@salon/ui/calendar';
import { formatDate, salonToday } from '@salon/web-kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { usePhone } from '../use-phone.js';
import { parseDay } from './slot.rules.js';
import type { FreeDays } from './use-free-days.js';
import type { TypedDay } from './use-typed-day.js';

/** No salon accepts bookings beyond this, so later days are refused without a request. */
const YEAR = 365;

/** Why a day cannot be the day of a visit, or null. */
function problemOf(day: LocalDay, today: LocalDay, days: FreeDay[]): string | null {
  if (day < today) return choiceTexts.pastDate;
  if (day > addDays(today, YEAR)) return 'This day is not open for booking yet';
  const known = days.find((entry) => entry.date === day);
  return known && known.state !== 'free' && known.state !== 'full' ? (known.note ?? 'We are closed on this day') : null;
}

interface Props {
  calendar: FreeDays;
  selected: LocalDay | null;
  problem: string | null;
  typed: TypedDay;
  onSelect(day: LocalDay): void;
}

/**
 * The date picker: a text field, and a calendar whose cells describe each day in words; on a phone two weeks that
 * expand to five.
 */
export function DateChoice({ calendar, selected, problem, typed, onSelect }: Props) {
  const today = salonToday();
  const { days, failed, retrying, earliest, needMonth, retry } = calendar;
  const phone = usePhone();
  const [opened, setOpened] = useState(false);
  // Known once its month has been loaded.
  const unfit = typed.text === null && selected !== null ? problemOf(selected, today, days) : null;
  const wrong = typed.problem ?? problem;
  const take = () => {
    const text = typed.text?.trim() ?? '';
    if (text === '') return typed.reset();
    const day = parseDay(text, today);
    if (day === null)
      return typed.refuse(`Please enter a date like ${formatDate(earliest ?? addDays(today, 1), 'MMMM d, yyyy')}`);
    const why = problemOf(day, today, days);
    return why === null ? onSelect(day) : typed.refuse(why);
  };
  return (
    <>
      <div className="date-row">
        <form
          className="date-field"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            take();
          }}
        >
          <TextField
            label="Date of your visit"
            placeholder="Choose a date"
            autoComplete="off"
            value={typed.text ?? (selected ? formatDate(selected, 'MMMM d, yyyy') : '')}
            error={wrong ?? unfit ?? undefined}
            onChange={(event) => typed.type(event.currentTarget.value)}
            onBlur={take}
          />
          <p className="sr" role="alert">
            {wrong}
          </p>
        </form>
        {phone && (
          <button type="button" className="month-toggle" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            Month
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </div>
      {days.length === 0 && !failed ? (
        <Skeleton className="calendar-waiting" />
      ) : (
        <DayCalendar
          key={String(phone && !opened)}
          strip={phone && !opened}
          days={days}
          selected={selected}
          onSelect={onSelect}
          today={today}
          onNeedMonth={needMonth}
        />
      )}
      {failed && (
        <Notice tone="warning">
          <p>We could not load every day of the calendar. You can still type a date.</p>
          <Button variant="text" busy={retrying} onClick={retry}>
            Try Again
          </Button>
        </Notice>
      )}
    </>
  );
}
