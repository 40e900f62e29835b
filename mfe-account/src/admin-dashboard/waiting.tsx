import type { OpenTasks } from '@salon/contracts';
import { Spinner } from '@salon/ui';
import { isFirstLoad, tasksQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Missing } from './missing.js';

/** The number of each type of task. */
const countsOf = (tasks: OpenTasks): [label: string, count: number][] => [
  ['Refunds', tasks.refunds.total],
  ['Visits outside the hours', tasks.outside],
  ['Messages without an answer', tasks.messages?.total ?? 0],
  ['Doubtful payments', tasks.notices.total],
  ['Payments that the bank took back', tasks.chargeBacks?.total ?? 0],
  ['Mails that do not leave', tasks.mails.total],
];

/** The open tasks by type; the navigation bar and the tile show their total from the same query. */
export function Waiting() {
  const query = useQuery(tasksQuery);
  const { data: tasks } = query;
  if (isFirstLoad(query)) return <Spinner label="Loading what waits" />;
  if (!tasks) return <Missing what="What waits" />;
  const left = countsOf(tasks).filter(([, count]) => count > 0);
  return (
    <>
      {left.length > 0 && (
        <ul className="today__waiting">
          {left.map(([label, count]) => (
            <li key={label}>
              <span>{label}</span> <strong>{count}</strong>
            </li>
          ))}
        </ul>
      )}
      {tasks.messages === null && <Missing what="Messages" />}
      {left.length === 0 && tasks.messages !== null && <p>Nothing waits for anybody.</p>}
    </>
  );
}
