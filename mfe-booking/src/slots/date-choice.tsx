import { choiceTexts, type FreeDay } from '@salon/contracts';
import { addDays, type LocalDay } from '@salon/kernel';
import { Notice, Skeleton, TextField } from '@salon/ui';
import { DayCalendar } from '@salon/ui/calendar';
import { formatDate, salonToday } from '@salon/web-kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { usePhone } from '../use-phone.js';
import { parseDay } from './slot.rules.js';
import type { FreeDays } from './use-free-days.js';

/** No salon accepts bookings beyond this, so later days are refused without a request. */
const YEAR = 365;

/** Why a day (null: not a date) cannot be the day of a visit, or null. */
function problemOf(day: LocalDay | null, today: LocalDay, days: FreeDay[]): string | null {
  if (day === null) return `Please enter a date like ${formatDate(today, 'MMMM d, yyyy')}`;
  if (day < today) return choiceTexts.pastDate;
  if (day > addDays(today, YEAR)) return 'This day is not open for booking yet';
  const known = days.find((entry) => entry.date === day);
  return known && known.state !== 'free' && known.state !== 'full' ? (known.note ?? 'We are closed on this day') : null;
}

interface Props {
  calendar: FreeDays;
  selected: LocalDay | null;
  problem: string | null;
  /** Called with null when the typed text is no bookable day: the previous day is deselected. */
  onSelect(day: LocalDay | null): void;
}

/**
 * The date picker: a text field, and a calendar whose cells describe each day in words; on a phone two weeks that
 * expand to five.
 */
export function DateChoice({ calendar, selected, problem, onSelect }: Props) {
  const today = salonToday();
  const { days, failed, needMonth, retry } = calendar;
  const phone = usePhone();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  // Known once its month has been loaded.
  const unfit = typed === null && selected !== null ? problemOf(selected, today, days) : null;
  const choose = (day: LocalDay) => {
    setTyped(null);
    setRefused(null);
    onSelect(day);
  };
  const take = () => {
    const text = typed?.trim() ?? '';
    const day = parseDay(text, today);
    const wrong = text === '' ? null : problemOf(day, today, days);
    setRefused(wrong);
    if (text === '') setTyped(null);
    else if (wrong === null && day !== null) choose(day);
    else if (selected !== null) onSelect(null);
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
            value={typed ?? (selected ? formatDate(selected, 'MMMM d, yyyy') : '')}
            error={refused ?? problem ?? unfit ?? undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setRefused(null);
            }}
            onBlur={take}
          />
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
          onSelect={choose}
          today={today}
          onNeedMonth={needMonth}
        />
      )}
      {failed && (
        <Notice tone="warning">
          <p>We could not load every day of the calendar. You can still type a date.</p>
          <button type="button" className="word-button" onClick={retry}>
            Try Again
          </button>
        </Notice>
      )}
    </>
  );
}
