import { formatMinutes, type LocalDay, type LocalTime } from '@salon/kernel';
import { Flower } from '@salon/ui';
import { formatDate, formatTime, weekdayName } from '@salon/web-kit';
import { ArrowRight } from 'lucide-react';

interface When {
  date: LocalDay;
  startTime: LocalTime;
  endTime: LocalTime;
  minutes: number;
  /** 'Any stylist', or 'with Nadeesha'. */
  stylist: string;
}

/** The card at the top of a summary: day, start, end, minutes and stylist. */
export function VisitWhen({ date, startTime, endTime, minutes, stylist }: When) {
  return (
    <div className="visit-when">
      <span className="visit-flower" aria-hidden="true">
        <Flower />
      </span>
      <p className="visit-small">{weekdayName(date)}</p>
      <p className="visit-day">{formatDate(date, 'MMMM d, yyyy')}</p>
      <p className="visit-hours">
        <time dateTime={startTime}>{formatTime(startTime)}</time>
        <ArrowRight role="img" aria-label="to" />
        <time dateTime={endTime}>{formatTime(endTime)}</time>
      </p>
      <p className="visit-small dots">
        <span>{formatMinutes(minutes)}</span> <span>{stylist}</span>
      </p>
    </div>
  );
}
