import { formatDate, formatTime, salonToday, weekdayName } from '@salon/web-kit';
import type { LocalDay, LocalTime } from '@salon/kernel';

const isThisYear = (date: LocalDay): boolean => date.slice(0, 4) === salonToday().slice(0, 4);

/** The day of a visit as a calendar sheet; its year is visible when it is not the current one. */
export const VisitDate = ({ date, time }: { date: LocalDay; time: LocalTime }) => (
  <time className="visit-date" dateTime={`${date}T${time}`}>
    <span>{weekdayName(date)}</span>
    <b>{Number(date.slice(8))}</b>
    <span>
      {formatDate(date).split(' ', 1)[0]}
      <span className={isThisYear(date) ? 'sr' : undefined}> {date.slice(0, 4)}</span>
      <span className="sr">,</span>
    </span>
    <span className="visit-date-time">{formatTime(time)}</span>
  </time>
);
