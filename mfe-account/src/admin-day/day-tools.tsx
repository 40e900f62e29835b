import type { SalonDay } from '@salon/contracts';
import { minutesOf } from '@salon/kernel';
import { Button, buttonClass } from '@salon/ui';
import { salonTimeOf } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { columnsOf, summaryOf, type Target } from '../admin-board/board.rules.js';
import { LiveLine } from '../screen/live-line.js';
import { useNow } from '../visit/use-now.js';

/** A free gap: where it begins, and its end in minutes since midnight. */
export interface FreeGap {
  gap: Target;
  until: number;
}

/** The gap that begins first; null when nothing is free. @param minute the current one of today */
function firstGapOf(day: SalonDay, minute: number): FreeGap | null {
  const [first] = columnsOf(day, minute)
    .flat()
    .filter(({ kind }) => kind === 'gap')
    .sort((a, b) => a.start - b.start);
  return first ? { gap: { columnId: first.columnId, start: first.start }, until: first.end } : null;
}

interface Props {
  day: SalonDay;
  onBook(gap: FreeGap): void;
}

/** Stays when the last gap is taken, so that the focus does not fall out of the page. */
const BookButton = ({ free, onBook }: Pick<Props, 'onBook'> & { free: FreeGap | null }) => (
  <>
    {!free && (
      <span id="nothing-free" className="hint">
        Nothing is free
      </span>
    )}
    <Button
      variant="primary"
      className="day-tools__book"
      aria-disabled={!free || undefined}
      aria-describedby={free ? undefined : 'nothing-free'}
      onClick={() => free && onBook(free)}
    >
      New visit
    </Button>
  </>
);

/** The summary of the day, and what is done with it as a whole. */
export function DayTools({ day, onBook }: Props) {
  const free = firstGapOf(day, minutesOf(salonTimeOf(useNow())));
  return (
    <div className="day-tools">
      <p role="status" className="hint">
        {summaryOf(day)}
      </p>
      <LiveLine />
      <Button variant="text" onClick={() => window.print()}>
        Print
      </Button>
      {day.date <= day.today && (
        <Link className={buttonClass({ variant: 'text' })} to={`/admin/close/${day.date}`}>
          Close the day
        </Link>
      )}
      {day.date >= day.today && <BookButton free={free} onBook={onBook} />}
    </div>
  );
}
