import { formatDate, formatTime, weekdayName } from '@salon/web-kit';
import type { LocalDay, LocalTime } from '@salon/kernel';

/** The day of a visit as a calendar sheet. */
export const VisitDate = ({ date, time }: { date: LocalDay; time: LocalTime }) => (
  <time className="visit-date" dateTime={`${date}T${time}`}>
    <span>{weekdayName(date)}</span>
    <b>{Number(date.slice(8))}</b>
    <span>
      {formatDate(date).split(' ', 1)[0]}
      <span className="sr"> {date.slice(0, 4)},</span>
    </span>
    <span className="visit-date-time">{formatTime(time)}</span>
  </time>
);
