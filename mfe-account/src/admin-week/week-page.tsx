import { messages, type SalonWeek } from '@salon/contracts';
import { addDays, isLocalDay, mondayOf } from '@salon/kernel';
import { buttonClass, EmptyState, SelectField } from '@salon/ui';
import { formatDate, salonToday } from '@salon/web-kit';
import { FollowLive, useRefetchInterval } from '@salon/web-kit/live';
import { useQuery } from '@salon/web-kit/query';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from '@salon/web-kit/router';
import type { CSSProperties } from 'react';
import { DayBoard } from '../admin-board/day-board.js';
import type { Moving } from '../admin-board/use-moving.js';
import { AdminPage } from '../screen/admin-page.js';
import { LiveLine } from '../screen/live-line.js';
import { StaleNotice } from '../screen/load-failed.js';
import { Loaded } from '../screen/loaded.js';
import { nameOptions } from '../screen/name-options.js';
import { useAtMidnight } from '../visit/use-at-midnight.js';
import { hoursOf, WeekList } from './week-list.js';
import { weekQuery } from './week.queries.js';
import { asBoard, dayName } from './week.rules.js';
import '../styles/admin-day.css';
import '../styles/admin-desk.css';
import '../styles/admin-week.css';
import '../styles/day-nav.css';

const nothing = () => undefined;
/** A visit cannot be moved to another day here: the day's board asks for the needed confirmation. */
const NOT_MOVABLE: Moving = {
  move: null,
  announcement: '',
  begin: nothing,
  setTarget: nothing,
  choose: nothing,
  cancel: nothing,
  press: () => false,
};

function WeekNav({ date, query }: { date: string; query: string }) {
  const line = buttonClass({ variant: 'line' });
  return (
    <nav className="day-nav" aria-label="Weeks">
      <Link className={line} to={`/admin/week/${addDays(date, -7)}${query}`} aria-label="The week before">
        ‹
      </Link>
      <Link className={line} to={`/admin/week/${addDays(date, 7)}${query}`} aria-label="The next week">
        ›
      </Link>
      <Link className={buttonClass({ variant: 'text' })} to="/admin/day">
        The day
      </Link>
    </nav>
  );
}

const Heads = ({ days }: Pick<SalonWeek, 'days'>) => (
  <div className="board-heads" style={{ '--columns': days.length } as CSSProperties}>
    {days.map((day) => (
      <p key={day.date} className="board-head">
        <span>
          <Link to={`/admin/day/${day.date}`}>{dayName(day.date)}</Link>
          <span className="hint">{hoursOf(day)}</span>
        </span>
      </p>
    ))}
  </div>
);

function Week({ week }: { week: SalonWeek }) {
  const navigate = useNavigate();
  const toDay = (date: string) => void navigate(`/admin/day/${date}`);
  const dayOfBlock = (id: string) =>
    week.days.find(({ stylists }) => stylists.some(({ away }) => away.some(({ blockId }) => blockId === id)))?.date ??
    '';
  return (
    <>
      <div className="week-board">
        <DayBoard
          day={asBoard(week)}
          moving={NOT_MOVABLE}
          heads={<Heads days={week.days} />}
          onVisit={({ appointmentId }) => void navigate(`/admin/visits/${appointmentId}`)}
          onGap={({ columnId }) => toDay(columnId)}
          onBlock={(id) => toDay(dayOfBlock(id))}
        />
      </div>
      <WeekList days={week.days} />
    </>
  );
}

function Content({ date }: { date: string }) {
  const [search, setSearch] = useSearchParams();
  const stylist = search.get('stylist');
  const query = useQuery({
    ...weekQuery(date, stylist ?? ''),
    refetchInterval: useRefetchInterval(),
    placeholderData: (previous) => previous,
  });
  useAtMidnight(() => void query.refetch());
  return (
    <Loaded query={query} failed={messages.dayFailed} rows={[1, '36rem']}>
      {(week) =>
        week.stylist === null ? (
          <EmptyState
            art="/art/araliya-branch.svg"
            title="Nobody works here yet."
            text="Each stylist has a week of their own."
          >
            <Link className={buttonClass({ variant: 'line' })} to="/admin/stylists">
              Stylists
            </Link>
          </EmptyState>
        ) : (
          <div aria-busy={query.isPlaceholderData}>
            <StaleNotice error={query.error} failed={messages.dayFailed} />
            <div className="week-tools">
              <SelectField
                label="Stylist"
                value={stylist ?? week.stylist}
                onChange={({ target }) => setSearch({ stylist: target.value }, { replace: true })}
              >
                {nameOptions(week.stylists)}
              </SelectField>
              <LiveLine />
            </div>
            <Week week={week} />
          </div>
        )
      }
    </Loaded>
  );
}

/** /admin/week/:date?stylist=: seven days of one stylist. */
export default function WeekPage() {
  const { date = '' } = useParams();
  const [search] = useSearchParams();
  const query = search.size > 0 ? `?${search}` : '';
  if (!isLocalDay(date)) return <Navigate to={`/admin/week/${mondayOf(salonToday())}${query}`} replace />;
  const lead = `${formatDate(date)} – ${formatDate(addDays(date, 6))}`;
  return (
    <AdminPage title="The week" lead={lead} actions={<WeekNav date={date} query={query} />}>
      <FollowLive>
        <Content date={date} />
      </FollowLive>
    </AdminPage>
  );
}
