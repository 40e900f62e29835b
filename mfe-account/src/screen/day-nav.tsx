import { addDays, isWholeDay } from '@salon/kernel';
import { buttonClass } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { Link, useNavigate } from '@salon/web-kit/router';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import '../styles/day-nav.css';

interface Props {
  date: string;
  /** The screen's path before the day. */
  base: string;
  /** Links to other screens. */
  children?: ReactNode;
}

interface FieldProps {
  date: string;
  onDay(date: string): void;
}

/**
 * While a day is typed, each edited segment makes a valid day: it is opened by Enter or when the field is left. A day
 * picked in the browser's calendar comes without a key and is opened at once.
 */
function DayField({ date, onDay }: FieldProps) {
  const isTyping = useRef(false);
  const open = ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => {
    if (value !== date && isWholeDay(value)) onDay(value);
  };
  return (
    <input
      key={date}
      type="date"
      defaultValue={date}
      onKeyDown={(event) => {
        isTyping.current = true;
        if (event.key === 'Enter') open(event);
      }}
      onKeyUp={() => {
        isTyping.current = false;
      }}
      onChange={(event) => !isTyping.current && open(event)}
      onBlur={(event) => {
        isTyping.current = false; // Tab is released in the next field.
        open(event);
      }}
    />
  );
}

/** Navigation to other days of a screen. */
export function DayNav({ date, base, children }: Props) {
  const navigate = useNavigate();
  const line = buttonClass({ variant: 'line' });
  return (
    <nav className="day-nav" aria-label="Days">
      <Link className={line} to={`${base}/${addDays(date, -1)}`} aria-label="The day before">
        ‹
      </Link>
      <label>
        <span className="sr">Day</span>
        <DayField date={date} onDay={(day) => void navigate(`${base}/${day}`)} />
      </label>
      <Link className={line} to={`${base}/${addDays(date, 1)}`} aria-label="The next day">
        ›
      </Link>
      {children}
      {date !== salonToday() && (
        <Link className={buttonClass({ variant: 'text' })} to={`${base}/${salonToday()}`}>
          Today
        </Link>
      )}
    </nav>
  );
}
