import { addDays, isLocalDay } from '@salon/kernel';
import { buttonClass } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { Link, useNavigate } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import '../styles/day-nav.css';

interface Props {
  date: string;
  /** The screen's path before the day. */
  base: string;
  /** Links to other screens. */
  children?: ReactNode;
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
        <input
          type="date"
          value={date}
          onChange={({ target }) => isLocalDay(target.value) && void navigate(`${base}/${target.value}`)}
        />
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
