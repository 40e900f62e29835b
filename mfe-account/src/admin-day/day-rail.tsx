import type { SalonDay } from '@salon/contracts';
import { counted, sumLkr } from '@salon/kernel';
import { Spinner } from '@salon/ui';
import { isFirstLoad, tasksQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import { useWideWindow } from '../admin-board/use-wide-window.js';
import { dashboardQuery } from '../admin-dashboard/dashboard.queries.js';
import { Missing } from '../admin-dashboard/missing.js';
import { Money } from '../admin-dashboard/money.js';
import { Part } from '../admin-dashboard/part.js';
import { Waiting } from '../admin-dashboard/waiting.js';
import '../styles/day-rail.css';

function MoneyOfToday({ date, visits }: Pick<SalonDay, 'date' | 'visits'>) {
  const query = useQuery(dashboardQuery);
  const { data } = query;
  if (isFirstLoad(query)) return <Spinner label="Loading the money of today" />;
  if (data?.today?.date !== date) return <Missing what="The money of today" />;
  const booked = visits.filter(({ status }) => status !== 'pending');
  return <Money money={data.today.money} due={sumLkr(booked.map(({ due }) => due))} />;
}

/** Beside the board of a wide window: what needs attention, and today the money of the day. */
const DayRail = ({ day }: { day: SalonDay }) => (
  <aside className="day-rail" aria-label="Beside the day">
    <Part id="attention" title="Needs attention" more={['See all', '/admin/tasks']}>
      <Waiting />
    </Part>
    {day.date === day.today && (
      <Part id="money" title="Money of today" more={['All actions', '/admin/actions']}>
        <MoneyOfToday {...day} />
      </Part>
    )}
  </aside>
);

const taskWords = (total: number): string =>
  total === 0 ? 'Nothing waits for anybody' : `${counted(total, 'task')} to look at`;

/** The same on a narrower window: the number of tasks, above the board. */
function TasksStrip() {
  const { data: tasks } = useQuery(tasksQuery);
  return (
    <Link className="tasks-strip" to="/admin/tasks">
      {tasks ? taskWords(tasks.total) : 'Open tasks'}
    </Link>
  );
}

interface LayoutProps {
  day: SalonDay;
  /** Above the board, over its whole width. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The board, or what stands in its place, and what an admin sees beside it. */
export function DayLayout({ day, tools, children }: LayoutProps) {
  const isWide = useWideWindow();
  return (
    <>
      {!isWide && <TasksStrip />}
      {tools}
      <div className="day-layout">
        <div>{children}</div>
        {isWide && <DayRail day={day} />}
      </div>
    </>
  );
}
