import type { SalonDay } from '@salon/contracts';
import { minutesOf, timeOf } from '@salon/kernel';
import { formatTime, salonTimeOf } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { AWAY_WORDS } from '../admin-board/board-cells.js';
import { columnsOf } from '../admin-board/board.rules.js';
import { spanWords } from '../visit/span-words.js';
import { CustomerSign } from '../screen/customer-notes-list.js';
import { useNow } from '../visit/use-now.js';
import { VisitState } from '../visit/visit-state.js';
import { CustomerName } from '../visit/customer-name.js';
import { columnOf, dayName } from './week.rules.js';

/** The stylist's hours on a day, or the reason of an absence. */
export function hoursOf(day: SalonDay): string {
  if (day.closed !== null) return `Closed: ${day.closed}`;
  const { shifts, away } = columnOf(day);
  if (shifts.length > 0) return shifts.map(spanWords).join(', ');
  return away[0] ? AWAY_WORDS[away[0].kind] : 'Not at work';
}

/** @param minute the current one of today */
function DayOfList({ day, minute }: { day: SalonDay; minute: number }) {
  const column = columnOf(day);
  const visits = day.visits.map((visit) => ({ ...visit, stylist: { _id: day.date, name: column.name } }));
  const [cells = []] = columnsOf({ ...day, stylists: [column], visits }, minute);
  return (
    <section className="week-day" aria-labelledby={`week-${day.date}`}>
      <h2 id={`week-${day.date}`}>
        <Link to={`/admin/day/${day.date}`}>{dayName(day.date)}</Link>
      </h2>
      <p className="hint">{hoursOf(day)}</p>
      <ul>
        {cells.map((cell) => (
          <li key={cell.id}>
            <span className="week-day__time">{formatTime(timeOf(cell.start))}</span>
            {cell.kind === 'gap' && <span className="hint">Free {cell.end - cell.start} min</span>}
            {cell.kind === 'block' && <span className="hint">Blocked: {cell.note}</span>}
            {cell.kind === 'visit' && (
              <span className="week-day__visit">
                <Link to={`/admin/visits/${cell.visit.appointmentId}`}>
                  <CustomerName of={cell.visit} />
                </Link>
                <CustomerSign notes={cell.visit.customerNotes} />
                <VisitState {...cell.visit} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The week on a phone: one list for each day. */
export function WeekList({ days }: { days: readonly SalonDay[] }) {
  const minute = minutesOf(salonTimeOf(useNow()));
  return (
    <div className="week-list">
      {days.map((day) => (
        <DayOfList key={day.date} day={day} minute={minute} />
      ))}
    </div>
  );
}
