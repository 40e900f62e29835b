import { messages } from '@salon/contracts';
import { addDays, isLocalDay } from '@salon/kernel';
import { buttonClass, EmptyState, ErrorState, Notice, Page, PageHeading, Skeleton } from '@salon/ui';
import { formatDate, messageOf, salonToday, useTitle } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link, Navigate, useNavigate, useParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { summaryOf } from './board.rules.js';
import { DayBoard } from './day-board.js';
import { dayQuery } from './day.queries.js';
import { VisitPanel } from './visit-panel.js';
import '../styles/admin-day.css';

const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date));

function DayNav({ date }: { date: string }) {
  const navigate = useNavigate();
  const line = buttonClass({ variant: 'line' });
  return (
    <nav className="day-nav" aria-label="Days">
      <Link className={line} to={`/admin/day/${addDays(date, -1)}`} aria-label="The day before">
        ‹
      </Link>
      <label>
        <span className="sr">Day</span>
        <input
          type="date"
          value={date}
          onChange={({ target }) => isLocalDay(target.value) && void navigate(`/admin/day/${target.value}`)}
        />
      </label>
      <Link className={line} to={`/admin/day/${addDays(date, 1)}`} aria-label="The next day">
        ›
      </Link>
      {date !== salonToday() && (
        <Link className={buttonClass({ variant: 'text' })} to={`/admin/day/${salonToday()}`}>
          Today
        </Link>
      )}
    </nav>
  );
}

function Day({ date }: { date: string }) {
  const { data: day, isPending, isFetching, error, refetch } = useQuery(dayQuery(date));
  const [opened, setOpened] = useState<string | null>(null);
  if (isPending) return <Skeleton height="36rem" />;
  if (!day)
    return (
      <ErrorState
        title="Something went wrong"
        text={messageOf(error, messages.dayFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const visit = day.visits.find(({ _id }) => _id === opened);
  return (
    <>
      {error && <Notice tone="warning">{messageOf(error, messages.dayFailed)} What you see may be old.</Notice>}
      {day.closed && <Notice tone="info">The salon is closed: {day.closed}.</Notice>}
      {day.stylists.length === 0 ? (
        <EmptyState art="/art/araliya-branch.svg" title="Nobody works on this day." text="No visit is booked either.">
          <Link className={buttonClass({ variant: 'line' })} to="/admin/hours">
            Hours and leave
          </Link>
        </EmptyState>
      ) : (
        <>
          <p role="status" className="hint">
            {summaryOf(day)}
          </p>
          <DayBoard day={day} onOpen={({ _id }) => setOpened(_id)} />
        </>
      )}
      {visit && <VisitPanel key={visit._id} visit={visit} day={day} onClose={() => setOpened(null)} />}
    </>
  );
}

/** /admin/day/:date: the salon's day, one column for each stylist. */
export function DayPage() {
  const { date = '' } = useParams();
  useTitle('The day');
  if (!isLocalDay(date)) return <Navigate to={`/admin/day/${salonToday()}`} replace />;
  return (
    <Page>
      <PageHeading title={weekdayOf(date)} lead={formatDate(date)}>
        <DayNav date={date} />
      </PageHeading>
      <Day key={date} date={date} />
    </Page>
  );
}
